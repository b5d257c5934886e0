import { openedFields } from "@/lib/contract/field-list";
import type { AccountType, Submission } from "@/lib/contract/investor";
import { regionLevels, splitRegion } from "@/lib/contract/region";

type Values = Record<string, string>;

/** Fields whose value may be wrong once a corrected field changes: lower levels of a region, and copies of the field. */
function unsureFields(asked: readonly string[], values: Values): string[] {
  const first = regionLevels.findIndex((level) => asked.includes(level));
  return [
    ...(first < 0 ? [] : [...regionLevels.slice(first), "postcode"]),
    ...(asked.includes("idNumber") && values.npwp === values.idNumber ? ["npwp"] : []),
    ...(asked.includes("address") && values.mailingAddress === values.address ? ["mailingAddress"] : []),
  ];
}

/**
 * What the funder has sent in the open fields that were not asked for again, such as the bank of an account number. What
 * was asked for stays empty, so that nobody sends it unchanged.
 */
export function knownValues(type: AccountType, asked: readonly string[], { fields }: Pick<Submission, "fields">): Values {
  const sent: Values = Object.fromEntries(fields.map(({ name, value }) => [name, value]));
  const values = type === 1 ? { ...sent, ...{ province: "", city: "", district: "", village: "" }, ...splitRegion(sent) } : sent;
  const left = new Set([...asked, ...unsureFields(asked, values)]);
  return Object.fromEntries(openedFields(type, asked).flatMap((name) => (!left.has(name) && values[name] ? [[name, values[name]]] : [])));
}

/** Whether the mailing address follows the address: it was the same, and was not asked for itself. */
export function mailsToAddress(type: AccountType, asked: readonly string[], { fields }: Pick<Submission, "fields">): boolean {
  const sentIn = (field: string) => fields.find(({ name }) => name === field)?.value;
  const isOpen = openedFields(type, asked).includes("mailingAddress") && !asked.includes("mailingAddress");
  return isOpen && sentIn("address") !== undefined && sentIn("address") === sentIn("mailingAddress");
}
