/** A name for comparison: NFKC, lower case, without spaces. */
export const normalizeName = (name: string): string => name.normalize("NFKC").toLowerCase().replace(/\s+/g, "");
