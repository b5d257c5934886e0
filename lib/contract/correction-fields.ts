/** Fields that depend on each other and are corrected together. */
const groups = [
  ["province", "city", "district", "village", "postcode"],
  ["bankName", "bankAccount"],
] as const;

/** The editable fields of a correction that asks for these. */
export function openedFields(asked: readonly string[]): string[] {
  return [...new Set(asked.flatMap((field) => groups.find((group) => (group as readonly string[]).includes(field)) ?? [field]))];
}
