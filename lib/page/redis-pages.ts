import { createHmac, timingSafeEqual } from "node:crypto";
import createRedisHandler from "@fortedigital/nextjs-cache-handler/redis-strings";
import type { Redis } from "../gateway/redis.ts";

/** Shorter than rendering the page again, milliseconds. */
const TIMEOUT_MS = 500;
/** Hash in which the library looks up when a tag expired. */
const EXPIRED_TAGS = "__revalidated_tags__";
/** The library's other keys: the tags of each page, and when it ends. */
const INDEXES = ["__sharedTags__", "__sharedTagsTtl__"];
/** Larger than any page, bytes. Nothing behind it is read. */
const STORED_MAX_BYTES = 4_194_304;
const ALGORITHM = "sha256";
const SEAL_CHARS = 43;

const isOfAnotherType = (cause: unknown) => cause instanceof Error && cause.message.startsWith("WRONGTYPE");

/** A client of which the library uses these commands on values. */
type Commands = Pick<Redis, "get" | "set" | "hmGet">;

/** Seals what is stored under a key, so that only what this service wrote there is read. */
function sealedCommands(client: Redis, secret: Buffer): Commands {
  const sealOf = (key: string, text: string) => createHmac(ALGORITHM, secret).update(`${key}\n`).update(text).digest("base64url");
  return {
    get: async (key) => {
      const stored = await client.getRange(key, 0, STORED_MAX_BYTES).catch((cause: unknown) => {
        if (isOfAnotherType(cause)) return "";
        throw cause;
      });
      if (!stored) return null;
      const text = stored.slice(SEAL_CHARS);
      const [given, own] = [Buffer.from(stored.slice(0, SEAL_CHARS)), Buffer.from(sealOf(String(key), text))];
      return given.length === own.length && timingSafeEqual(given, own) ? text : null;
    },
    set: (key, text, options) => client.set(key, sealOf(String(key), String(text)) + text, options),
    // A time in the future would make each visit render its page until then.
    hmGet: async (key, fields) => (await client.hmGet(key, fields)).map((time) => (Number(time) <= Date.now() ? time : null)),
  };
}

/** The client, with sealed commands. */
function guard(client: Redis, secret: Buffer): Redis {
  const sealed = sealedCommands(client, secret);
  return new Proxy(client, {
    get(target, name) {
      if (name === "withAbortSignal") return (signal: AbortSignal) => guard(target.withAbortSignal(signal), secret);
      const own = name in sealed ? Reflect.get(sealed, name) : Reflect.get(target, name, target);
      return typeof own === "function" ? own.bind(target) : own;
    },
  });
}

/**
 * The library's handler of Redis. It reads only pages that were written with the same secret for the same address. Where
 * somebody else put something of another type, it starts again with empty keys.
 */
export function createRedisPages(client: Redis, keyPrefix: string, secret: Buffer) {
  const handler = createRedisHandler({ client: guard(client, secret), keyPrefix, timeoutMs: TIMEOUT_MS });
  const retried = async <Result>(run: () => Promise<Result>): Promise<Result> => {
    try {
      return await run();
    } catch (cause) {
      if (!(cause instanceof SyntaxError) && !isOfAnotherType(cause)) throw cause;
      await client.unlink([EXPIRED_TAGS, ...INDEXES].map((name) => keyPrefix + name));
      return await run();
    }
  };
  return {
    ...handler,
    get: (key: string, context: Parameters<typeof handler.get>[1]) => retried(() => handler.get(key, context)),
    set: (key: string, value: Parameters<typeof handler.set>[1], context?: Parameters<typeof handler.set>[2]) =>
      retried(() => handler.set(key, value, context)),
    // The library records the time for paths only. Recorded for tags too, it rejects an older page that a starting
    // server copies to Redis after the tag has expired.
    revalidateTag: (tag: string) =>
      retried(async () => {
        await client.hSet(keyPrefix + EXPIRED_TAGS, tag, Date.now());
        await handler.revalidateTag(tag);
      }),
  };
}
