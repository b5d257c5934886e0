import { ARTICLE_ID, articleIdPattern } from "../limits.ts";
import { cleanAscii } from "../read/clean-text.ts";
import { articleHref, routes } from "../routes.ts";

/** Channels with their value of `utm_source` and `utm_medium`. */
export const channels = {
  whatsapp: { name: "WhatsApp", medium: "chat" },
  facebook: { name: "Facebook", medium: "social" },
  instagram: { name: "Instagram", medium: "social" },
  linkedin: { name: "LinkedIn", medium: "social" },
  x: { name: "Twitter (X)", medium: "social" },
  telegram: { name: "Telegram", medium: "chat" },
  email: { name: "Email", medium: "email" },
  cetak: { name: "Cetak (kode QR)", medium: "print" },
} as const;
export type Channel = keyof typeof channels;

export function isChannel(value: string): value is Channel {
  return Object.hasOwn(channels, value);
}

const CAMPAIGN_MAX_CHARS = 60;

/** A campaign's name as a parameter: `Lebaran 2026!` becomes `lebaran-2026`. */
export function campaignSlug(name: string): string {
  return cleanAscii(name)
    .toLowerCase()
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .replace(/[^a-z0-9._]+/g, "-")
    .slice(0, CAMPAIGN_MAX_CHARS)
    .replace(/^-|-$/g, "");
}

/** The path of an article with the parameters of a campaign, which select no page: caches and canonical addresses ignore them. */
export function campaignPath(id: string, channel: Channel, campaign: string): string {
  const slug = campaignSlug(campaign);
  const query = new URLSearchParams({ utm_source: channel, utm_medium: channels[channel].medium, ...(slug ? { utm_campaign: slug } : {}) });
  return `${articleHref(id)}&${query}`;
}

/** The part of an address in front of the id of an article. */
const START = new RegExp(`(?:^|/)(?:${routes.article.slice(1)}/?\\?|artikel/)`);
/** An id, with the sign that ends a sentence behind it. */
const WHOLE_ID = new RegExp(`^(${ARTICLE_ID})[.,;:!?]{0,3}$`);

/** The id in an address of an article on any host, as bars and chats show it: also without its scheme, and with a sign behind it. */
function idInAddress(word: string): string | undefined {
  const start = START.exec(word);
  if (!start) return undefined;
  const [rest = ""] = word.slice(start.index + start[0].length).split("#");
  const id = start[0].endsWith("artikel/") ? rest.split(/[/?]/)[0] : new URLSearchParams(rest).get("id");
  return WHOLE_ID.exec(id ?? "")?.[1];
}

/** The id in what was typed: an id, or a text with an address of an article; undefined for anything else, such as a title. */
export function articleIdIn(typed: string): string | undefined {
  const text = cleanAscii(typed);
  if (articleIdPattern.test(text)) return text;
  return text
    .split(/[\s<>()"'“”]/)
    .map(idInAddress)
    .find((id) => id !== undefined);
}
