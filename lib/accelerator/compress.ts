import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

export type Encoding = "br" | "gzip";

const brotli = promisify(brotliCompress);
const gz = promisify(gzip);
/** Below this a compressed body is hardly smaller, bytes. */
const COMPRESS_MIN_BYTES = 860;
/** All copies kept in memory, bytes. */
const MEMO_MAX_BYTES = 67_108_864;

const COMPRESSIBLE = /^(?:text\/|application\/(?:json|javascript|manifest\+json|ld\+json|xml|rss\+xml|atom\+xml)|image\/svg\+xml)/;

/** The best encoding that an Accept-Encoding header admits, brotli first. */
export function pickEncoding(acceptEncoding: string | undefined): Encoding | undefined {
  const accepted = new Map<string, number>();
  for (const part of (acceptEncoding ?? "").toLowerCase().split(",")) {
    const [name = "", ...parameters] = part.split(";").map((piece) => piece.trim());
    const quality = parameters.find((parameter) => parameter.startsWith("q="));
    accepted.set(name, quality ? Number(quality.slice(2)) || 0 : 1);
  }
  for (const encoding of ["br", "gzip"] as const) {
    if ((accepted.get(encoding) ?? accepted.get("*") ?? 0) > 0) return encoding;
  }
  return undefined;
}

/** Whether bodies of this content type are worth compressing. */
export function isCompressible(contentType: string): boolean {
  return COMPRESSIBLE.test(contentType);
}

async function encode(body: Buffer, encoding: Encoding, quality: number): Promise<Buffer> {
  if (encoding === "gzip") return await gz(body, { level: Math.min(9, quality) });
  return await brotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: body.byteLength } });
}

/** A compressed body; one that is not dense is replaced by a denser one soon. */
export type Copy = { bytes: Buffer; dense: boolean };

/** Compressed copies by content, the least recently used go first. */
export class CompressionMemo {
  readonly #copies = new Map<string, Copy>();
  readonly #improving = new Set<string>();
  #bytes = 0;

  #keep(key: string, copy: Copy): void {
    this.#drop(key);
    this.#copies.set(key, copy);
    this.#bytes += copy.bytes.byteLength;
    for (const oldest of this.#copies.keys()) {
      if (this.#bytes <= MEMO_MAX_BYTES) break;
      this.#drop(oldest);
    }
  }

  #drop(key: string): void {
    this.#bytes -= this.#copies.get(key)?.bytes.byteLength ?? 0;
    this.#copies.delete(key);
  }

  #improve(key: string, body: Buffer, encoding: Encoding): void {
    if (this.#improving.has(key)) return;
    this.#improving.add(key);
    encode(body, encoding, encoding === "br" ? 11 : 9)
      .then((bytes) => this.#keep(key, { bytes, dense: true }))
      .catch(() => undefined)
      .finally(() => this.#improving.delete(key));
  }

  /**
   * The compressed body, or undefined where it is too small. With a key that names the content the copy is kept, and the body
   * is only asked for when there is none: the first request gets a quick one, a dense one replaces it in the background.
   * Without a key it is made for one reader, the quickest way.
   */
  async compress(body: () => Buffer, encoding: Encoding, key: string | undefined): Promise<Copy | undefined> {
    const name = key && `${encoding} ${key}`;
    const known = name && this.#copies.get(name);
    if (name && known) {
      this.#keep(name, known);
      return known;
    }
    const plain = body();
    if (plain.byteLength < COMPRESS_MIN_BYTES) return undefined;
    if (!name) return { bytes: await encode(plain, encoding, 1), dense: false };
    const quick = { bytes: await encode(plain, encoding, 4), dense: false };
    this.#keep(name, quick);
    this.#improve(name, plain, encoding);
    return quick;
  }
}
