/** Fields that are corrected together: a region is one choice after the other, a bank account belongs to its bank. */
const together = [
  ["province", "city", "district", "village", "postcode"],
  ["bankName", "bankAccount"],
] as const;

/** The fields that are open when these are asked for again. */
export function openedFields(asked: readonly string[]): string[] {
  return [...new Set(asked.flatMap((field) => together.find((group) => (group as readonly string[]).includes(field)) ?? [field]))];
}
