import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from "node:crypto";
import { linkSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";

export type DataKey = { id: string; key: Buffer };

const KEY_BYTES = 32;
const IV_BYTES = 12;
const TAG_BYTES = 16;
const FILE_NAME = "data-keys";

/** Reads `id:base64 of 32 bytes`, comma-separated. Undefined when a part is none, an id comes twice, or there is none at all. */
export function parseDataKeys(text: string): DataKey[] | undefined {
  const keys: DataKey[] = [];
  for (const part of text.split(",")) {
    const [, id, encoded] = /^\s*([\w-]{1,40}):([A-Za-z0-9+/]{43}=?)\s*$/.exec(part) ?? [];
    const key = Buffer.from(encoded ?? "", "base64");
    if (!id || key.length !== KEY_BYTES || keys.some((known) => known.id === id)) return undefined;
    keys.push({ id, key });
  }
  return keys;
}

/**
 * The key of an embedded database that was given none: made once and kept beside it, readable by its owner alone.
 * Throws when the file cannot be written, or holds no key.
 */
export function keyOfFolder(dataDir: string): DataKey[] {
  const file = path.join(dataDir, FILE_NAME);
  const read = () => {
    const keys = parseDataKeys(readFileSync(file, "utf8"));
    if (!keys) throw new Error(`DATA_DIR: ${file} holds no key. Restore it, or what it sealed cannot be read again.`);
    return keys;
  };
  const made = `${file}.${process.pid}`;
  try {
    return read();
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code !== "ENOENT") throw cause;
  }
  writeFileSync(made, `local-${randomBytes(4).toString("hex")}:${randomBytes(KEY_BYTES).toString("base64")}\n`, { mode: 0o600 });
  try {
    // Whole or not at all, and never over a key that is there.
    linkSync(made, file);
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code !== "EEXIST") throw cause;
  } finally {
    rmSync(made, { force: true });
  }
  return read();
}

/** Hashes and seals small values with keys that are not in the database: a copy of the database alone tells nothing about them. */
export type Vault = {
  /** HMAC-SHA-256 in hexadecimal, with the first key. For what can be guessed: phone numbers, addresses, network addresses. */
  keyed: (value: string) => string;
  /** AES-256-GCM with the first key. */
  seal: (text: string) => string;
  /** The text of what `seal` made. Throws when its key is not among those given, or it was changed. */
  open: (sealed: string) => string;
  /** What texts sealed with the first key begin with. */
  prefix: string;
};

const derive = (key: Buffer, use: string) => Buffer.from(hkdfSync("sha256", key, "", `simpul ${use}`, KEY_BYTES));

/** The vault of these keys: the first seals, all of them open. */
export function createVault(keys: DataKey[]): Vault {
  const [first] = keys;
  if (!first) throw new Error("a vault needs a key");
  const hashing = derive(first.key, "keyed hash");
  const sealing = new Map(keys.map(({ id, key }) => [id, derive(key, "sealed value")]));
  const prefix = `sealed:${first.id}:`;
  return {
    prefix,
    keyed: (value) => createHmac("sha256", hashing).update(value).digest("hex"),
    seal(text) {
      const iv = randomBytes(IV_BYTES);
      const cipher = createCipheriv("aes-256-gcm", sealing.get(first.id) as Buffer, iv).setAAD(Buffer.from(first.id));
      const sealed = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
      return `${prefix}${Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString("base64")}`;
    },
    open(sealed) {
      const [, id = "", encoded = ""] = /^sealed:([\w-]+):([A-Za-z0-9+/=]+)$/.exec(sealed) ?? [];
      const key = sealing.get(id);
      if (!key) throw new Error("a value is sealed with a key that DATA_KEYS does not name");
      const bytes = Buffer.from(encoded, "base64");
      const decipher = createDecipheriv("aes-256-gcm", key, bytes.subarray(0, IV_BYTES)).setAAD(Buffer.from(id));
      decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
      return Buffer.concat([decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]).toString("utf8");
    },
  };
}
