import { ARTICLE_ID_MAX_CHARS, articleIdPattern } from "../limits.ts";
import * as z from "./zod.ts";

/*
 * What a page sends when it is left, to the web and from there to the reference API. Outside of the wire contract: the
 * platform of a company does not know the call.
 */

/** Largest body, bytes. */
export const COUNTS_MAX_BYTES = 2_048;
/** Path of the call in the reference API. */
export const COUNTS_UPSTREAM_PATH = "/counts";

/** Kinds of sites that a visitor comes from. */
const visitSources = ["search", "social", "direct", "other"] as const;

const CAMPAIGN_PART = "[a-z0-9._-]{1,60}";
/** `source/name`, or one of them, as the sharing kit writes them (lib/share-kit/campaign.ts). */
const CAMPAIGN = new RegExp(`^${CAMPAIGN_PART}(?:/${CAMPAIGN_PART})?$`);
const CAMPAIGN_MAX_CHARS = 121;
/** A date fits; a phone or identity number, which would name a person, does not. */
const CAMPAIGN_DIGITS_MAX = 8;

/** A path is longer than that of any page, characters. */
const PAGE_MAX_CHARS = 200;

const MINUTE_MS = 60_000;
const milliseconds = z.number().int().min(0).max(MINUTE_MS).optional().catch(undefined);

export const countsRequest = z.strictObject({
  /** A path; from the web to the reference API that of a page of the site, or the pattern of several. */
  page: z.string(PAGE_MAX_CHARS),
  article: z.string(ARTICLE_ID_MAX_CHARS).regex(articleIdPattern).nullish().catch(undefined),
  source: z.enum(visitSources).optional(),
  campaign: z
    .string(CAMPAIGN_MAX_CHARS)
    .regex(CAMPAIGN)
    .refine((text) => text.replace(/\D/g, "").length <= CAMPAIGN_DIGITS_MAX)
    .optional()
    .catch(undefined),
  /** Largest paint and longest interaction, milliseconds; layout shifts, thousandths. */
  lcp: milliseconds,
  inp: milliseconds,
  cls: milliseconds,
});
export type CountsRequest = z.output<typeof countsRequest>;
