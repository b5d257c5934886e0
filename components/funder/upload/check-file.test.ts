import { checkFile } from "@/components/funder/upload/check-file";
import { UPLOAD_MAX_BYTES } from "@/lib/limits";
import { zipOf } from "@/test-support/zip";

const file = (name: string, ...parts: BlobPart[]) => new File(parts, name);
const pdf = (trailer: string) => {
  const body = "%PDF-1.7\n1 0 obj\n<< /Type /Catalog >>\nendobj\n";
  return `${body}xref\n0 1\n0000000000 65535 f \ntrailer\n<< /Size 1 /Root 1 0 R ${trailer} >>\nstartxref\n${body.length}\n%%EOF\n`;
};
const png = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

test.each([
  ["akta.pdf", pdf("")],
  ["AKTA.PDF", pdf("")],
  ["scan.png", png],
  ["foto.jpg", new Uint8Array([0xff, 0xd8, 0xff, 0xe0])],
  ["foto.jpeg", png],
  ["foto.jfif", new Uint8Array([0xff, 0xd8, 0xff, 0xe0])],
  ["foto.jpe", new Uint8Array([0xff, 0xd8, 0xff, 0xe1])],
  ["IMG_0001", new Uint8Array([0xff, 0xd8, 0xff, 0xe1])],
  ["pdf", pdf("")],
  ["mutasi", new Uint8Array([0x50, 0x4b, 0x03, 0x04])],
  ["mutasi.zip", new Uint8Array([0x50, 0x4b, 0x03, 0x04])],
])("takes %s", async (name, content) => {
  expect(await checkFile(file(name, content))).toBe("ok");
});

test.each([
  ["surat.docx", new Uint8Array([0x50, 0x4b, 0x03, 0x04])],
  ["program.pdf", "MZ\x90\x00%PDF-1.7\n"],
  ["program.pdf", "MZ\x90\x00 This program cannot be run in DOS mode"],
  ["aplikasi.apk", new Uint8Array([0x50, 0x4b, 0x03, 0x04])],
  ["animasi.gif", "GIF89a"],
  ["gambar.svg", "<svg/>"],
])("refuses %s by its type", async (name, content) => {
  expect(await checkFile(file(name, content))).toBe("type");
});

test.each([
  ["foto.jpg", "RIFF\x10\x00\x00\x00WEBPVP8 ", "webp"],
  ["foto.webp", "RIFF\x10\x00\x00\x00WEBPVP8L", "webp"],
  ["IMG_0002.jpg", "\x00\x00\x00\x18ftypheic\x00\x00\x00\x00", "heic"],
  ["IMG_0003.png", "\x00\x00\x00\x18ftypmif1\x00\x00\x00\x00", "heic"],
])("%s: says what a picture of another format really is", async (name, content, verdict) => {
  expect(await checkFile(file(name, content))).toBe(verdict);
});

test("refuses an empty file", async () => {
  expect(await checkFile(file("kosong.pdf"))).toBe("empty");
});

test("takes the largest size exactly and refuses one byte more", async () => {
  const start = pdf("");
  expect(await checkFile(file("batas.pdf", start, new Uint8Array(UPLOAD_MAX_BYTES - start.length)))).toBe("ok");
  expect(await checkFile(file("lebih.pdf", start, new Uint8Array(UPLOAD_MAX_BYTES - start.length + 1)))).toBe("size");
});

test("tells an archive that is locked, and an office file under another name", async () => {
  expect(await checkFile(file("mutasi.zip", zipOf(["mutasi.pdf"], "aes")))).toBe("locked");
  expect(await checkFile(file("laporan.zip", zipOf(["[Content_Types].xml", "xl/workbook.xml"])))).toBe("type");
});

test("tells an encrypted document", async () => {
  expect(await checkFile(file("mutasi.pdf", pdf("/Encrypt 5 0 R")))).toBe("encrypted");
});
