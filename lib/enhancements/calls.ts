import { ApiError } from "../api/api-error.ts";
import { apiFetch } from "../api/api-fetch.ts";
import { readEntries } from "../api/rights.ts";
import { forgetUser, rememberedUser } from "../browser/session.ts";
import { endSession as endBrowserSession, rememberUser } from "../browser/signed-in-user.ts";
import { consumeCookie } from "../browser/storage.ts";
import { hasStoredDraft } from "../browser/stored-draft.ts";
import { articleCopy } from "../content/blog.ts";
import { kitCopy } from "../content/kit.ts";
import { messages } from "../content/messages.ts";
import { headerCopy } from "../content/shell.ts";
import type { ArticleSummary } from "../contract/website.ts";
import { shortDate } from "../format/date.ts";
import { LATEST_PAGE_SIZE } from "../limits.ts";
import { articleHref, coverSrc } from "../routes.ts";
import { askAboutDraft } from "./ask-about-draft.ts";
import { showToast } from "./toast.ts";

export { movePatch } from "./patch.ts";
export { rememberUser };

/** Confirms that a text was copied, or shows it for manual copying. */
export function showCopied(text: string, copied: boolean): void {
  showToast(copied ? { kind: "success", message: messages.linkCopied } : { kind: "info", message: text });
}

/** Fetches the signed-in user; without a session, removes the stored one. A sign-out during the call, in any tab, takes precedence. */
export async function checkSession(known: (username: string) => void): Promise<void> {
  try {
    const { data } = await apiFetch<"currentUser">({ method: "GET", path: "/api/investor/current-user" });
    if (rememberedUser()) known(data.username);
  } catch (error) {
    if ((error as { kind?: string }).kind === "unauthorized") forgetUser();
  }
}

/** Shows once which account a link with a token has opened. */
export async function showSessionNotice(): Promise<void> {
  const name = await consumeCookie("notice");
  if (name !== undefined) showToast({ kind: "info", message: headerCopy.openedAccount(name) });
}

/** Fills the list of a menu with the pages that the account may open. */
export async function fillEntries(area: HTMLElement): Promise<void> {
  const list = area.querySelector<HTMLElement>("[data-account-entries]");
  let filled = "";
  await readEntries((entries) => {
    const names = JSON.stringify(entries);
    // Replacing the same links would take the focus away from them.
    if (names === filled) return;
    filled = names;
    const rows = entries.map(({ name, href }) => {
      const row = document.createElement("li");
      const link = document.createElement("a");
      Object.assign(link, { href, textContent: name, className: list?.dataset.accountEntries });
      row.append(link);
      return row;
    });
    list?.replaceChildren(...rows);
  });
}

/**
 * Signs out on the server and in this browser, after asking what happens to a form that was not sent; with `everywhere`
 * on all devices of the account. True on success, also if the session had already ended.
 */
export async function endSession({ asks = true, everywhere = false } = {}): Promise<boolean> {
  const answer = asks && hasStoredDraft() ? await askAboutDraft() : "remove";
  if (answer === "stay") return false;
  try {
    if (everywhere) await apiFetch<"logoutAll">({ method: "POST", path: "/api/investor/logout-all", body: {} });
    else await apiFetch<"logout">({ method: "POST", path: "/api/investor/logout", body: {} });
  } catch (error) {
    const { kind, message } = error as { kind?: string; message: string };
    if (kind !== "unauthorized") {
      showToast({ kind: "error", message: kind ? message : headerCopy.offline });
      return false;
    }
  }
  endBrowserSession({ keepDrafts: answer === "keep" });
  showToast({ kind: "success", message: everywhere ? headerCopy.signedOutEverywhere : headerCopy.signedOut });
  return true;
}

/** Fills a card with another article. */
function fillCard(card: Element, article: ArticleSummary): void {
  const [category, title, description] = ["[data-card=category]", "h3 a", "[data-card=description]"].map((part) =>
    card.querySelector<HTMLElement>(part),
  );
  const time = card.querySelector("time");
  const picture = card.querySelector("img");
  if (picture) picture.src = coverSrc(article);
  if (category) category.textContent = article.category;
  if (time) Object.assign(time, { dateTime: article.postTime, textContent: shortDate(article.postTime) });
  if (title) Object.assign(title, { href: articleHref(article.id), textContent: article.title });
  if (description) description.textContent = article.description;
}

/**
 * Shows another page of the newest articles: `data-step` on the button is the offset, `data-latest` on the list the
 * current page, `data-without` the article that the list leaves out, `data-without-on` the page that it would be on.
 */
export async function showLatestPage(button: HTMLElement): Promise<void> {
  const area = button.closest<HTMLElement>("[data-latest]");
  const grid = area?.querySelector<HTMLElement>("[aria-busy]");
  if (!area || !grid || grid.ariaBusy === "true") return;
  const page = Number(area.dataset.latest) + Number(button.dataset.step);
  grid.setAttribute("aria-busy", "true");
  try {
    const read = async (page: number) => {
      const body = { page, pageSize: LATEST_PAGE_SIZE, category: "" };
      return (await apiFetch<"blogList">({ method: "POST", path: "/api/h5/website/blog/list", body })).data;
    };
    const { without } = area.dataset;
    const data = await read(page);
    // From the page with the left-out article on, each page begins one article later.
    if (data.records.some(({ id }) => id === without)) area.dataset.withoutOn ??= String(page);
    const leftOutOn = Number(area.dataset.withoutOn ?? Number.POSITIVE_INFINITY);
    const more = page >= leftOutOn && page * LATEST_PAGE_SIZE < data.total ? (await read(page + 1)).records.slice(0, 1) : [];
    const shown = [...grid.children] as HTMLElement[];
    const cards = [...data.records.slice(page > leftOutOn ? 1 : 0), ...more]
      .filter(({ id }) => id !== without)
      .map((article) => {
        const card = shown[0]?.cloneNode(true) as HTMLElement;
        card.hidden = false;
        card.dataset.fetched = "";
        fillCard(card, article);
        return card;
      });
    // React may own the original cards (after client navigation), so they are hidden, not removed.
    for (const card of shown) {
      if ("fetched" in card.dataset) card.remove();
      else card.hidden = true;
    }
    grid.append(...cards);
    const pages = Math.max(1, Math.ceil((data.total - (without ? 1 : 0)) / LATEST_PAGE_SIZE));
    area.dataset.latest = String(page);
    for (const step of area.querySelectorAll<HTMLButtonElement>("[data-step]")) step.disabled = step.dataset.step === "1" ? page >= pages : page <= 1;
    const where = area.querySelector("[data-page-of]");
    if (where) where.textContent = kitCopy.pageOf(page, pages);
  } catch (cause) {
    showToast({ kind: "error", message: cause instanceof ApiError ? cause.message : articleCopy.latestFailed });
  } finally {
    grid.setAttribute("aria-busy", "false");
  }
}
