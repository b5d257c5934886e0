import { articleIdPattern } from "./article-id.ts";
import { isoTime } from "./iso-time.ts";
import { flag, identifier, optionalText, rowsOf } from "./loose.ts";
import { z } from "./zod.ts";

/** A percentage as text or number; a dash where there is none. */
const rate = z
  .union([z.string(), z.number()])
  .nullish()
  .transform((value) => String(value ?? "").trim() || "–");

export const rateSchema = z.object({ name: z.string().trim().min(1), value: rate, defaultTkb: flag });
export type Rate = z.infer<typeof rateSchema>;

/** Empty where the platform does not say: pages then show their own table of prices. */
export const productSchema = z
  .object({ amount: optionalText, apr: optionalText, periods: optionalText })
  .nullish()
  .transform((product) => product ?? { amount: "", apr: "", periods: "" });
export type Product = z.infer<typeof productSchema>;

/** An upstream may send a figure as number or text, or none. Amounts are whole rupiah. */
const figure = z
  .union([z.number(), z.string()])
  .nullish()
  .transform((value) => (typeof value === "string" ? value.trim() : (value ?? "")));

/**
 * The loans at the end of a month: what was outstanding, and how much of it was late by more than so many days.
 * The rates follow from these amounts.
 */
export const rateMonthSchema = z.object({
  asOf: z.iso.date(),
  outstanding: z.number().positive(),
  late: z.object({ day0: z.number(), day30: z.number(), day60: z.number(), day90: z.number() }),
});
export type RateMonth = z.infer<typeof rateMonthSchema>;

export const websiteIndexResponse = z.object({
  tkbs: rowsOf(rateSchema),
  products: z.object({ kini: productSchema, cepat: productSchema, kawan: productSchema }),
  /**
   * Free-form remarks on the statistics; the reference API gives the date they hold for as `asOf` (YYYY-MM-DD) and the months
   * before it, oldest first, as `rateHistory`. Remarks, a date or a history in another form count as none.
   */
  stat: z
    .looseObject({ asOf: z.string().optional().catch(undefined), rateHistory: z.array(rateMonthSchema).optional().catch(undefined) })
    .nullish()
    .catch(undefined),
  forUsStat: z.object({
    totalLoanAmount: figure,
    yearLoanAmount: figure,
    monthBalance: figure,
    loanUserCount: figure,
    activeLoanUserCount: figure,
    repaymentAmount: figure,
    investorCount: figure,
    yearInvestorCount: figure,
    monthInvestorCount: figure,
  }),
  /** A sentence about the figures, shown beside them. */
  desc: z.string().nullish().catch(undefined),
});
export type WebsiteIndex = z.infer<typeof websiteIndexResponse>;

export const blogCategories = ["Finansial", "Event", "Fitur Solusi", "Promo", "Bisnis", "Kepatuhan OJK"] as const;

/** Stands for a title that an upstream left empty: a link needs words. */
const UNTITLED = "Artikel tanpa judul";
/** Half a character, as a text cut at a number of UTF-16 units ends with, cannot stand in any address: it becomes the sign for what cannot be shown. */
const title = z.string().transform((text) => text.toWellFormed().trim() || UNTITLED);

export const articleSummarySchema = z.object({
  id: identifier,
  title,
  description: optionalText,
  category: optionalText.transform((category) => category.toWellFormed().trim()),
  /** ISO 8601; empty where the upstream gives none, or one that cannot be read. */
  postTime: z
    .union([z.string(), z.number()])
    .nullish()
    .transform((time) => isoTime(String(time ?? ""))),
  coverUrl: optionalText,
  topFlag: z.coerce.number().catch(0),
  /** When the text last changed after it was posted; absent where it did not, or where the upstream does not say, or in another form. */
  updateTime: z
    .string()
    .nullish()
    .catch(undefined)
    .transform((time) => isoTime(time ?? "") || undefined)
    .optional(),
});
export type ArticleSummary = z.infer<typeof articleSummarySchema>;

/** Whether the time of an article has come; one without a time counts as published. */
const isPublished = ({ postTime }: Pick<ArticleSummary, "postTime">) => !(Date.parse(postTime) > Date.now());
/** Articles without those dated ahead, which another platform may send. */
const publishedRows = rowsOf(articleSummarySchema).transform((list) => list.filter(isPublished));

/** Address of a frame in an article's `content` that shows a video; pages show no other frame. */
export const videoFrame =
  /^https:\/\/(?:(?:www\.)?youtube\.com\/embed\/[\w-]{11}|www\.youtube-nocookie\.com\/embed\/[\w-]{11}|player\.vimeo\.com\/video\/\d{1,12})(?:\?[\w=&-]*)?$/;

/** An article named beside another one. */
const articleLink = z.object({ id: identifier, title });
export const articleSchema = articleSummarySchema.extend({
  content: optionalText,
  /** The article posted right before this one, and right after it; an upstream may not send them. */
  previous: articleLink.nullish().catch(undefined),
  next: articleLink.nullish().catch(undefined),
});
/** The answer of the detail call: nothing for an unknown id, which some platforms answer so, and for an article dated ahead. */
export const blogDetailResponse = articleSchema.nullish().transform((article) => (article && isPublished(article) ? article : null));
export type ArticleLink = z.infer<typeof articleLink>;
export type Article = z.infer<typeof articleSchema>;

export const blogListRequest = z.strictObject({
  page: z.number().int().min(1).max(1_000_000),
  pageSize: z.number().int().min(1).max(50),
  category: z.string().trim().max(50),
  keyword: z.string().trim().normalize("NFC").max(100).optional(),
});
export const blogListResponse = z.object({
  current: z.coerce.number().int(),
  total: z.coerce.number().int(),
  records: publishedRows.nullable().transform((list) => list ?? []),
});
export type BlogPage = z.infer<typeof blogListResponse>;
export const blogTopRequest = z.strictObject({});
export const blogTopResponse = publishedRows;
export const blogDetailQuery = z.strictObject({ id: z.string().regex(articleIdPattern) });
