/**
 * Legal texts of the registration of a funder: version and SHA-256 of the text, which the reference API stores with the
 * registration. `components/legal/agreements.test.ts` fails when a text changes without a new version.
 */
export const agreements = [
  { document: "terms", version: "2.1", sha256: "31419cd8dc6b7c451a7ab9fe159de6231aca68d0d90a6d69ac404efcc2e5f4c0" },
  { document: "funderTerms", version: "1.1", sha256: "2d764995db0ef2b8e32a2a9fa2796c1ad49acb65821cf36ba80ca901c06226c0" },
  { document: "privacy", version: "2.4", sha256: "b720fa0a5c28ef53b44392b8490cc9ac960ce35037d89c9f977031c5f75601e4" },
] as const;

/**
 * What a funder may consent to beside the details, each in an unticked box of its own, with the version and the SHA-256
 * of its words. The header `Consents` of `info-upload` names those that were ticked, joined by dots: the wire contract
 * has no field for them, and a platform that does not know the header ignores it. None is required: without one, the
 * same is done at an office or asked for again before the first funding. `components/legal/agreements.test.ts` fails
 * when the words change without a new version.
 */
export const CONSENTS_HEADER = "Consents";

export const consents = [
  { document: "consent-face", version: "1.0", sha256: "3bee3428905ddb30314ce658da06cae9c81ef9dc2ea2021cc348708a1ce05b71" },
  { document: "consent-financial", version: "1.0", sha256: "6587fbf79a49a2d60185a5866f8f7703f5d3d288cc0b0cfaddebc5a5bc137bed" },
  { document: "risk-understood", version: "1.0", sha256: "75eb834d079f4674ba40385ab0cbce47d792176697918918763bac0b0eec1cc1" },
] as const;

export type Consent = (typeof consents)[number]["document"];

/** The value of the header; empty when nothing was ticked. */
export const writeConsents = (given: readonly Consent[]): string => given.join(".");

/** The consents in a header, each once, in the order of the table. Unknown names are left out. */
export function readConsents(header: string | null | undefined): Consent[] {
  const named = new Set((header ?? "").slice(0, 200).split("."));
  return consents.map(({ document }) => document).filter((document) => named.has(document));
}
