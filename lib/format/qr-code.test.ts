import jsQR from "jsqr";
import sharp from "sharp";
import { qrSvg } from "@/lib/format/qr-code";
import { qrPng } from "@/lib/share-kit/qr-png";

const url = "http://localhost:3000/daftarPenerima";

/** What a reader finds in a picture. */
async function read(picture: Uint8Array | Buffer): Promise<string | undefined> {
  const { data, info } = await sharp(picture, { density: 600 }).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data;
}

test("the drawing decodes to its address", async () => expect(await read(Buffer.from(qrSvg(url, "M")))).toBe(url));

test.each([url, `https://www.contoh.example/p2pLending?id=${"a".repeat(120)}&utm_source=whatsapp`])(
  "the picture of %s decodes to it",
  async (text) => {
    const png = await qrPng(text, 1_200);
    expect((await sharp(png).metadata()).width).toBe(1_200);
    expect(await read(png)).toBe(text);
  },
);
