import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from "node:crypto";
import { closeSync, fsyncSync, linkSync, openSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { type SigningKey, signingKeyOf } from "../../lib/contract/signed-json.ts";
import { isSameSecret } from "./secrets.ts";

export type DataKey = { id: string; key: Buffer };

const KEY_BYTES = 32;
const IV_BYTES = 12;
const TAG_BYTES = 16;
const FILE_NAME = "data-keys";

/** Parses `id:base64 of 32 bytes`, comma-separated. Undefined for an invalid part, a duplicate id or an empty list. */
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
 * The key of an embedded database when DATA_KEYS is not set: generated once into the data folder, readable by its owner
 * only. Throws when the file cannot be written or contains no key.
 */
export function localDataKeys(dataDir: string): DataKey[] {
  const file = path.join(dataDir, FILE_NAME);
  const read = () => {
    const keys = parseDataKeys(readFileSync(file, "utf8"));
    if (!keys) throw new Error(`DATA_DIR: ${file} contains no key. Restore it: without it the sealed values cannot be read.`);
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
    // Atomic, and never overwrites an existing key.
    linkSync(made, file);
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code !== "EEXIST") throw cause;
  } finally {
    rmSync(made, { force: true });
  }
  // Before anything is sealed with it: after a power cut the database must not outlive its key.
  for (const name of [file, dataDir]) {
    const open = openSync(name, "r");
    fsyncSync(open);
    closeSync(open);
  }
  return read();
}

/** A sealed record: its text, and the data key that also seals the document of the record. */
type Opened = { text: string; dataKey: Buffer };

/**
 * Hashes and encrypts with keys outside of the database, so that a copy of the database does not reveal what people
 * typed. The format is in docs/decisions/0120-sealed-data.md.
 */
export type Vault = {
  /**
   * HMAC-SHA-256 in hexadecimal, with the first key. For guessable values: phone numbers, e-mail and network addresses.
   */
  hmac: (value: string) => string;
  /** The HMACs of a value with every key, that of the first key first: rows from before a rotation have an older one. */
  hmacs: (value: string) => string[];
  /** Whether `stored` is the HMAC of a value, with any of the keys. */
  isHmacOf: (value: string, stored: string) => boolean;
  /** AES-256-GCM with the first key. */
  seal: (text: string) => string;
  /** Decrypts the result of `seal`. Throws when the key is missing or the value was modified. */
  open: (sealed: string) => string;
  /** Prefix of values sealed with the first key. */
  prefix: string;
  /**
   * Seals a text with a new data key, which is wrapped with the first key. `context` names the row, such as
   * `files:<id>`: the result opens with the same context only, so that rows cannot be exchanged.
   */
  sealRecord: (context: string, text: string) => { sealed: string; dataKey: Buffer };
  /** Opens the result of `sealRecord`. Throws when the key is missing or anything was modified. */
  openRecord: (context: string, sealed: string) => Opened;
  /** Wraps the data key of a record with the first key. What the data key seals stays as it is. */
  rewrapRecord: (context: string, sealed: string) => string;
  /** Prefix of records whose data key is wrapped with the first key. */
  recordPrefix: string;
  /** The keys that sign receipts, one derived from each key: the first one signs. */
  signingKeys: readonly [SigningKey, ...SigningKey[]];
  /** Replaces the keys of this vault while it is in use. */
  use: (keys: DataKey[]) => void;
};

const derive = (key: Buffer, use: string) => Buffer.from(hkdfSync("sha256", key, "", `simpul ${use}`, KEY_BYTES));

const encrypt = (key: Buffer, additional: string, plain: Buffer): Buffer => {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv("aes-256-gcm", key, iv).setAAD(Buffer.from(additional));
  const sealed = Buffer.concat([cipher.update(plain), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]);
};

const decrypt = (key: Buffer, additional: string, bytes: Buffer): Buffer => {
  const decipher = createDecipheriv("aes-256-gcm", key, bytes.subarray(0, IV_BYTES), { authTagLength: TAG_BYTES }).setAAD(Buffer.from(additional));
  decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
  return Buffer.concat([decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]);
};

type Keyring = { first: string; hashing: Buffer[]; sealing: Map<string, Buffer>; wrapping: Map<string, Buffer>; signing: Vault["signingKeys"] };

function keyringOf(keys: DataKey[]): Keyring {
  const [first, ...others] = keys;
  if (!first) throw new Error("a vault needs a key");
  const signingKey = ({ key }: DataKey) => signingKeyOf(derive(key, "receipt signature"));
  return {
    first: first.id,
    hashing: keys.map(({ key }) => derive(key, "keyed hash")),
    sealing: new Map(keys.map(({ id, key }) => [id, derive(key, "sealed value")])),
    wrapping: new Map(keys.map(({ id, key }) => [id, derive(key, "data key")])),
    signing: [signingKey(first), ...others.map(signingKey)],
  };
}

function keyNamed(keys: Map<string, Buffer>, id: string | undefined): Buffer {
  const key = keys.get(id ?? "");
  if (!key) throw new Error("a value is sealed with a key that is not in DATA_KEYS");
  return key;
}

/** Creates a vault: the first key seals, all keys open. */
export function createVault(keys: DataKey[]): Vault {
  let ring = keyringOf(keys);
  const hmacWith = (key: Buffer, value: string) => createHmac("sha256", key).update(value).digest("hex");
  const wrap = (context: string, dataKey: Buffer) =>
    `record:${ring.first}:${encrypt(keyNamed(ring.wrapping, ring.first), `key ${context}`, dataKey).toString("base64")}`;
  const unwrap = (context: string, sealed: string) => {
    const [, id, wrapped = "", body = ""] = /^record:([\w-]+):([A-Za-z0-9+/=]+):([A-Za-z0-9+/=]+)$/.exec(sealed) ?? [];
    return { dataKey: decrypt(keyNamed(ring.wrapping, id), `key ${context}`, Buffer.from(wrapped, "base64")), body };
  };
  return {
    get prefix() {
      return `sealed:${ring.first}:`;
    },
    get signingKeys() {
      return ring.signing;
    },
    get recordPrefix() {
      return `record:${ring.first}:`;
    },
    hmac: (value) => hmacWith(ring.hashing[0] as Buffer, value),
    hmacs: (value) => ring.hashing.map((key) => hmacWith(key, value)),
    isHmacOf: (value, stored) => ring.hashing.some((key) => isSameSecret(hmacWith(key, value), stored)),
    seal: (text) => `sealed:${ring.first}:${encrypt(keyNamed(ring.sealing, ring.first), ring.first, Buffer.from(text, "utf8")).toString("base64")}`,
    open(sealed) {
      const [, id = "", encoded = ""] = /^sealed:([\w-]+):([A-Za-z0-9+/=]+)$/.exec(sealed) ?? [];
      return decrypt(keyNamed(ring.sealing, id), id, Buffer.from(encoded, "base64")).toString("utf8");
    },
    sealRecord(context, text) {
      const dataKey = randomBytes(KEY_BYTES);
      const body = encrypt(derive(dataKey, "record"), context, Buffer.from(text, "utf8")).toString("base64");
      return { sealed: `${wrap(context, dataKey)}:${body}`, dataKey };
    },
    openRecord(context, sealed) {
      const { dataKey, body } = unwrap(context, sealed);
      return { dataKey, text: decrypt(derive(dataKey, "record"), context, Buffer.from(body, "base64")).toString("utf8") };
    },
    rewrapRecord(context, sealed) {
      const { dataKey, body } = unwrap(context, sealed);
      return `${wrap(context, dataKey)}:${body}`;
    },
    use(others) {
      ring = keyringOf(others);
    },
  };
}
