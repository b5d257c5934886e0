import { readFile } from "node:fs/promises";
import path from "node:path";
import { isDeepStrictEqual } from "node:util";
import { z } from "zod";
import type { RateMonth, WebsiteIndex } from "../../../lib/contract/website.ts";
import { adDevices, adSlots } from "../../../lib/contract/website.ts";
import { rateDays, repaymentRate } from "../../../lib/loans/repayment-rate.ts";
import { DAY_MS, startOfDay } from "../../jakarta-time.ts";
import type { Decision } from "./decisions.ts";
import { DATE_FAULT, isOpenable, parseYaml } from "./parse-yaml.ts";

const day = z.iso.date(DATE_FAULT);
const text = (most: number) => z.string().trim().min(1).max(most);
const address = z.string().refine(isOpenable, "harus alamat yang dapat dibuka, diawali https:// atau /");
const count = z.int().min(0);

/** Refines a list: no two entries have the same value of `key`. */
const uniqueBy =
  <Key extends string>(key: Key) =>
  (list: Record<Key, string>[], context: z.RefinementCtx): void => {
    const seen = new Set<string>();
    list.forEach((entry, index) => {
      if (seen.has(entry[key]))
        context.addIssue({ code: "custom", path: [index, key], message: `${entry[key]} ditulis dua kali. Ganti salah satunya` });
      seen.add(entry[key]);
    });
  };

const advertisement = z
  .strictObject({
    id: z.string().regex(/^[\w-]{1,64}$/, "harus 1 sampai 64 huruf, angka, - atau _"),
    slot: z.enum(adSlots),
    title: text(200),
    titles: z.partialRecord(z.enum(adDevices), text(200)).default({}),
    opens: address,
    pictures: z
      .partialRecord(z.enum(adDevices), address)
      .refine((pictures) => Object.keys(pictures).length > 0, "belum punya gambar. Tambahkan paling sedikit satu"),
    from: day.optional(),
    until: day.optional(),
  })
  .refine(({ from, until }) => !from || !until || until >= from, { path: ["until"], message: "tidak boleh sebelum from" });
const advertisements = z.array(advertisement).superRefine(uniqueBy("id"));

const banks = z
  .array(
    z.strictObject({ code: z.string('harus di antara tanda kutip ganda, misalnya "014"').regex(/^\d{3}$/, "harus tiga angka"), name: text(100) }),
  )
  .min(1)
  .superRefine(uniqueBy("code"));

const rateMonth = z
  .strictObject({
    asOf: day,
    outstanding: z.int().positive(),
    late: z.strictObject({ day0: count, day30: count, day60: count, day90: count }),
  })
  .refine(({ outstanding, late: { day0, day30, day60, day90 } }) => outstanding >= day0 && day0 >= day30 && day30 >= day60 && day60 >= day90, {
    path: ["late"],
    message: "tiap angka tidak boleh lebih besar dari yang di atasnya, mulai dari outstanding",
  });
const rates = z
  .array(rateMonth)
  .min(1)
  .superRefine((months, context) =>
    months.forEach(({ asOf }, index) => {
      if (asOf <= (months[index - 1]?.asOf ?? ""))
        context.addIssue({ code: "custom", path: [index, "asOf"], message: "harus setelah bulan di atasnya" });
    }),
  );

const product = z.strictObject({ amount: text(60), apr: text(20), periods: text(60) });
const figures = z.strictObject({
  note: text(200).optional(),
  products: z.strictObject({ kini: product, cepat: product, kawan: product }),
  statistics: z.strictObject({
    totalLoanAmount: count,
    yearLoanAmount: count,
    monthBalance: count,
    loanUserCount: count,
    activeLoanUserCount: count,
    repaymentAmount: count,
    investorCount: count,
    yearInvestorCount: count,
    monthInvestorCount: count,
  }),
});

/** The file of each kind of content, and what it must look like. */
const files = { advertisements, banks, rates, figures };
type SiteFiles = { [Kind in keyof typeof files]: z.output<(typeof files)[Kind]> };
export type AdFile = z.output<typeof advertisement>;
export type SiteContent = { advertisements: AdFile[]; banks: { code: string; name: string }[]; index: WebsiteIndex };

function indexOf({ rates: months, figures: { note, products, statistics } }: Pick<SiteFiles, "rates" | "figures">): WebsiteIndex {
  const last = months.at(-1) as RateMonth;
  return {
    tkbs: rateDays.map((days) => ({
      name: `TKB${days}`,
      value: `${repaymentRate(last, days).toFixed(2).replace(".", ",")}%`,
      defaultTkb: days === 90,
    })),
    products,
    stat: { asOf: last.asOf, rateHistory: months },
    forUsStat: statistics,
    desc: note,
  };
}

/**
 * Reads advertisements, banks, rates and figures. Throws an Error that lists every fault with file and line, or names a
 * file that cannot be read.
 */
export async function readSiteContent(folder: string): Promise<SiteContent> {
  const faults: string[] = [];
  const read = async <Kind extends keyof SiteFiles>(kind: Kind): Promise<SiteFiles[Kind] | undefined> => {
    const name = `${kind}.yaml`;
    try {
      const source = await readFile(path.join(folder, name), "utf8").catch((cause: NodeJS.ErrnoException) => {
        throw new Error(`${path.join(folder, name)} (${cause.code})`, { cause });
      });
      return parseYaml(name, source, files[kind]) as SiteFiles[Kind];
    } catch (cause) {
      faults.push((cause as Error).message);
      return undefined;
    }
  };
  const advertisements = await read("advertisements");
  const banks = await read("banks");
  const rates = await read("rates");
  const figures = await read("figures");
  if (!advertisements || !banks || !rates || !figures) throw new Error(`content cannot be read: ${faults.join("; ")}`);
  return { advertisements, banks, index: indexOf({ rates, figures }) };
}

/** When an advertisement begins and ends: what was decided at the desk, else what the file says. */
export function adPeriod({ from, until }: Pick<AdFile, "from" | "until">, decision: Decision | undefined) {
  const startsAt = decision?.shownFrom ?? (from ? startOfDay(from) : null);
  const endsAt = decision?.shownUntil ?? (until ? new Date(startOfDay(until).getTime() + DAY_MS) : null);
  const withdrawnAt = decision?.withdrawnAt;
  return { startsAt, endsAt: withdrawnAt && !(endsAt && endsAt < withdrawnAt) ? withdrawnAt : endsAt };
}

function rowsOf({ id, slot, title, titles, opens, pictures, ...dates }: AdFile, position: number, decision: Decision | undefined) {
  const period = adPeriod(dates, decision);
  return adDevices.flatMap((device) => {
    const picUrl = pictures[device];
    if (!picUrl) return [];
    return [{ name: id, slot: `${slot}-${device}`, position, title: titles[device] ?? title, picUrl, openUrl: opens, ...period }];
  });
}

/** The rows of advertisements: one for each device with a picture, in the order of the file within each slot. */
export function adRowsOf(advertisements: AdFile[], decisions: ReadonlyMap<string, Decision> = new Map()) {
  return [...Map.groupBy(advertisements, ({ slot }) => slot).values()].flatMap((ofSlot) =>
    ofSlot.flatMap((ad, position) => rowsOf(ad, position, decisions.get(ad.id))),
  );
}

/** What an import changes of one kind of content, by the names of the entries. */
export type Changes = { added: string[]; changed: string[]; removed: string[]; unchanged: number };

export const isUnchanged = ({ added, changed, removed }: Changes): boolean => added.length + changed.length + removed.length === 0;

/** Compares entries by name. */
export function changesBetween(before: Record<string, unknown>, after: Record<string, unknown>): Changes {
  const names = Object.keys(after);
  const known = names.filter((name) => Object.hasOwn(before, name));
  const changed = known.filter((name) => !isDeepStrictEqual(before[name], after[name]));
  return {
    added: names.filter((name) => !Object.hasOwn(before, name)),
    changed,
    removed: Object.keys(before).filter((name) => !Object.hasOwn(after, name)),
    unchanged: known.length - changed.length,
  };
}
