import * as funding from "@/lib/content/funding";
import * as help from "@/lib/content/help";
import * as home from "@/lib/content/home";
import { consumerPolicy } from "@/lib/content/legal/consumer";
import { terms } from "@/lib/content/legal/terms";
import * as loans from "@/lib/content/loans";
import { ratePercent, rupiah, rupiahRange } from "@/lib/format/money";
import { ADMIN_FEE_PERCENT, APP_MAX_AMOUNT, APP_MIN_AMOUNT, DAILY_COST_CAP, LATE_FEE_RATE, loanProducts, productKeys } from "@/lib/loans/products";
import { costCaps, ratePercent3 } from "@/lib/loans/rules";

const plain = (text: string) => text.replaceAll("\u00a0", " ");

/** Every text of some content, however deep. */
function texts(value: unknown): string[] {
  if (typeof value === "string") return [plain(value)];
  if (typeof value === "object" && value !== null) return Object.values(value).flatMap(texts);
  return [];
}

const everything = [funding, help, home, loans, terms, consumerPolicy].flatMap(texts);
const rates = [DAILY_COST_CAP, LATE_FEE_RATE, ...productKeys.flatMap((key) => [loanProducts[key].rate, loanProducts[key].maxRate])];
/** Whole per cents that are no price: yields, shares of income, ratios, ceilings. */
const notPrices = ["5%", "10%", "20%", "85%", "15%", "30%", "100%"];

test("every fraction of a per cent in the copy is a price of the table or a cap of the rules", () => {
  const caps = Object.values(costCaps).flat();
  const allowed = new Set([...rates.map(ratePercent), ...caps.map(({ figure }) => ratePercent3(figure))]);
  const written = everything.flatMap((text) => text.match(/\d+(?:,\d+)?%/g) ?? []);
  expect(written.length).toBeGreaterThan(20);
  expect(written.filter((figure) => !allowed.has(figure) && !notPrices.includes(figure))).toEqual([]);
});

test("limits in the terms and in the help centre are those of the table", () => {
  const terms1 = texts(terms).join(" ");
  for (const key of productKeys) {
    const { minAmount, maxAmount, tenors, name } = loanProducts[key];
    expect(terms1).toContain(plain(`${name}: ${rupiah(minAmount)} sampai ${rupiah(maxAmount)}, Tenor ${tenors[0]} sampai ${tenors.at(-1)} hari`));
    expect(texts(help).join(" ")).toContain(plain(rupiahRange(minAmount, maxAmount)));
  }
  expect(terms1).toContain(plain(`${rupiah(APP_MIN_AMOUNT)} sampai ${rupiah(APP_MAX_AMOUNT)}`));
  expect(terms1).toContain(`sebesar ${ADMIN_FEE_PERCENT}% dari pokok`);
});
