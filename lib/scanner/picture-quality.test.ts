/** @jest-environment node */
import sharp, { type Sharp } from "sharp";
import { greyOf, pictureFault } from "@/lib/scanner/picture-quality";

const lines = Array.from(
  { length: 24 },
  (_, row) => `<text x="60" y="${90 + row * 40}" font-size="22" fill="#222">Nomor 0123456789 Rekening koran baris ${row}</text>`,
);
const sheet = (inside: string, paper = "#f4f2ec") =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="1100"><rect width="800" height="1100" fill="${paper}"/>${inside}</svg>`;

async function faultOf(svg: string, change: (picture: Sharp) => Sharp = (picture) => picture) {
  const flat = await sharp(Buffer.from(svg)).flatten().png().toBuffer();
  const { data, info } = await change(sharp(flat)).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return pictureFault(greyOf(data, info.width, info.height));
}

it("finds nothing wrong with a sharp page, also with little print, on a dark table or compressed", async () => {
  const half = Math.floor(lines.length / 4);
  expect(await faultOf(sheet(lines.join("")))).toBeUndefined();
  expect(await faultOf(sheet(lines.slice(0, half).join("")))).toBeUndefined();
  expect(
    await faultOf(sheet(`<rect width="800" height="200" fill="#332211"/>${lines.join("")}`), (picture) => picture.jpeg({ quality: 60 })),
  ).toBeUndefined();
  expect(await faultOf(sheet(lines.join("")), (picture) => picture.blur(0.6))).toBeUndefined();
});

it("names a blurred, a dark and a blank page", async () => {
  expect(await faultOf(sheet(lines.join("")), (picture) => picture.blur(5))).toBe("blurred");
  expect(await faultOf(sheet(lines.join("")), (picture) => picture.linear(0.12, 0))).toBe("dark");
  expect(await faultOf(sheet(""))).toBe("blank");
});
