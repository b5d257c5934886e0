import { domainToUnicode } from "node:url";
import { officialChannels, site } from "../content/site.ts";
import { digitsOf } from "../contract/clean-text.ts";
import { isOneApart, lookOf } from "./similar.ts";

type ChannelKind = "phone" | "whatsapp" | "email" | "website" | "app" | "social" | "account" | "unclear";
export type Verdict = "official" | "not-ours" | "unknown";

/** Why, by verdict; each has its sentence in lib/content/authenticity.ts. */
export type Reason =
  | "listed"
  | "own-page"
  | "payment-prefix"
  | "reported"
  | "look-alike"
  | "one-apart"
  | "name-used"
  | "other-address"
  | "other-app"
  | "other-profile"
  | "no-whatsapp"
  | "not-on-whatsapp"
  | "unlisted-sender"
  | "short-link"
  | "number"
  | "account"
  | "unclear";

export type ChannelAnswer = {
  verdict: Verdict;
  kind: ChannelKind;
  reason: Reason;
  /** What was checked, in its usual spelling. */
  seen: string;
  /** The official channel that it is, or that it imitates. */
  official?: string;
};

/** Answers for one text, at most. */
const ANSWERS_MAX = 8;
/** A shorter text is not compared by similarity: too much would be one character away. */
const COMPARED_MIN_CHARS = 5;
/** Digits of a telephone or account number inside a longer text. */
const DIGITS_MIN = 8;

const SHORTENERS = new Set("bit.ly s.id tinyurl.com t.co goo.gl lnkd.in linktr.ee is.gd cutt.ly rebrand.ly shorturl.at ow.ly".split(" "));
const SOCIAL_HOSTS = new Set("instagram.com facebook.com fb.com linkedin.com youtube.com x.com twitter.com tiktok.com t.me threads.net".split(" "));

const LINK = /https?:\/\/[^\s<>"']+/giu;
const EMAIL = /[^\s@<>()"',;:]+@(?:[\p{L}\p{N}-]+\.)+[\p{L}\p{N}-]{2,}/giu;
const BARE_LINK = /(?<![\p{L}\p{N}@.-])(?:[\p{L}\p{N}_-]+\.)+\p{L}[\p{L}\p{N}-]+(?::\d+)?(?:[/?#][^\s<>"']*)?/giu;
const HANDLE = /(?<![\p{L}\p{N}.])@[\w.]{2,60}/giu;
// Not an amount of rupiah.
const NUMBER = /(?<![\d.,]|rp\s?)\+?[\d(][\d\s().-]*\d/giu;

const withoutWww = (host: string) => host.replace(/^www\./, "");
const normalProfile = (href: string) => {
  const { host, pathname } = new URL(href);
  return (withoutWww(host.replace(/^(?:m|id|id-id)\./, "")) + pathname.replace(/\/+$/, "")).toLowerCase();
};

/** An Indonesian number with its leading zero: `+62 21…`, `0062 21…` and `(021)…` are one. */
export function nationalNumber(text: string): string {
  const digits = digitsOf(text).replace(/^00(?=62)/, "");
  if (digits.startsWith("62")) return `0${digits.slice(2).replace(/^0/, "")}`;
  return /^8\d{8,12}$/.test(digits) ? `0${digits}` : digits;
}

const numbers = officialChannels.phones.map((phone) => ({ ...phone, national: nationalNumber(phone.number) }));
const accounts = officialChannels.accounts.map((account) => ({ ...account, digits: digitsOf(account.number) }));
const hasWhatsapp = numbers.some(({ whatsapp }) => whatsapp);
const brand = lookOf(site.name);

/** The host as people see it: punycode decoded, without `www.`. */
const shownHost = (host: string) => withoutWww((domainToUnicode(host) || host).toLowerCase());

/** Whether two texts name the same channel, in any spelling. */
function isSame(a: string, b: string): boolean {
  const plain = (text: string) =>
    withoutWww(
      text
        .trim()
        .toLowerCase()
        .replace(/^https?:\/\//, ""),
    ).replace(/\/+$/, "");
  if (plain(a) === plain(b)) return true;
  const isNumber = (text: string) => /^[+\d\s().-]+$/.test(text.trim());
  return isNumber(a) && isNumber(b) && nationalNumber(a) === nationalNumber(b);
}

const isReported = (seen: string) => officialChannels.impostors.some((impostor) => isSame(impostor, seen));

function checkHost(host: string, ownHost: string): Pick<ChannelAnswer, "verdict" | "reason" | "official"> {
  const domains = [...officialChannels.domains, shownHost(ownHost)];
  if (isReported(host)) return { verdict: "not-ours", reason: "reported" };
  const own = domains.find((domain) => host === domain || host.endsWith(`.${domain}`));
  if (own) return { verdict: "official", reason: "own-page", official: own };
  if (SHORTENERS.has(host)) return { verdict: "unknown", reason: "short-link" };
  const labels = host.split(/[.-]/).map(lookOf);
  for (const domain of domains.filter((each) => each.includes("."))) {
    const name = lookOf(domain.split(".")[0] ?? "");
    const imitates = isOneApart(lookOf(host), lookOf(domain)) || lookOf(host) === lookOf(domain) || host.includes(domain);
    if (imitates || (name.length >= COMPARED_MIN_CHARS && labels.some((label) => label === name || isOneApart(label, name))))
      return { verdict: "not-ours", reason: "look-alike", official: domain };
    if (lookOf(host).includes(name)) return { verdict: "not-ours", reason: "name-used", official: domain };
  }
  return { verdict: "not-ours", reason: lookOf(host).includes(brand) ? "name-used" : "other-address" };
}

function checkEmail(seen: string, ownHost: string): ChannelAnswer {
  const address = seen.toLowerCase();
  const kind = "email";
  const listed = officialChannels.emails.find((email) => email.address === address);
  if (listed) return { verdict: "official", kind, reason: "listed", seen, official: listed.name };
  if (isReported(address)) return { verdict: "not-ours", kind, reason: "reported", seen };
  const [local = "", host = ""] = address.split("@");
  const { verdict, reason, official } = checkHost(shownHost(host), ownHost);
  if (verdict === "official") return { verdict: "unknown", kind, reason: "unlisted-sender", seen };
  if (reason === "other-address" && lookOf(local).includes(brand)) return { verdict: "not-ours", kind, reason: "name-used", seen };
  return { verdict: "not-ours", kind, reason: reason === "short-link" ? "other-address" : reason, seen, ...(official ? { official } : {}) };
}

function checkWhatsapp(text: string): ChannelAnswer {
  const kind = "whatsapp";
  const answer = checkNumber(text);
  if (answer.reason === "reported") return { ...answer, kind };
  const listed = numbers.find(({ national }) => national === nationalNumber(text));
  if (listed?.whatsapp) return { ...answer, kind };
  const reason = hasWhatsapp ? (listed ? "not-on-whatsapp" : "other-profile") : "no-whatsapp";
  return { verdict: "not-ours", kind, reason: answer.reason === "one-apart" ? "one-apart" : reason, seen: answer.seen };
}

function checkApp(id: string): ChannelAnswer {
  const app = officialChannels.apps.find((each) => each.id === id);
  if (app) return { verdict: "official", kind: "app", reason: "listed", seen: id, official: app.store };
  return { verdict: "not-ours", kind: "app", reason: "other-app", seen: id };
}

function checkProfile(seen: string, matches: (href: string) => boolean): ChannelAnswer {
  const own = officialChannels.socials.find(({ href }) => matches(href));
  if (own) return { verdict: "official", kind: "social", reason: "listed", seen, official: own.name };
  return {
    verdict: "not-ours",
    kind: "social",
    reason: isReported(seen) ? "reported" : lookOf(seen).includes(brand) ? "name-used" : "other-profile",
    seen,
  };
}

function checkLink(text: string, ownHost: string): ChannelAnswer {
  const seen = text.replace(/[.,;:!?)\]]+$/, "");
  if (officialChannels.apps.some(({ id }) => id === seen)) return checkApp(seen);
  const address = /^https?:\/\//i.test(seen) ? seen : `https://${seen}`;
  if (!URL.canParse(address)) return { verdict: "unknown", kind: "unclear", reason: "unclear", seen };
  const url = new URL(address);
  const host = shownHost(url.hostname);
  if (host === "wa.me" || host === "api.whatsapp.com") return checkWhatsapp(url.searchParams.get("phone") ?? url.pathname);
  if (host === "play.google.com") return checkApp(url.searchParams.get("id") ?? seen);
  if (host === "apps.apple.com") return checkApp(/\bid\d+/.exec(url.pathname)?.[0] ?? seen);
  const bareHost = host.replace(/^(?:m|id|id-id)\./, "");
  if (SOCIAL_HOSTS.has(bareHost)) return checkProfile(seen, (href) => normalProfile(href) === normalProfile(address));
  return { kind: "website", seen: host, ...checkHost(host, ownHost) };
}

/** A telephone or account number; which of the two is a guess, so both lists are compared. */
function checkNumber(text: string): ChannelAnswer {
  const digits = digitsOf(text);
  const national = nationalNumber(text);
  const isPhone = text.trimStart().startsWith("+") || /^0[2-9]/.test(national) || digits.length < DIGITS_MIN;
  const seen = isPhone ? national : digits;
  const phone = numbers.find((each) => each.national === national);
  if (phone) return { verdict: "official", kind: "phone", reason: "listed", seen, official: `${phone.name}, ${phone.number}` };
  const name = ({ bank, holder }: (typeof accounts)[number]) => `${bank}, ${holder}`;
  const account = accounts.find((each) =>
    each.prefix ? digits.startsWith(each.digits) && digits.length > each.digits.length : digits === each.digits,
  );
  if (account)
    return { verdict: "official", kind: "account", reason: account.prefix ? "payment-prefix" : "listed", seen: digits, official: name(account) };
  const kind = isPhone ? "phone" : "account";
  if (isReported(text)) return { verdict: "not-ours", kind, reason: "reported", seen };
  const nearPhone = numbers.find((each) => isOneApart(each.national, national));
  if (nearPhone) return { verdict: "not-ours", kind: "phone", reason: "one-apart", seen, official: nearPhone.number };
  const nearAccount = accounts.find((each) => isOneApart(each.digits, each.prefix ? digits.slice(0, each.digits.length) : digits));
  if (nearAccount) return { verdict: "not-ours", kind: "account", reason: "one-apart", seen: digits, official: nearAccount.number };
  return { verdict: "unknown", kind, reason: isPhone ? "number" : "account", seen };
}

/**
 * Whose the channels in a text are: a number, e-mail, link, app, profile or account, or a whole message that contains
 * some. At most eight answers, in the order of the text; one with the reason `unclear` if there is nothing to check.
 * `siteUrl`: the address of this site, which is official too.
 */
export function checkChannels(text: string, siteUrl: string): ChannelAnswer[] {
  const ownHost = new URL(siteUrl).hostname;
  const found: { at: number; answer: ChannelAnswer }[] = [];
  let rest = text;
  const take = (pattern: RegExp, check: (part: string) => ChannelAnswer | undefined) => {
    rest = rest.replace(pattern, (part, ...more) => {
      const answer = check(part);
      if (answer) found.push({ at: more.find((each) => typeof each === "number") as number, answer });
      return answer ? " ".repeat(part.length) : part;
    });
  };
  take(LINK, (part) => checkLink(part, ownHost));
  take(EMAIL, (part) => checkEmail(part.replace(/\.+$/, ""), ownHost));
  take(BARE_LINK, (part) => checkLink(part, ownHost));
  take(HANDLE, (part) => checkProfile(part, (href) => href.toLowerCase().replace(/^.*\/@?/, "") === part.slice(1).toLowerCase()));
  const isOnlyNumber = /^[\s+\d().-]+$/.test(text);
  take(NUMBER, (part) => (digitsOf(part).length >= (isOnlyNumber ? 3 : DIGITS_MIN) ? checkNumber(part) : undefined));
  const answers = found.sort((a, b) => a.at - b.at).map(({ answer }) => answer);
  const distinct = answers.filter((answer, index) => answers.findIndex(({ seen, kind }) => seen === answer.seen && kind === answer.kind) === index);
  if (distinct.length > 0) return distinct.slice(0, ANSWERS_MAX);
  return [{ verdict: "unknown", kind: "unclear", reason: "unclear", seen: "" }];
}
