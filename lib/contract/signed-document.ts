import { z } from "./zod.ts";

/** The signature scheme of every signed document. */
export const SIGNATURE_ALGORITHM = "Ed25519";

/** A document with its signature: Ed25519 over `canonicalJson(content)`, in base64. */
export const signedDocument = <Content extends z.ZodType>(content: Content) =>
  z.object({ content, algorithm: z.literal(SIGNATURE_ALGORITHM), keyId: z.anyString().max(64), signature: z.anyString().max(200) });

export type SignedDocument<Content> = { content: Content; algorithm: typeof SIGNATURE_ALGORITHM; keyId: string; signature: string };

/** A public key as PEM, by which documents can be verified. */
export const verificationKey = z.object({ keyId: z.anyString().max(64), publicKey: z.anyString().max(500) });
export type VerificationKey = z.infer<typeof verificationKey>;
