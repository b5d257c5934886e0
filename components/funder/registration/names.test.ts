import { readFileSync } from "node:fs";
import { brotliDecompressSync } from "node:zlib";
import { parse } from "yaml";
import { exactOption, matchOptions, namesakes, namesFirst } from "@/components/form/match-options";
import { bankOption, otherBankNames } from "@/components/funder/bank/bank-names";
import { formerOf, laterProvinces } from "@/components/funder/region/former-provinces";
import { corpus, disguises } from "@/test-support/corpus";

const banks = (parse(readFileSync("reference-api/content/banks.yaml", "utf8")) as { code: string; name: string }[]).map((bank) =>
  bankOption({ ...bank, logoUrl: "" }),
);
type Packed = [province: string, cities: [city: string, districts: unknown][]][];
const packed = JSON.parse(brotliDecompressSync(readFileSync("reference-api/data/regions.br")).toString()) as Packed;
const tree = new Map(packed.map(([province, cities]) => [province, cities.map(([city]) => city)]));
const placesOf = (names: Iterable<string>) => [...names].map((name) => ({ value: name, label: name, ...formerOf(name) }));
const provinces = placesOf(tree.keys());

/** What the field takes, or what it offers: a name, several, or nothing. */
function meaning(options: typeof provinces, typed: string): string | undefined {
  const one = exactOption(options, typed);
  const several = namesakes(options, typed).map(({ label }) => label);
  return one?.label ?? (several.length > 0 ? `several: ${several.sort().join(", ")}` : undefined);
}

function place(written: string): string {
  const [province = "", city] = written.split(" | ");
  if (city === undefined) return meaning(provinces, province) ?? "refused";
  const here = meaning(placesOf(tree.get(province) ?? []), city);
  if (here) return here;
  for (const later of laterProvinces[province] ?? []) {
    const found = meaning(placesOf(tree.get(later) ?? []), city);
    if (found) return found.startsWith("several: ") ? found.replace("several: ", `several: ${later} | `) : `${later} | ${found}`;
  }
  return "refused";
}

test.each(corpus("regions"))("$written is $meant", ({ written, meant }) => expect(place(written)).toBe(meant));

test.each(corpus("banks"))("$written is $meant", ({ written, meant }) => {
  expect(exactOption(banks, written)?.label ?? "refused").toBe(meant);
  for (const disguise of Object.values(disguises)) expect(exactOption(banks, disguise(written))?.label ?? "refused").toBe(meant);
});

test("every other name belongs to a bank or a region of the lists", () => {
  const names = new Set(banks.map(({ label }) => label));
  expect(Object.keys(otherBankNames).filter((name) => !names.has(name))).toEqual([]);
});

test.each(["DANA", "OVO", "GoPay"])("Enter on the wallet %s takes no bank", (wallet) => expect(namesFirst(banks, wallet)).toBe(false));

test("Enter takes a bank by its whole code, and none by a part of one", () => {
  expect(namesFirst(banks, "014") && matchOptions(banks, "014")[0]?.label).toBe("Bank Central Asia (BCA)");
  for (const part of ["0", "01", "1"]) expect(namesFirst(banks, part)).toBe(false);
  expect(matchOptions(banks, "014 BCA")[0]?.label).toBe("Bank Central Asia (BCA)");
});

test("Enter takes a bank by another order of its words, and the first one that begins so", () => {
  expect(namesFirst(banks, "Hana Bank") && matchOptions(banks, "Hana Bank")[0]?.label).toBe("Bank KEB Hana Indonesia");
  expect(namesFirst(banks, "Bank Dana") && matchOptions(banks, "Bank Dana")[0]?.label).toBe("Bank Danamon Indonesia");
});

test("a search by a kind of bank lists the banks that say so", () => {
  const found = matchOptions(banks, "syariah").map(({ label }) => label);
  expect(found.length).toBeGreaterThan(5);
  for (const label of found) expect(label).toMatch(/syariah/i);
});
