import { jakartaDay } from "@/lib/format/date";
import { livingText } from "@/lib/loans/living-figures";
import { articleSources } from "@/test-support/site-texts";

const NUMBER = String.raw`(?:Rp)?\d[\d.]*(?:,\d+)?%?`;
const TERM = `${NUMBER}(?: (?:hari|bulan|jam|kali|per hari))?`;
/** A calculation as articles write it: `Rp3.000.000 × 0,275% × 90 = Rp742.500`, and `(A + B) ÷ C = D`. */
const CALCULATION = new RegExp(String.raw`\(?${TERM}(?:\)? [×÷−+] \(?${TERM}\)?)+ = ${NUMBER}`, "g");

function amountOf(text: string): number {
  const digits = text.replace(/^Rp/, "");
  const value = Number(digits.replace("%", "").replaceAll(".", "").replace(",", "."));
  return digits.endsWith("%") ? value / 100 : value;
}

/** The value of a side, with brackets, then × and ÷, then + and −. */
function result(side: string): number {
  const inner = /\(([^()]*)\)/.exec(side);
  if (inner) return result(side.replace(inner[0], String(result(inner[1] ?? "")).replace(".", ",")));
  const parts = side.split(/ ([+−]) /);
  return parts.reduce((sum, part, index) => {
    if (index % 2 === 1) return sum;
    const product = part.split(/ ([×÷]) /).reduce((so, token, at, all) => {
      if (at % 2 === 1) return so;
      const value = amountOf(token.replace(/ (?:hari|bulan|jam|kali|per hari)$/, "").trim());
      if (at === 0) return value;
      return all[at - 1] === "×" ? so * value : so / value;
    }, 0);
    return parts[index - 1] === "−" ? sum - product : sum + product;
  }, 0);
}

/** How far a written result may be from the calculated one: half of its last place. */
function rounding(written: string): number {
  const decimals = /,(\d+)/.exec(written)?.[1]?.length ?? 0;
  return (written.endsWith("%") ? 0.005 : 0.5) / 10 ** decimals + 1e-9;
}

const faultsIn = (text: string) =>
  (text.match(CALCULATION) ?? []).filter((calculation) => {
    const [side = "", written = ""] = calculation.split(" = ");
    return Math.abs(result(side) - amountOf(written)) > rounding(written);
  });

test("calculations in articles are right", () => {
  let found = 0;
  const faults = articleSources().flatMap(({ file, body }) => {
    const text = livingText(body, jakartaDay()).replaceAll("\u00a0", " ").replaceAll("**", "");
    found += text.match(CALCULATION)?.length ?? 0;
    return faultsIn(text).map((calculation) => `${file}: ${calculation}`);
  });
  expect(faults).toEqual([]);
  expect(found).toBeGreaterThan(25);
});

/** The cells of the row of a table that begins with `label`. */
const rowOf = (table: string, label: RegExp) =>
  table
    .split("\n")
    .map((line) => line.split("|").map((cell) => cell.trim()))
    .find(([, first = ""]) => label.test(first))
    ?.slice(2, -1)
    .map(amountOf);

test("in a table, the price of a loan is the total repaid minus the amount received", () => {
  const prices = articleSources().flatMap(({ file, body }) =>
    (
      livingText(body, jakartaDay())
        .replaceAll("\u00a0", " ")
        .replaceAll("**", "")
        .match(/(?:^\|.*\n)+/gm) ?? []
    ).flatMap((table) => {
      const [arrives, goesBack, price] = [/^Dana yang diterima$/, /^Total (?:yang )?dikembalikan$/, /^Harga pinjaman$/].map((label) =>
        rowOf(table, label),
      );
      return arrives && goesBack && price?.every(Number.isFinite)
        ? [{ file, price, expected: goesBack.map((sum, at) => sum - (arrives[at] ?? 0)) }]
        : [];
    }),
  );
  expect(prices.length).toBeGreaterThan(1);
  for (const { file, price, expected } of prices) expect([file, price]).toEqual([file, expected]);
});

test.each([
  ["Rp3.000.000 × 0,275% × 90 = Rp742.500", 0],
  ["Rp3.000.000 × 0,275% × 90 = Rp742.600", 1],
  ["(Rp702.000 + Rp300.000) ÷ Rp3.000.000 ÷ 90 = 0,371%", 0],
  ["Rp2.400.000 − Rp1.200.000 = Rp1.100.000", 1],
  ["6 × 12 = 72 jam", 0],
])("the calculation %s has %i faults", (text, faults) => {
  expect(faultsIn(text)).toHaveLength(faults);
});
