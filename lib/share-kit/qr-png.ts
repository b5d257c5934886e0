import sharp from "sharp";
import { qrRows } from "../format/qr-code.ts";

/** A QR code as a PNG file of `width` pixels, black on white, that survives a smudge or a small logo. */
export async function qrPng(text: string, width: number): Promise<Uint8Array<ArrayBuffer>> {
  const rows = qrRows(text, "Q");
  const pixels = Uint8Array.from(rows.flat(), (dark) => (dark ? 0 : 255));
  const image = sharp(pixels, { raw: { width: rows.length, height: rows.length, channels: 1 } });
  return new Uint8Array(await image.resize(width, width, { kernel: "nearest" }).png({ palette: true, colours: 2, effort: 1 }).toBuffer());
}
