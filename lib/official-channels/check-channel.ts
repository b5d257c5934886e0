import { domainToUnicode } from "node:url";
import { authorityChannels, officialChannels, site } from "../content/site.ts";
import { cleanNumber, digitsOf, maskSign } from "../read/clean-text.ts";
import { DIGITS_MIN, type Found, findChannels, isAddress, PAYMENT_MAX_DIGITS, readingsOf, withDigits, withoutReferences } from "./find-channels.ts";
import { demandsOf, disguisedNumber, oddPart, ownMessage, withoutStamp } from "./own-messages.ts";
import { isOneApart, lookOf } from "./similar.ts";

type ChannelKind = "phone" | "whatsapp" | "email" | "website" | "app" | "social" | "account" | "message" | "unclear";
export type Verdict = "official" | "not-ours" | "unknown";

/** Why, by verdict; each has its sentence in lib/content/authenticity.ts. */
type Reason =
  | "listed"
  | "own-page"
  | "payment-prefix"
  | "reported"
  | "authority"
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
  | "beside-official"
  | "own-message"
  | "own-ticket"
  | "odd-ticket"
  | "other-words"
  | "asks-secret"
  | "asks-money"
  | "too-long"
  | "too-many"
  | "unclear";

export type ChannelAnswer = {
  verdict: Verdict;
  kind: ChannelKind;
  reason: Reason;
  /** What was checked, in its usual spelling. */
  seen: string;
  /** The official channel that it is, or that it imitates; with `authority` whose channel it is. */
  official?: string;
  /** The words of a message because of which it has this answer, for those who write our answers. */
  part?: string;
};

/** Longest text that is judged, characters: a long message, not a conversation. The longest answer to a ticket fits. */
export const CHECKED_MAX_CHARS = 4_200;
/** Most channels that are judged in one text. */
const CHANNELS_MAX = 40;
/** The worst verdict first: it decides the advice. */
const severity: readonly Verdict[] = ["not-ours", "unknown", "official"];
/** A shorter text is not compared by similarity: too much would be one character away. */
const COMPARED_MIN_CHARS = 5;
const SHORTENERS = new Set("bit.ly s.id tinyurl.com t.co goo.gl lnkd.in linktr.ee is.gd cutt.ly rebrand.ly shorturl.at ow.ly".split(" "));
const SOCIAL_HOSTS = new Set("instagram.com facebook.com fb.com linkedin.com youtube.com x.com twitter.com tiktok.com t.me threads.net".split(" "));

/** A text without a sign at its end, however often it stands there. */
function withoutEnd(text: string, sign: string): string {
  let end = text.length;
  while (text[end - 1] === sign) end -= 1;
  return text.slice(0, end);
}
const withoutWww = (host: string) => host.replace(/^www\./, "");
/** The host of a network without the part for phones or a language. */
const networkOf = (host: string) => withoutWww(host.replace(/^(?:m|id|id-id|web|mbasic|touch)\./, "")).replace(/^fb\.com(?=$|:)/, "facebook.com");
const normalProfile = (href: string) => {
  const { host, pathname } = new URL(href);
  return (networkOf(host) + withoutEnd(pathname, "/")).toLowerCase();
};
/** Pages of a profile, and single posts of it, behind its own address. */
const PROFILE_PAGE =
  /^(?:\/(?:about|channels|community|events|featured|jobs|life|live|people|photos|playlists|posts|reels|reels_tab|releases|shorts|streams|tagged|videos)|\/(?:p|photos|posts|reel|reels|status|videos)(?:\/[\w-]+){1,2})?$/;
/** Whether a link opens a profile or one of its pages. */
function isOfProfile(link: string, profile: string): boolean {
  const [page, own] = [normalProfile(link), normalProfile(profile)];
  return page.startsWith(own) && PROFILE_PAGE.test(page.slice(own.length));
}

/** An Indonesian number with its leading zero: `+62 21…`, `0062 21…` and `(021)…` are one. */
export function nationalNumber(text: string): string {
  const digits = digitsOf(text).replace(/^00(?=62)/, "");
  if (digits.startsWith("62")) return `0${digits.slice(2).replace(/^0/, "")}`;
  return /^8\d{8,12}$/.test(digits) ? `0${digits}` : digits;
}

/** What may stand between two groups of a reported number. */
const GAP = /^[^\p{L}\p{N}]{1,6}$/u;
const numbers = officialChannels.phones.map((phone) => ({ ...phone, national: nationalNumber(phone.number) }));
const accounts = officialChannels.accounts.map((account) => ({ ...account, digits: digitsOf(account.number) }));
const hasWhatsapp = numbers.some(({ whatsapp }) => whatsapp);
const brand = lookOf(site.name);

/** The host as people see it: punycode decoded, without `www.`. */
const shownHost = (host: string) => withoutWww(withoutEnd((domainToUnicode(host) || host).toLowerCase(), "."));

/** Whether two texts name the same channel, in any spelling. */
function isSame(a: string, b: string): boolean {
  const plain = (text: string) =>
    withoutEnd(
      withoutWww(
        text
          .trim()
          .toLowerCase()
          .replace(/^https?:\/\//, ""),
      ),
      "/",
    );
  if (plain(a) === plain(b)) return true;
  const isNumber = (text: string) => /^[+\d\s().-]+$/.test(text.trim());
  return isNumber(a) && isNumber(b) && nationalNumber(a) === nationalNumber(b);
}

const isReported = (seen: string) => officialChannels.impostors.some((impostor) => isSame(impostor, seen));

const authorities = new Map(Object.entries(authorityChannels).flatMap(([name, channels]) => channels.map((channel) => [channel, name] as const)));

/** The answer for a host, address or number of an authority. */
function ofAuthority(seen: string): Pick<ChannelAnswer, "verdict" | "reason" | "official"> | undefined {
  const official = authorities.get(seen);
  return official ? { verdict: "unknown", reason: "authority", official } : undefined;
}

function checkHost(host: string, ownHost: string): Pick<ChannelAnswer, "verdict" | "reason" | "official"> {
  const domains = [...officialChannels.domains, shownHost(ownHost)];
  if (isReported(host)) return { verdict: "not-ours", reason: "reported" };
  const own = domains.find((domain) => host === domain || host.endsWith(`.${domain}`));
  if (own) return { verdict: "official", reason: "own-page", official: own };
  const authority = ofAuthority(host);
  if (authority) return authority;
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

function checkEmail(text: string, ownHost: string): ChannelAnswer {
  const seen = withoutEnd(text.slice(text.lastIndexOf(":") + 1), ".");
  const address = seen.toLowerCase();
  const kind = "email";
  const listed = officialChannels.emails.find((email) => email.address === address);
  if (listed) return { verdict: "official", kind, reason: "listed", seen, official: listed.name };
  if (isReported(address)) return { verdict: "not-ours", kind, reason: "reported", seen };
  const authority = ofAuthority(address);
  if (authority) return { kind, seen, ...authority };
  const at = address.lastIndexOf("@");
  const local = address.slice(0, at);
  const host = address.slice(at + 1);
  const { verdict, reason, official } = checkHost(shownHost(host), ownHost);
  if (verdict === "official") return { verdict: "unknown", kind, reason: "unlisted-sender", seen };
  if (reason === "other-address" && lookOf(local).includes(brand)) return { verdict: "not-ours", kind, reason: "name-used", seen };
  if (reason === "short-link" || reason === "authority") return { verdict: "not-ours", kind, reason: "other-address", seen };
  return { verdict: "not-ours", kind, reason, seen, ...(official ? { official } : {}) };
}

function checkWhatsapp(text: string): ChannelAnswer {
  const kind = "whatsapp";
  const answer = checkNumber(text);
  if (answer.reason === "reported" || answer.reason === "authority") return { ...answer, kind };
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

/** The one value of a parameter; undefined where it is missing or has several. */
function onlyValue(url: URL, name: string): string | undefined {
  const values = new Set(url.searchParams.getAll(name));
  return values.size === 1 ? [...values][0] : undefined;
}

/** The app that a link to a shop opens. Several ids, or an id elsewhere than where the shop has it, are none of ours. */
function appOf(url: URL, host: string): string | undefined {
  if (host === "play.google.com" || url.protocol === "market:")
    return host === "play.google.com" && !/^\/store\/apps\/details(?:\/[\w%+~-]+)?\/?$/.test(url.pathname) ? undefined : onlyValue(url, "id");
  const parts = url.pathname.split("/").filter(Boolean);
  const ids = parts.filter((part) => /^id\d+$/i.test(part));
  return ids.length === 1 && ids[0] === parts.at(-1) ? ids[0] : undefined;
}

const WHATSAPP_HOSTS = new Set("wa.me whatsapp.com api.whatsapp.com web.whatsapp.com chat.whatsapp.com".split(" "));
const APP_HOSTS = new Set("play.google.com apps.apple.com itunes.apple.com".split(" "));

/** Whether the path, query or fragment of a link names another address. The names of our files have other ends. */
const namesAddress = ({ pathname, search, hash }: URL): boolean =>
  `${pathname}${search}${hash}`.includes("//") ||
  `${pathname}${search}${hash}`
    .split(/[/?#&=]/)
    .some((part) => isAddress(part.replace(/^[.@]+/, "")) && !/\.(?:csv|html?|ics|jpe?g|json|pdf|png|svg|txt|webp|xml)$/.test(part));

function checkLink(text: string, ownHost: string): ChannelAnswer {
  const seen = withoutEnd(text, ".");
  if (officialChannels.apps.some(({ id }) => id === seen)) return checkApp(seen);
  const address = /^(?:https?:|[a-z][a-z0-9+-]*:\/\/)/i.test(seen) ? seen : `https://${seen}`;
  if (!URL.canParse(address)) return { verdict: "unknown", kind: "unclear", reason: "unclear", seen };
  // Programs disagree on where such an address leads.
  if (seen.includes("\\")) return { verdict: "not-ours", kind: "website", reason: "other-address", seen };
  const url = new URL(address);
  const host = shownHost(url.hostname);
  if (url.protocol === "whatsapp:" || WHATSAPP_HOSTS.has(host)) return checkWhatsapp(onlyValue(url, "phone") ?? url.pathname);
  if (url.protocol === "market:" || APP_HOSTS.has(host)) return checkApp(appOf(url, host) ?? seen);
  if (!/^https?:$/.test(url.protocol)) return { verdict: "not-ours", kind: "website", reason: "other-address", seen };
  if (SOCIAL_HOSTS.has(networkOf(host))) return checkProfile(seen, (href) => isOfProfile(address, href));
  const answer = checkHost(host, ownHost);
  // Our pages do not redirect to other sites, but a person or program may follow the address inside this one.
  if (answer.verdict === "official" && namesAddress(url)) return { verdict: "unknown", kind: "website", reason: "unclear", seen };
  return { kind: "website", seen: host, ...answer };
}

/** A telephone or account number; which of the two is a guess, so both lists are compared. */
function checkNumber(text: string): ChannelAnswer {
  const digits = digitsOf(text);
  const national = nationalNumber(text);
  const isPhone = text.trimStart().startsWith("+") || /^0[2-9]/.test(national) || digits.length < DIGITS_MIN;
  const seen = isPhone ? national : digits;
  const kind = isPhone ? "phone" : "account";
  if (isReported(national)) return { verdict: "not-ours", kind, reason: "reported", seen };
  const anybodys = { verdict: "unknown", kind, reason: isPhone ? "number" : "account", seen } as const;
  // Digits may be left out, with which the number is another one.
  if (maskSign(cleanNumber(text))) return anybodys;
  const phone = numbers.find((each) => each.national === national);
  if (phone) return { verdict: "official", kind: "phone", reason: "listed", seen, official: `${phone.name}, ${phone.number}` };
  const name = ({ bank, holder }: (typeof accounts)[number]) => `${bank}, ${holder}`;
  const account = accounts.find((each) =>
    each.prefix
      ? digits.startsWith(each.digits) && digits.length > each.digits.length && digits.length <= PAYMENT_MAX_DIGITS
      : digits === each.digits,
  );
  if (account)
    return { verdict: "official", kind: "account", reason: account.prefix ? "payment-prefix" : "listed", seen: digits, official: name(account) };
  const authority = ofAuthority(national);
  if (authority) return { kind: "phone", seen, ...authority };
  const nearPhone = numbers.find((each) => isOneApart(each.national, national));
  if (nearPhone) return { verdict: "not-ours", kind: "phone", reason: "one-apart", seen, official: nearPhone.number };
  const nearAccount = accounts.find((each) => isOneApart(each.digits, each.prefix ? digits.slice(0, each.digits.length) : digits));
  if (nearAccount) return { verdict: "not-ours", kind: "account", reason: "one-apart", seen: digits, official: nearAccount.number };
  return anybodys;
}

const reportedNumbers = new Set(officialChannels.impostors.filter((each) => /^[+\d\s().-]+$/.test(each)).map(nationalNumber));

/** Numbers that were reported, whatever digits stand beside them: every run of whole groups is compared. */
function reportedIn(text: string): ChannelAnswer[] {
  const groups = [...withDigits(withoutReferences(text)).matchAll(/\d+/g)];
  return groups.flatMap((_, from) => {
    let run = "";
    for (let at = from; at < groups.length && run.length <= PAYMENT_MAX_DIGITS; at += 1) {
      const { 0: group, index } = groups[at] as RegExpExecArray;
      const last = groups[at - 1];
      if (at > from && last && !GAP.test(text.slice(last.index + last[0].length, index))) break;
      run += group;
      if (run.length >= DIGITS_MIN && reportedNumbers.has(nationalNumber(run))) return [checkNumber(run)];
    }
    return [];
  });
}

const checks: Record<Found["kind"], (text: string, ownHost: string) => ChannelAnswer> = {
  link: checkLink,
  email: checkEmail,
  handle: (text) => checkProfile(text, (href) => href.toLowerCase().replace(/^.*\/@?/, "") === text.slice(1).toLowerCase()),
  "bound-host": (text, ownHost) => ({ kind: "website", seen: shownHost(text), ...checkHost(shownHost(text), ownHost) }),
  number: checkNumber,
};

const message = (verdict: Verdict, reason: Reason, part?: string): ChannelAnswer => ({
  verdict,
  kind: "message",
  reason,
  seen: "",
  ...(part ? { part } : {}),
});

/** Reasons of channels that may be anybody's. Beside our name or a channel of ours they are how a fraud begins. */
const ANYBODYS = new Set<Reason>(["number", "account", "short-link"]);

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
/** The words that may stand around an official channel without saying anything: what it is, and whose. */
const NEUTRAL_WORDS = new Set(
  [
    site.name,
    site.company,
    ...officialChannels.phones.map(({ name }) => name),
    ...officialChannels.emails.map(({ name }) => name),
    ...officialChannels.apps.map(({ store }) => store),
    ...officialChannels.socials.map(({ name }) => name),
    ...officialChannels.accounts.flatMap(({ bank, holder }) => [bank, holder]),
    "dan atau di ke dari lewat melalui apakah benar benarkah ini itu resmi milik hubungi telepon telpon telp tel nomor no email e mail mailto surel",
    "situs web website alamat tautan link aplikasi app akun media sosial rekening rek va virtual account atas nama a n pembayaran url http https",
  ].flatMap(wordsOf),
);

/** The answers about a text as a whole, besides those about its channels. `rest`: the text without its channels. */
function aboutMessage(text: string, rest: string, answers: readonly ChannelAnswer[]): ChannelAnswer[] {
  const demands = demandsOf(text).map(({ reason, part }) => message("not-ours", reason, part));
  const isAllOurs = demands.length === 0 && answers.every(({ verdict }) => verdict === "official");
  if (!isAllOurs) return demands;
  const disguised = disguisedNumber(text);
  const own = ownMessage(text);
  // Our answers never name an account.
  const odd = disguised ?? (own === "own-ticket" ? (answers.find(({ kind }) => kind === "account")?.seen ?? oddPart(rest)) : undefined);
  if (own) return [odd === undefined ? message("official", own) : message("unknown", "odd-ticket", odd)];
  // Anybody can name our channels, so other words beside them make a message unknown.
  return answers.length > 0 && (disguised || wordsOf(rest).some((word) => !NEUTRAL_WORDS.has(word))) ? [message("unknown", "other-words")] : [];
}

/**
 * Whose the channels in a text are: a number, e-mail, link, app, profile or account, or a whole message that contains
 * some. All of it is judged, in every way that a program may read it, and the worst answers come first. A text that is
 * too long or has too many channels gets an answer that says so, and none that calls a part of it official. A message is
 * official only as a whole: in the wording of one of ours, or with nothing but channels of ours. `siteUrl`: the address
 * of this site, which is official too.
 */
export function checkChannels(text: string, siteUrl: string): ChannelAnswer[] {
  const ownHost = new URL(siteUrl).hostname;
  // Some letters stand for many: the readable text is measured too.
  const readings = readingsOf(text.slice(0, CHECKED_MAX_CHARS).toWellFormed()).map((reading) => reading.trim());
  const isLong = text.length > CHECKED_MAX_CHARS || readings.some((reading) => reading.length > 2 * CHECKED_MAX_CHARS);
  const [plain = "", ...others] = readings.map((reading) => reading.slice(0, 2 * CHECKED_MAX_CHARS).toWellFormed());
  const usual = findChannels(plain);
  const known = new Set(usual.map((channel) => channel.text));
  const found = [...usual, ...others.flatMap(findChannels).filter((channel) => !known.has(channel.text))];
  const channels = found.slice(0, CHANNELS_MAX).map(({ kind, text: part }) => checks[kind](part, ownHost));
  const isJudged = ({ seen }: ChannelAnswer) => channels.some((each) => each.reason === "reported" && each.seen === seen);
  const judged = [...[plain, ...others].flatMap(reportedIn).filter((answer) => !isJudged(answer)), ...channels];
  const isNamed = lookOf(plain).includes(brand) || judged.some(({ reason, official }) => official !== undefined && reason !== "authority");
  const warned = judged.map(
    (answer): ChannelAnswer => (isNamed && ANYBODYS.has(answer.reason) ? { ...answer, verdict: "not-ours", reason: "beside-official" } : answer),
  );
  const distinct = warned.filter((answer, index) => warned.findIndex(({ seen, kind }) => seen === answer.seen && kind === answer.kind) === index);
  const unstamped = withoutStamp(plain);
  let rest = withoutReferences(unstamped);
  for (const { text: part } of usual.slice(0, CHANNELS_MAX)) rest = rest.replaceAll(part, " ");
  const all = [...distinct, ...aboutMessage(unstamped, rest, distinct)].sort(
    (one, other) => severity.indexOf(one.verdict) - severity.indexOf(other.verdict),
  );
  const unjudged = isLong ? "too-long" : found.length > CHANNELS_MAX ? "too-many" : undefined;
  if (unjudged) return [...all.filter(({ verdict }) => verdict !== "official"), message("unknown", unjudged)];
  return all.length > 0 ? all : [{ verdict: "unknown", kind: "unclear", reason: "unclear", seen: "" }];
}

/** The verdict on a whole text: that of its worst part. */
export const worstVerdict = (answers: readonly ChannelAnswer[]): Verdict => answers[0]?.verdict ?? "unknown";
