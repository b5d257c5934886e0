import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

export type Encoding = "br" | "gzip";

const brotli = promisify(brotliCompress);
const gz = promisify(gzip);
/** Smaller bodies gain nothing from compression, bytes. */
const COMPRESS_MIN_BYTES = 860;
/** All compressed copies in memory, bytes. */
const CACHE_MAX_BYTES = 67_108_864;
/** Bodies waiting for their dense copy. When the queue is full, the quick copy stays. */
const QUEUE_MAX = 200;
const QUICK_QUALITY = 4;

const COMPRESSIBLE = /^(?:text\/|application\/(?:json|javascript|xml|[\w.-]+\+(?:json|xml))|image\/svg\+xml)/;

/** The best encoding that an Accept-Encoding header allows, brotli first. */
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

/** A compressed body. A copy that is not dense is replaced in the background. */
export type Copy = { bytes: Buffer; dense: boolean };

/** LRU cache of compressed bodies by content. Dense copies are made in the background, one at a time. */
export class CompressionCache {
  readonly #copies = new Map<string, Copy>();
  readonly #making = new Map<string, Promise<Copy>>();
  readonly #queue = new Map<string, { body: Buffer; encoding: Encoding }>();
  #improving = false;
  #bytes = 0;

  #store(key: string, copy: Copy): void {
    this.#drop(key);
    this.#copies.set(key, copy);
    this.#bytes += copy.bytes.byteLength;
    for (const oldest of this.#copies.keys()) {
      if (this.#bytes <= CACHE_MAX_BYTES) break;
      this.#drop(oldest);
    }
  }

  #drop(key: string): void {
    this.#bytes -= this.#copies.get(key)?.bytes.byteLength ?? 0;
    this.#copies.delete(key);
  }

  async #improve(): Promise<void> {
    if (this.#improving) return;
    this.#improving = true;
    for (const [name, { body, encoding }] of this.#queue) {
      this.#queue.delete(name);
      const bytes = await encode(body, encoding, encoding === "br" ? 11 : 9).catch(() => undefined);
      if (bytes) this.#store(name, { bytes, dense: true });
    }
    this.#improving = false;
  }

  async #make(name: string, body: Buffer, encoding: Encoding): Promise<Copy> {
    const copy = { bytes: await encode(body, encoding, QUICK_QUALITY), dense: false };
    this.#store(name, copy);
    if (this.#queue.size < QUEUE_MAX) this.#queue.set(name, { body, encoding });
    void this.#improve();
    return copy;
  }

  /**
   * The compressed body, or undefined if it is too small. With a key that identifies the content, the copy is cached
   * and concurrent requests share it: first a quick copy, then a dense one made in the background. Without a key the
   * body is compressed at the lowest quality and not cached.
   */
  async compress(body: () => Buffer, encoding: Encoding, key: string | undefined): Promise<Copy | undefined> {
    const name = key && `${encoding} ${key}`;
    const known = name ? this.#copies.get(name) : undefined;
    if (name && known) {
      this.#store(name, known);
      return known;
    }
    const being = name ? this.#making.get(name) : undefined;
    if (being) return await being;
    const plain = body();
    if (plain.byteLength < COMPRESS_MIN_BYTES) return undefined;
    if (!name) return { bytes: await encode(plain, encoding, 1), dense: false };
    const making = this.#make(name, plain, encoding).finally(() => this.#making.delete(name));
    this.#making.set(name, making);
    return await making;
  }
}
