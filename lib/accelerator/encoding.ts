import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

export type Encoding = "br" | "gzip";

const brotli = promisify(brotliCompress);
const gz = promisify(gzip);

const COMPRESSIBLE = /^(?:text\/|application\/(?:json|javascript|xml|[\w.-]+\+(?:json|xml))|image\/svg\+xml)/;

/** The best encoding that an Accept-Encoding header allows, brotli first. */
export function pickEncoding(acceptEncoding = ""): Encoding | undefined {
  const accepted = new Map<string, number>();
  for (const part of acceptEncoding.toLowerCase().split(",")) {
    const [name = "", ...parameters] = part.split(";").map((piece) => piece.trim());
    const quality = parameters.find((parameter) => parameter.startsWith("q="));
    accepted.set(name, quality ? Number(quality.slice(2)) || 0 : 1);
  }
  return (["br", "gzip"] as const).find((encoding) => (accepted.get(encoding) ?? accepted.get("*") ?? 0) > 0);
}

/** Whether bodies of this content type are worth compressing. */
export function isCompressible(contentType: string): boolean {
  return COMPRESSIBLE.test(contentType);
}

/**
 * Compression levels: `once` for a response that is not stored, `quick` for the first stored copy, `best` for the copy
 * that replaces it in the background. gzip uses at most 9.
 */
export const LEVELS = { once: 1, quick: 4, best: 11 };

/** A compressed body. */
export async function encode(body: Buffer, encoding: Encoding, level: number): Promise<Buffer> {
  if (encoding === "gzip") return await gz(body, { level: Math.min(9, level) });
  return await brotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: level, [constants.BROTLI_PARAM_SIZE_HINT]: body.byteLength } });
}
