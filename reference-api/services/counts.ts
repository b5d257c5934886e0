import { and, between, desc, eq, inArray, ne, type SQL, sql } from "drizzle-orm";
import type { CountsRequest } from "../../lib/contract/counts.ts";
import { jakartaDay } from "../../lib/format/date.ts";
import { articles } from "../db/schema/articles.ts";
import { type countKinds, counts } from "../db/schema/counts.ts";
import { ads } from "../db/schema/site.ts";
import { errorFields } from "../error-fields.ts";
import { DAY_MS } from "../jakarta-time.ts";
import { isPublished } from "./articles/summaries.ts";
import { type Desk, need } from "./audit.ts";
import type { Deps } from "./deps.ts";

export type CountKind = (typeof countKinds)[number];
export type Vital = "lcp" | "inp" | "cls";

/** How long sums wait in memory before they are written, milliseconds. */
const WRITE_EVERY_MS = 5_000;
/** Different sums that wait at most; what would be one more is not counted. */
const WAITING_MAX = 5_000;
/** Rows of one statement. */
const ROWS_AT_ONCE = 500;
/** Pairs of page and campaign of a day; what would be one more counts as OTHER_CAMPAIGN. */
const CAMPAIGNS_PER_DAY_MAX = 500;
export const OTHER_CAMPAIGN = "lainnya";

/** Upper bounds of the steps in which measurements are counted: milliseconds, for CLS thousandths. The last is open. */
export const STEPS: Record<Vital, readonly number[]> = {
  lcp: [500, 1_000, 1_500, 2_000, 2_500, 3_000, 4_000, 6_000, 10_000],
  inp: [50, 100, 150, 200, 300, 400, 500, 750, 1_000],
  cls: [10, 25, 50, 75, 100, 150, 200, 250, 500],
};
const OPEN_STEP = "max";

/** The step of a measurement, by its upper bound. */
export const stepOf = (vital: Vital, value: number): string => String(STEPS[vital].find((bound) => value <= bound) ?? OPEN_STEP);

/** An estimate; `above`: it is more, by how much is not known. */
export type Percentile = { value: number; above: boolean };

/**
 * The 75th percentile of counted steps, interpolated within its step; in the open one its lower bound, with `above`.
 * Undefined without measurements.
 */
export function percentile75(vital: Vital, amounts: ReadonlyMap<string, number>): Percentile | undefined {
  const bounds = STEPS[vital];
  const all = [...amounts.values()].reduce((sum, amount) => sum + amount, 0);
  if (all === 0) return undefined;
  let left = 0.75 * all;
  for (const [at, bound] of bounds.entries()) {
    const amount = amounts.get(String(bound)) ?? 0;
    const below = bounds[at - 1] ?? 0;
    if (amount > 0 && left <= amount) return { value: Math.round(below + (bound - below) * (left / amount)), above: false };
    left -= amount;
  }
  return { value: bounds.at(-1) as number, above: true };
}

type Row = typeof counts.$inferInsert;

/** Stands before the id in the name of an article. */
const ARTICLE = "?id=";
const countedArticle = (name: string): string | undefined => name.split(ARTICLE)[1];

/** Rows without articles that do not exist or are not published yet. */
async function ofKnownPages({ db }: Pick<Deps, "db">, rows: Row[]): Promise<Row[]> {
  const ids = [...new Set(rows.flatMap(({ name }) => countedArticle(name) ?? []))];
  if (ids.length === 0) return rows;
  const found = await db
    .select({ id: articles.id })
    .from(articles)
    .where(and(inArray(articles.id, ids), isPublished));
  const known = new Set(found.map(({ id }) => id));
  return rows.filter(({ name }) => {
    const id = countedArticle(name);
    return id === undefined || known.has(id);
  });
}

/** Rows of at most so many pairs of page and campaign for each day; the others are summed up. */
async function withFewCampaigns({ db }: Pick<Deps, "db">, rows: Row[]): Promise<Row[]> {
  const isCampaign = ({ kind, detail }: Row) => kind === "view" && detail !== "";
  const days = [...new Set(rows.filter(isCampaign).map(({ day }) => day))];
  const stored =
    days.length === 0
      ? []
      : await db
          .select()
          .from(counts)
          .where(and(inArray(counts.day, days), eq(counts.kind, "view"), ne(counts.detail, "")));
  const pairs = new Map(days.map((day) => [day, new Set(stored.filter((row) => row.day === day).map(({ name, detail }) => `${name} ${detail}`))]));
  const sums = new Map<string, Row>();
  for (const row of rows) {
    const known = pairs.get(row.day);
    const pair = `${row.name} ${row.detail}`;
    const fits = !isCampaign(row) || !known || known.has(pair) || known.size < CAMPAIGNS_PER_DAY_MAX;
    if (fits && isCampaign(row)) known?.add(pair);
    const detail = fits ? row.detail : OTHER_CAMPAIGN;
    const key = [row.day, row.kind, row.name, detail].join("\n");
    sums.set(key, { ...row, detail, amount: row.amount + (sums.get(key)?.amount ?? 0) });
  }
  // In one order everywhere, so that two instances do not wait for each other.
  return [...sums.keys()].sort().map((key) => sums.get(key) as Row);
}

/** Sums in memory, which are written every few seconds, so that a flood of visits is no flood of writes. */
export type Counts = {
  add: (kind: CountKind, name: string, detail?: string) => void;
  /** Writes what waits. Never rejects: what cannot be written is lost. */
  write: () => Promise<void>;
};

/** Counts nothing about a person: days, pages and sums only. */
export function createCounts({ db, now, log }: Pick<Deps, "db" | "now" | "log">): Counts {
  let waiting = new Map<string, Row>();
  let timer: NodeJS.Timeout | undefined;
  let writing = Promise.resolve();

  async function writeRows(rows: Row[]): Promise<void> {
    const kept = await withFewCampaigns({ db }, await ofKnownPages({ db }, rows));
    for (let at = 0; at < kept.length; at += ROWS_AT_ONCE)
      await db
        .insert(counts)
        .values(kept.slice(at, at + ROWS_AT_ONCE))
        .onConflictDoUpdate({
          target: [counts.day, counts.kind, counts.name, counts.detail],
          set: { amount: sql`${counts.amount} + excluded.amount` },
        });
  }

  function write(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    const rows = [...waiting.values()];
    waiting = new Map();
    writing = writing
      .then(() => (rows.length > 0 ? writeRows(rows) : undefined))
      .catch((error: Error) => log.error(errorFields(error), "counts not written"));
    return writing;
  }

  return {
    add(kind, name, detail = "") {
      const day = jakartaDay(now());
      const key = [day, kind, name, detail].join("\n");
      const known = waiting.get(key);
      if (!known && waiting.size >= WAITING_MAX) return;
      waiting.set(key, { day, kind, name, detail, amount: (known?.amount ?? 0) + 1 });
      timer ??= setTimeout(() => void write(), WRITE_EVERY_MS).unref();
    },
    write,
  };
}

/** The path of a page, or the pattern of several, as the web names them. */
const PAGE = /^\/[\w-]{1,40}(?:\/(?:\[id\]|[\w-]{1,40}))?$/;

/** Adds what a page has reported. Anything but a page is not counted. */
export function countVisit(sums: Counts, request: CountsRequest): void {
  const { page, article } = request;
  if (!PAGE.test(page)) return;
  const name = article ? `${page}${ARTICLE}${article}` : page;
  sums.add("view", name, request.campaign);
  if (request.source) sums.add("arrival", name, request.source);
  for (const vital of ["lcp", "inp", "cls"] as const) {
    const value = request[vital];
    if (value !== undefined) sums.add(vital, name, stepOf(vital, value));
  }
}

/** Days in Jakarta, `YYYY-MM-DD`, both included. */
export type Period = { from: string; to: string };

/** The last `days` days up to today. */
export function lastDays({ now }: Pick<Deps, "now">, days: number): Period {
  const today = now();
  return { from: jakartaDay(new Date(today.getTime() - (days - 1) * DAY_MS)), to: jakartaDay(today) };
}

/** Rows of a table at most. */
const LISTED = 100;
const total = sql<number>`sum(${counts.amount})`.mapWith(Number);

/** What was counted in a period, the most first. Speeds are 75th percentiles: half a second is 500, a CLS of 0.1 is 100. */
export async function readCounts(desk: Desk, { from, to }: Period) {
  need(desk, "counts");
  const { db } = desk;
  const within = (kind: CountKind, more?: SQL) => and(between(counts.day, from, to), eq(counts.kind, kind), more);
  const views = await db
    .select({ page: counts.name, views: total })
    .from(counts)
    .where(within("view"))
    .groupBy(counts.name)
    .orderBy(desc(total), counts.name)
    .limit(LISTED);
  const campaigns = await db
    .select({ campaign: counts.detail, page: counts.name, views: total })
    .from(counts)
    .where(within("view", ne(counts.detail, "")))
    .groupBy(counts.detail, counts.name)
    .orderBy(desc(total), counts.detail, counts.name)
    .limit(LISTED);
  const arrivals = await db
    .select({ source: counts.detail, arrivals: total })
    .from(counts)
    .where(within("arrival"))
    .groupBy(counts.detail)
    .orderBy(desc(total), counts.detail);
  const clicked = await db
    .select({ id: counts.name, title: ads.title, slot: ads.slot, clicks: total })
    .from(counts)
    .leftJoin(ads, eq(sql`${ads.id}::text`, counts.name))
    .where(within("ad"))
    .groupBy(counts.name, ads.title, ads.slot)
    .orderBy(desc(total), counts.name)
    .limit(LISTED);
  const measured = await db
    .select({ vital: counts.kind, page: counts.name, step: counts.detail, amount: total })
    .from(counts)
    .where(and(between(counts.day, from, to), inArray(counts.kind, ["lcp", "inp", "cls"])))
    .groupBy(counts.kind, counts.name, counts.detail);
  return { views, campaigns, arrivals, ads: clicked, speeds: speedsOf(measured) };
}

type Measured = { vital: CountKind; page: string; step: string; amount: number };

/** The speeds of each page; those that were measured most first. */
function speedsOf(rows: readonly Measured[]) {
  const pages = Map.groupBy(rows, ({ page }) => page);
  return [...pages]
    .map(([page, own]) => {
      const stepsOf = (vital: Vital) => new Map(own.filter((row) => row.vital === vital).map(({ step, amount }) => [step, amount]));
      const measuredIn = (vital: Vital) => [...stepsOf(vital).values()].reduce((sum, amount) => sum + amount, 0);
      const [lcp, inp, cls] = (["lcp", "inp", "cls"] as const).map((vital) => percentile75(vital, stepsOf(vital)));
      return { page, lcp, inp, cls, measured: Math.max(measuredIn("lcp"), measuredIn("inp"), measuredIn("cls")) };
    })
    .sort((one, other) => other.measured - one.measured || one.page.localeCompare(other.page))
    .slice(0, LISTED);
}
