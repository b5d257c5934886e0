import { eq } from "drizzle-orm";
import { type Job, jobs } from "../../../lib/content/careers.ts";
import { jakartaDay } from "../../../lib/format/date.ts";
import { isMarked } from "../../db/marks.ts";
import { ads } from "../../db/schema/site.ts";
import { DeskError } from "../../errors.ts";
import { audit, checkMark, type Desk, need } from "../audit.ts";
import { checkReason } from "../check-reason.ts";
import { checkAd, checkRates } from "./checks.ts";
import { type Decision, decisionsOf, lockContent, markOfContent, storeDecision, type Timing } from "./decisions.ts";
import { actionOf, type ContentAct, checkAhead, shownArticles } from "./desk-articles.ts";
import { CONTENT_MARK, putAds } from "./import-content.ts";
import { askForPages } from "./revalidate-pages.ts";
import { type AdFile, adPeriod, adRowsOf, readSiteContent } from "./site-content.ts";

export type AdState = "running" | "coming" | "ended" | "withdrawn";

function stateOf(ad: AdFile, decision: Decision | undefined, now: Date): AdState {
  const { startsAt, endsAt } = adPeriod(ad, decision);
  if (decision?.withdrawnAt) return "withdrawn";
  if (endsAt && endsAt <= now) return "ended";
  return startsAt && startsAt > now ? "coming" : "running";
}

/** Throws DeskError for files that cannot be read, with the first fault. */
const readFiles = ({ contentDir }: Pick<Desk, "contentDir">) =>
  readSiteContent(contentDir).catch((cause: Error) => {
    throw new DeskError(cause.message, { code: "contentFiles", fault: cause.message });
  });

/** The advertisements and announcements of the files, with their state, checks and the mark that a decision names, in the order of the file. */
export async function listDeskAds(desk: Desk) {
  need(desk, "content");
  const { advertisements } = await readFiles(desk);
  const [decisions, shown, now] = [await decisionsOf(desk.db, "advertisement"), await shownArticles(desk), desk.now()];
  return Promise.all(
    advertisements.map(async (ad) => {
      const decision = decisions.get(ad.id);
      const checks = await checkAd(desk.db, ad, shown);
      return { ...ad, ...adPeriod(ad, decision), state: stateOf(ad, decision, now), decision, checks, mark: markOfContent(ad, decision) };
    }),
  );
}

/** What is decided then; undefined: the file holds. Throws DeskError for what does not fit the state. */
function timingAfter(ad: AdFile, decision: Decision | undefined, act: ContentAct, now: Date): Timing | undefined {
  if (act.act === "follow-file") return undefined;
  const state = stateOf(ad, decision, now);
  const kept = { shownFrom: decision?.shownFrom ?? null, shownUntil: decision?.shownUntil ?? null, withdrawnAt: null, reason: null };
  if (act.act === "withdraw") {
    if (state === "withdrawn" || state === "ended") throw new DeskError("It is not on the site.", { code: "notShown" });
    return { ...kept, withdrawnAt: now, reason: checkReason(act.reason, "withdrawalReason") };
  }
  if (act.act === "publish") {
    if (state === "running") throw new DeskError("It is running.", { code: "alreadyShown" });
    const { startsAt, endsAt } = adPeriod(ad, { ...(decision as Decision), withdrawnAt: null });
    if (endsAt && endsAt <= now) throw new DeskError("It has ended.", { code: "adEnded" });
    return { ...kept, shownFrom: startsAt && startsAt > now ? now : kept.shownFrom };
  }
  if (!act.from && !act.until) throw new DeskError("The time must be ahead.", { code: "timeAhead" });
  if (act.from) checkAhead(act.from, now);
  if (act.until) checkAhead(act.until, now, "endAhead");
  const timing = { ...kept, shownFrom: act.from ?? kept.shownFrom, shownUntil: act.until ?? kept.shownUntil };
  const { startsAt, endsAt } = adPeriod(ad, { ...(decision as Decision), ...timing });
  if (endsAt && (endsAt <= now || (startsAt && endsAt <= startsAt))) throw new DeskError("It ends before it begins.", { code: "adEndsFirst" });
  return timing;
}

/**
 * Publishes an advertisement now, gives it another beginning or end, withdraws it, or lets the file decide again. Returns
 * like `decideArticle`, and throws DeskError like it.
 */
export async function decideAd(desk: Desk, id: string, act: ContentAct, mark: string): Promise<{ atOnce: boolean }> {
  need(desk, "content");
  const { advertisements } = await readFiles(desk);
  const ad = advertisements.find((one) => one.id === id);
  if (!ad) throw new DeskError("There is no advertisement of this id.");
  const { db, actor, requestId } = desk;
  const shown = await shownArticles(desk);
  const faults = act.act === "publish" || act.act === "schedule" ? (await checkAd(desk.db, ad, shown)).filter(({ level }) => level === "must") : [];
  if (faults.length > 0) throw new DeskError("The checks found faults.", { code: "contentFaults" });
  await db.transaction(async (tx) => {
    await lockContent(tx);
    if (!(await isMarked(tx, CONTENT_MARK))) throw new DeskError("Advertisements come from another editor.", { code: "contentOfAnother" });
    const [decision, now] = [(await decisionsOf(tx, "advertisement")).get(id), desk.now()];
    checkMark(mark, markOfContent(ad, decision), "open the advertisement again");
    const after = await storeDecision(tx, desk, { kind: "advertisement", name: id, timing: timingAfter(ad, decision, act, now) });
    const rows = adRowsOf(advertisements, new Map(after ? [[id, after]] : [])).filter(({ name }) => name === id);
    const slots = new Set(rows.map(({ slot }) => slot));
    for (const row of await tx.select().from(ads).where(eq(ads.name, id))) if (!slots.has(row.slot)) await tx.delete(ads).where(eq(ads.id, row.id));
    await putAds(tx, rows);
    await audit(tx, now, {
      actor,
      action: `advertisement-${actionOf[act.act]}`,
      subject: id,
      requestId,
      before: { state: stateOf(ad, decision, now) },
      after: { state: stateOf(ad, after, now) },
    });
  });
  return { atOnce: (await askForPages(desk.revalidation, ["ads"])) === undefined };
}

/** The last months of the rates, newest first, and whether a month is missing; the note beside the figures. */
export async function showDeskRates(desk: Desk) {
  need(desk, "content");
  const { index } = await readFiles(desk);
  const months = index.stat?.rateHistory ?? [];
  return { months: months.slice(-6).toReversed(), rates: index.tkbs, note: index.desc, check: checkRates(index.stat?.asOf ?? "", desk.now()) };
}

/** The openings, which are part of the site's release, and whether they still take applications. */
export function listDeskJobs(desk: Desk): (Job & { isOpen: boolean })[] {
  need(desk, "content");
  const today = jakartaDay(desk.now());
  return jobs.map((job) => ({ ...job, isOpen: job.closingDay >= today }));
}
