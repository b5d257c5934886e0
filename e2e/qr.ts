import jsQR from "jsqr";
import sharp from "sharp";

/** What a reader finds in a picture of a QR code. */
export async function readQr(png: Buffer): Promise<string | undefined> {
  const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data;
}
