import { createHash } from "node:crypto";

const PADDING = Buffer.from("28bf4e5e4e758a4164004e56fffa01082e2e00b6d0683e802f0ca9fe6453697a", "hex");
const KEY_BYTES = 5;
const PERMISSIONS = -44;

const md5 = (...parts: Buffer[]) => createHash("md5").update(Buffer.concat(parts)).digest();
const padded = (password: string) => Buffer.concat([Buffer.from(password, "latin1"), PADDING]).subarray(0, 32);

function rc4(key: Buffer, data: Buffer): Buffer {
  const state = Array.from({ length: 256 }, (_, index) => index);
  const swap = (a: number, b: number) => {
    [state[a], state[b]] = [state[b] as number, state[a] as number];
  };
  for (let i = 0, j = 0; i < 256; i += 1) {
    j = (j + (state[i] as number) + (key[i % key.length] as number)) % 256;
    swap(i, j);
  }
  let i = 0;
  let j = 0;
  return data.map((byte) => {
    i = (i + 1) % 256;
    j = (j + (state[i] as number)) % 256;
    swap(i, j);
    return byte ^ (state[((state[i] as number) + (state[j] as number)) % 256] as number);
  }) as Buffer;
}

/**
 * A small encrypted PDF (standard handler, 40 bits). With an empty user password it opens for everybody, as bank
 * statements that are only protected against changes do.
 */
export function encryptedPdf(userPassword: string): Buffer {
  const id = md5(Buffer.from("simpul"));
  const permissions = Buffer.alloc(4);
  permissions.writeInt32LE(PERMISSIONS);
  const owner = rc4(md5(padded("pemilik")).subarray(0, KEY_BYTES), padded(userPassword));
  const key = md5(padded(userPassword), owner, permissions, id).subarray(0, KEY_BYTES);
  const user = rc4(key, PADDING);
  const hex = (bytes: Buffer) => `<${bytes.toString("hex")}>`;
  const objects = [
    "<< /Type /Catalog /Pages 2 0 R >>",
    "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
    "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 200 200] >>",
    `<< /Filter /Standard /V 1 /R 2 /O ${hex(owner)} /U ${hex(user)} /P ${PERMISSIONS} >>`,
  ];
  let text = "%PDF-1.4\n";
  const places = objects.map((body, index) => {
    const place = text.length;
    text += `${index + 1} 0 obj\n${body}\nendobj\n`;
    return place;
  });
  const table = places.map((place) => `${String(place).padStart(10, "0")} 00000 n \n`).join("");
  const start = text.length;
  const trailer = `<< /Size 5 /Root 1 0 R /Encrypt 4 0 R /ID [${hex(id)} ${hex(id)}] >>`;
  return Buffer.from(`${text}xref\n0 5\n0000000000 65535 f \n${table}trailer\n${trailer}\nstartxref\n${start}\n%%EOF\n`, "latin1");
}
