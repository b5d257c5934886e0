import { createHash, createPrivateKey, createPublicKey, type KeyObject, sign, verify } from "node:crypto";

/** The signature scheme of every signed document. */
const SIGNATURE_ALGORITHM = "Ed25519";

/** A document with its signature: Ed25519 over `canonicalJson(content)`, in base64. */
export type SignedDocument<Content> = { content: Content; algorithm: typeof SIGNATURE_ALGORITHM; keyId: string; signature: string };

/** A public key as PEM, by which documents can be verified. */
export type VerificationKey = { keyId: string; publicKey: string };

/** Characters of a key's id, from the SHA-256 of its public key. */
const KEY_ID_CHARS = 16;

export type SigningKey = VerificationKey & { privateKey: KeyObject };

/**
 * JSON without spaces, the keys of every object sorted (RFC 8785, without fractions): `jq -cjS .` prints the same bytes.
 */
export function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(",")}]`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  const members = Object.entries(value)
    .filter(([, member]) => member !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, member]) => `${JSON.stringify(name)}:${canonicalJson(member)}`);
  return `{${members.join(",")}}`;
}

function describeKey(key: KeyObject): VerificationKey {
  const spki = key.export({ type: "spki", format: "der" });
  const keyId = createHash("sha256").update(spki).digest("hex").slice(0, KEY_ID_CHARS);
  return { keyId, publicKey: key.export({ type: "spki", format: "pem" }).toString() };
}

/** What precedes the 32 bytes of an Ed25519 key in PKCS #8 (RFC 8410). */
const PKCS8_PREFIX = Buffer.from("302e020100300506032b657004220420", "hex");

/** The signing key of 32 secret bytes. */
export function signingKeyOf(seed: Buffer): SigningKey {
  const privateKey = createPrivateKey({ key: Buffer.concat([PKCS8_PREFIX, seed]), format: "der", type: "pkcs8" });
  return { ...describeKey(createPublicKey(privateKey)), privateKey };
}

/**
 * A private key as `openssl genpkey -algorithm ed25519 -outform DER | base64` prints it; undefined if it is not one.
 */
export function parseSigningKey(base64: string): SigningKey | undefined {
  try {
    const privateKey = createPrivateKey({ key: Buffer.from(base64, "base64"), format: "der", type: "pkcs8" });
    return privateKey.asymmetricKeyType === "ed25519" ? { ...describeKey(createPublicKey(privateKey)), privateKey } : undefined;
  } catch {
    return undefined;
  }
}

/** Signs a document. */
export function signDocument<Content>({ keyId, privateKey }: SigningKey, content: Content): SignedDocument<Content> {
  const signature = sign(null, Buffer.from(canonicalJson(content)), privateKey).toString("base64");
  return { content, algorithm: SIGNATURE_ALGORITHM, keyId, signature };
}

/** Whether one of the keys signed exactly this content. A key whose id is not that of its bytes does not count. */
export function isSignedBy(keys: readonly VerificationKey[], document: SignedDocument<unknown>): boolean {
  const key = keys.find(({ keyId }) => keyId === document.keyId);
  if (!key) return false;
  const publicKey = createPublicKey(key.publicKey);
  if (publicKey.asymmetricKeyType !== "ed25519" || describeKey(publicKey).keyId !== key.keyId) return false;
  return verify(null, Buffer.from(canonicalJson(document.content)), publicKey, Buffer.from(document.signature, "base64"));
}
