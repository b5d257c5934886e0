import { eq } from "drizzle-orm";
import { jakartaDay } from "../../../lib/format/date.ts";
import { livingText } from "../../../lib/loans/living-figures.ts";
import type { Database } from "../../db/open.ts";
import { articles } from "../../db/schema/articles.ts";
import { DeskError } from "../../errors.ts";
import { DAY_MS } from "../../jakarta-time.ts";
import { previewLink } from "../articles/article-files.ts";
import { type ArticleFile, postedAt, putArticle, readArticleFolder, rowOf, shownFromOf } from "../articles/import-articles.ts";
import { audit, checkMark, type Desk, need } from "../audit.ts";
import { checkReason } from "../check-reason.ts";
import { type Check, checkArticle, linkedArticles } from "./checks.ts";
import { type Decision, decisionsOf, lockContent, markOfContent, storeDecision, type Timing } from "./decisions.ts";
import { askForPages } from "./revalidate-pages.ts";

/**
 * `fault`: the file cannot be read; `missing`: still on the site without its file; `waiting`: to be published by its file,
 * which was not imported yet.
 */
export type ArticleState = "fault" | "missing" | "draft" | "waiting" | "scheduled" | "published" | "withdrawn";

/** How long the preview link of the desk works, milliseconds. */
const PREVIEW_MS = 3_600_000;
/** What is scheduled further ahead is probably a typing error, milliseconds. */
const AHEAD_MAX_MS = 366 * DAY_MS;

/** `isStored`: whether the table of articles has it. */
function stateOf(file: ArticleFile, decision: Decision | undefined, { isStored, now }: { isStored: boolean; now: Date }): ArticleState {
  if (decision?.withdrawnAt) return "withdrawn";
  const from = shownFromOf(file, decision);
  if (!from) return "draft";
  if (!isStored) return "waiting";
  return from > now ? "scheduled" : "published";
}

/** The files, what was decided about them, and the rows of the site. */
async function readAll(db: Pick<Database, "select">, { articlesDir, now }: Pick<Desk, "articlesDir" | "now">) {
  const { files, faults } = await readArticleFolder(articlesDir);
  const decisions = await decisionsOf(db, "article");
  const { id, title, category, postTime, fileDigest: digest } = articles;
  const rows = await db.select({ id, title, category, postTime, digest }).from(articles);
  const onSite = new Map(rows.map((row) => [row.id, row]));
  const shown = new Set(rows.filter(({ postTime }) => postTime <= now()).map(({ id }) => id));
  return { files, faults, decisions, onSite, shown };
}

/** The ids of the articles on the site. */
export async function shownArticles({ db, now }: Pick<Desk, "db" | "now">): Promise<Set<string>> {
  const rows = await db.select({ id: articles.id, postTime: articles.postTime }).from(articles);
  return new Set(rows.filter(({ postTime }) => postTime <= now()).map(({ id }) => id));
}

const stateOrder: readonly ArticleState[] = ["fault", "missing", "draft", "waiting", "scheduled", "withdrawn", "published"];

/**
 * All articles: those that wait for something first, then the newest ones. `changed`: the file is not on the site as it
 * is now. `foreign`: from another editor, without a file. A renamed file leaves the article of its old name, as `missing`.
 */
export async function listDeskArticles(desk: Desk) {
  need(desk, "content");
  const { files, faults, decisions, onSite } = await readAll(desk.db, desk);
  const now = desk.now();
  const own = files.map((file) => {
    const decision = decisions.get(file.id);
    const row = onSite.get(file.id);
    const state = stateOf(file, decision, { isStored: row !== undefined, now });
    return {
      id: file.id,
      title: livingText(file.title, jakartaDay()),
      category: file.category as string,
      state,
      from: shownFromOf(file, decision) ?? null,
      changed: (state === "published" || state === "scheduled") && row?.digest !== rowOf(file, decision).fileDigest,
      foreign: false,
    };
  });
  const broken = faults.map(({ id }) => ({
    id,
    title: onSite.get(id)?.title ?? id,
    category: "",
    state: "fault" as const,
    from: null,
    changed: false,
    foreign: false,
  }));
  const known = new Set([...own, ...broken].map(({ id }) => id));
  const others = [...onSite.values()]
    .filter(({ id }) => !known.has(id))
    .map(({ id, title, postTime, digest }) => {
      const foreign = digest === null;
      const state: ArticleState = foreign ? (postTime > now ? "scheduled" : "published") : "missing";
      return { id, title, category: "", state, from: postTime, changed: false, foreign };
    });
  return [...broken, ...own, ...others].toSorted(
    (one, other) =>
      stateOrder.indexOf(one.state) - stateOrder.indexOf(other.state) ||
      (other.from?.getTime() ?? 0) - (one.from?.getTime() ?? 0) ||
      one.id.localeCompare(other.id),
  );
}

/** The articles on the site whose files link to one. */
const linkedFrom = (files: readonly ArticleFile[], shown: ReadonlySet<string>, id: string) =>
  files
    .filter((other) => other.id !== id && shown.has(other.id) && linkedArticles(other).includes(id))
    .map((other) => ({ id: other.id, title: livingText(other.title, jakartaDay()) }));

/** The mark of an article without a file that can be read: changes with what the site has and with every decision. */
const markOfStored = (row: { digest: string | null } | undefined, decision: Decision | undefined) => markOfContent(row?.digest ?? null, decision);

/**
 * One article with its checks, what was decided about it, a preview link of an hour, and the mark that a decision names;
 * without a file that can be read, only what the site has. Throws DeskError for an unknown one.
 */
export async function showDeskArticle(desk: Desk, id: string) {
  need(desk, "content");
  const { files, faults, decisions, onSite, shown } = await readAll(desk.db, desk);
  const fault = faults.find((one) => one.id === id)?.fault;
  const file = files.find((one) => one.id === id);
  const row = onSite.get(id);
  if (!file) {
    const decision = decisions.get(id);
    const isOwn = row !== undefined && row.digest !== null;
    if (!fault && !isOwn && !decision?.withdrawnAt) throw new DeskError("There is no file of this article.");
    return {
      id,
      title: row?.title ?? id,
      state: fault ? ("fault" as const) : isOwn ? ("missing" as const) : ("withdrawn" as const),
      faults: fault?.split("; ") ?? [],
      /** From when on the site shows it, if it does; undefined too for an article of another editor. */
      from: isOwn ? row.postTime : undefined,
      decision,
      linkedFrom: linkedFrom(files, shown, id),
      mark: markOfStored(row, decision),
    };
  }
  const decision = decisions.get(id);
  const state = stateOf(file, decision, { isStored: row !== undefined, now: desk.now() });
  const digest = row?.digest;
  return {
    id,
    state,
    title: livingText(file.title, jakartaDay()),
    description: livingText(file.description, jakartaDay()),
    category: file.category,
    date: file.date,
    draft: file.draft,
    from: shownFromOf(file, decision),
    decision,
    /** Another editor wrote the article of this id, so the file is not used. */
    foreign: digest === null,
    changed: (state === "published" || state === "scheduled") && digest !== rowOf(file, decision).fileDigest,
    checks: await checkArticle(desk.db, file, shown),
    linkedFrom: linkedFrom(files, shown, id),
    preview: previewLink(desk, id, new Date(desk.now().getTime() + PREVIEW_MS)),
    mark: markOfContent(file, decision),
  };
}

export type ContentAct =
  | { act: "publish" }
  | { act: "follow-file" }
  | { act: "schedule"; from?: Date | undefined; until?: Date | undefined }
  | { act: "withdraw"; reason: string };

/** What stands in the log and holds over a file that comes back. */
const withdrawnNow = (reason: string, decision: Decision | undefined, now: Date): Timing => ({
  shownFrom: decision?.shownFrom ?? null,
  shownUntil: null,
  withdrawnAt: now,
  reason: checkReason(reason, "withdrawalReason"),
});

/** Throws DeskError unless a time is ahead, by a year at most. */
export function checkAhead(at: Date | undefined, now: Date, code: "timeAhead" | "endAhead" = "timeAhead"): asserts at is Date {
  if (!at || at <= now || at.getTime() > now.getTime() + AHEAD_MAX_MS) throw new DeskError("The time must be ahead.", { code });
}

const refuse = (checks: readonly Check[]): void => {
  if (checks.some(({ level }) => level === "must")) throw new DeskError("The checks found faults.", { code: "contentFaults" });
};

type Before = { file: ArticleFile; decision: Decision | undefined; state: ArticleState; changed: boolean; now: Date };

/** What is decided then; undefined: the file holds. Throws DeskError for what does not fit the state. */
function timingAfter({ file, decision, state, changed, now }: Before, act: ContentAct): Timing | undefined {
  const shownFrom = decision?.shownFrom ?? null;
  const plain = { shownUntil: null, withdrawnAt: null, reason: null };
  if (act.act === "follow-file") return undefined;
  if (act.act === "withdraw") {
    if (state !== "published" && state !== "scheduled") throw new DeskError("The article is not on the site.", { code: "notShown" });
    return withdrawnNow(act.reason, decision, now);
  }
  if (state === "published" && (act.act === "schedule" || !changed)) throw new DeskError("The article is published.", { code: "alreadyShown" });
  if (act.act === "schedule") {
    checkAhead(act.from, now);
    return { ...plain, shownFrom: act.from };
  }
  if (state === "published" || state === "waiting") return decision && { ...plain, shownFrom };
  // A withdrawn article comes back with its earlier date.
  const earlier = shownFrom ?? (file.draft ? undefined : postedAt(file.date));
  return { ...plain, shownFrom: state === "withdrawn" && earlier && earlier <= now ? shownFrom : now };
}

/** Makes the table of articles say what the file and the decision say. */
async function putOnSite(tx: Pick<Database, "insert" | "delete">, file: ArticleFile, decision: Decision | undefined): Promise<void> {
  if (shownFromOf(file, decision)) await putArticle(tx, rowOf(file, decision));
  else await tx.delete(articles).where(eq(articles.id, file.id));
}

/** The past of an act, as the audit log names it. */
export const actionOf = { publish: "published", schedule: "scheduled", withdraw: "withdrawn", "follow-file": "follows-file" } as const;

/**
 * Publishes an article as its file is now, schedules it, withdraws it, or lets the file decide again. What the site has
 * can be withdrawn also when its file cannot be read or is gone. Returns whether the
 * pages show it at once; else they do within a minute. Throws DeskError for an unknown article, one whose file has
 * faults, an act that does not fit its state, and when the article is not the one that `mark` was shown with.
 */
export async function decideArticle(desk: Desk, id: string, act: ContentAct, mark: string): Promise<{ atOnce: boolean }> {
  need(desk, "content");
  const { db, actor, requestId } = desk;
  await db.transaction(async (tx) => {
    await lockContent(tx);
    const { files, faults, decisions, onSite, shown } = await readAll(tx, desk);
    const [decision, row, now] = [decisions.get(id), onSite.get(id), desk.now()];
    const file = files.find((one) => one.id === id);
    const logged = { actor, action: `article-${actionOf[act.act]}` as const, subject: id, requestId };
    if (!file) {
      const isBroken = faults.some((one) => one.id === id);
      if (!isBroken && !row && !decision) throw new DeskError("There is no file of this article.");
      if (row && row.digest === null) throw new DeskError("Another editor wrote this article.", { code: "contentOfAnother" });
      if (act.act !== "withdraw") throw new DeskError("The file cannot be read.", { code: isBroken ? "contentFaults" : "fileMissing" });
      if (!row) throw new DeskError("The article is not on the site.", { code: "notShown" });
      checkMark(mark, markOfStored(row, decision), "open the article again");
      await storeDecision(tx, desk, { kind: "article", name: id, timing: withdrawnNow(act.reason, decision, now) });
      await tx.delete(articles).where(eq(articles.id, id));
      await audit(tx, now, { ...logged, before: { state: isBroken ? "fault" : "missing" }, after: { state: "withdrawn" } });
      return;
    }
    checkMark(mark, markOfContent(file, decision), "open the article again");
    if (row && row.digest === null) throw new DeskError("Another editor wrote this article.", { code: "contentOfAnother" });
    const state = stateOf(file, decision, { isStored: row !== undefined, now });
    const timing = timingAfter({ file, decision, state, changed: row?.digest !== rowOf(file, decision).fileDigest, now }, act);
    if (act.act === "publish" || act.act === "schedule") refuse(await checkArticle(tx, file, shown));
    const after = await storeDecision(tx, desk, { kind: "article", name: id, timing });
    await putOnSite(tx, file, after);
    const from = shownFromOf(file, after);
    await audit(tx, now, {
      ...logged,
      before: { state },
      after: { state: stateOf(file, after, { isStored: true, now }), ...(from ? { from: from.toISOString() } : {}) },
    });
  });
  return { atOnce: (await askForPages(desk.revalidation, ["blog"])) === undefined };
}
