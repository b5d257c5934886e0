/** A name as it is compared: whatever its case, its spaces and the form of its letters. */
export const comparable = (name: string): string => name.normalize("NFKC").toLowerCase().replace(/\s+/g, "");
