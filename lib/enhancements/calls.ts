import { ApiError } from "../api/api-error.ts";
import { apiFetch } from "../api/api-fetch.ts";
import { permittedEntries } from "../browser/permitted-entries.ts";
import { forgetUser } from "../browser/session.ts";
import { endSession as endBrowserSession, rememberUser } from "../browser/signed-in-user.ts";
import { takeCookie } from "../browser/storage.ts";
import { articleWords } from "../content/blog.ts";
import { kitWords } from "../content/kit.ts";
import { messages } from "../content/messages.ts";
import { headerWords } from "../content/shell.ts";
import type { ArticleSummary } from "../contract/website.ts";
import { shortDate } from "../format/date.ts";
import { LATEST_PAGE_SIZE } from "../limits.ts";
import { articleHref, coverSrc } from "../routes.ts";
import { notify } from "./notices.ts";

export { rememberUser };

/** Says that a text was copied, or shows it where the browser refuses: it can be copied by hand. */
export function tellCopied(text: string, copied: boolean): void {
  notify(copied ? { kind: "success", message: messages.linkCopied } : { kind: "info", message: text });
}

/** Asks the session whose it is. Without one, forgets who was signed in. */
export async function askSession(known: (username: string) => void): Promise<void> {
  try {
    const { data } = await apiFetch<"currentUser">({ method: "GET", path: "/api/investor/current-user" });
    known(data.username);
  } catch (error) {
    if ((error as { kind?: string }).kind === "unauthorized") forgetUser();
  }
}

/** Says whose account is open, once, after a token came in the page's address. */
export async function showSessionNotice(): Promise<void> {
  const name = await takeCookie("notice");
  if (name !== undefined) notify({ kind: "info", message: headerWords.openedAccount(name) });
}

/** Puts the pages that the account may open into the list of a menu, before the sign-out. */
export async function fillEntries(area: HTMLElement): Promise<void> {
  const list = area.querySelector<HTMLElement>("[data-account-entries]");
  const entries = await permittedEntries().catch(() => []);
  const before = [...(list?.querySelectorAll("[data-entry]") ?? [])];
  const rows = entries.map(({ name, href }) => {
    const row = document.createElement("li");
    row.dataset.entry = "";
    const link = document.createElement("a");
    Object.assign(link, { href, textContent: name, className: list?.dataset.accountEntries });
    row.append(link);
    return row;
  });
  for (const row of before) row.remove();
  if (list?.querySelector("[data-entries-here]")) list.querySelector("[data-entries-here]")?.before(...rows);
  else list?.append(...rows);
}

/** Ends the session on the server and in this browser. A session already gone counts as ended. True when it did. */
export async function endSession(): Promise<boolean> {
  try {
    await apiFetch<"logout">({ method: "POST", path: "/api/investor/logout", body: {} });
  } catch (error) {
    const { kind, message } = error as { kind?: string; message: string };
    if (kind !== "unauthorized") {
      notify({ kind: "error", message: kind ? message : headerWords.offline });
      return false;
    }
  }
  endBrowserSession();
  notify({ kind: "success", message: headerWords.signedOut });
  return true;
}

/** Puts an article into the place of another one in a list, in the same card. */
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

/** Shows another page of the newest articles: `data-step` on the button says by how many, the list carries where it stands. */
export async function showLatestPage(button: HTMLElement): Promise<void> {
  const area = button.closest<HTMLElement>("[data-latest]");
  const grid = area?.querySelector<HTMLElement>("[aria-busy]");
  if (!area || !grid || grid.ariaBusy === "true") return;
  const page = Number(area.dataset.latest) + Number(button.dataset.step);
  grid.setAttribute("aria-busy", "true");
  try {
    const body = { page, pageSize: LATEST_PAGE_SIZE, category: "" };
    const { data } = await apiFetch<"blogList">({ method: "POST", path: "/api/h5/website/blog/list", body });
    const shown = [...grid.children] as HTMLElement[];
    const cards = data.records.map((article) => {
      const card = shown[0]?.cloneNode(true) as HTMLElement;
      card.hidden = false;
      card.dataset.fetched = "";
      fillCard(card, article);
      return card;
    });
    // The cards of the page itself may be React's, where the reader came without a new document: they are hidden, and theirs are the links.
    for (const card of shown) {
      if ("fetched" in card.dataset) card.remove();
      else card.hidden = true;
    }
    grid.append(...cards);
    const pages = Math.max(1, Math.ceil(data.total / LATEST_PAGE_SIZE));
    area.dataset.latest = String(page);
    for (const step of area.querySelectorAll<HTMLButtonElement>("[data-step]")) step.disabled = step.dataset.step === "1" ? page >= pages : page <= 1;
    const where = area.querySelector("[data-page-of]");
    if (where) where.textContent = kitWords.pageOf(page, pages);
  } catch (cause) {
    notify({ kind: "error", message: cause instanceof ApiError ? cause.message : articleWords.latestFailed });
  } finally {
    grid.setAttribute("aria-busy", "false");
  }
}
