import { z } from "./zod.ts";

/** A flag: platforms send a truth value, a number or text. */
const flag = z
  .union([z.boolean(), z.number(), z.string()])
  .nullish()
  .transform((value) => ["true", "1"].includes(String(value)));

/** Text that may be missing. */
const optionalText = z
  .string()
  .nullish()
  .transform((text) => text ?? "");

/** A percentage as text or number; a dash where there is none. */
const rate = z
  .union([z.string(), z.number()])
  .nullish()
  .transform((value) => String(value ?? "–"));

export const rateSchema = z.object({ name: z.string(), value: rate, defaultTkb: flag });
export type Rate = z.infer<typeof rateSchema>;

export const productSchema = z.object({ amount: z.string(), apr: z.string(), periods: z.string() });
export type Product = z.infer<typeof productSchema>;

/** An upstream may send a figure as number or text, or none. Amounts are whole rupiah. */
const figure = z
  .union([z.number(), z.string()])
  .nullish()
  .transform((value) => value ?? "");

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
  tkbs: z.array(rateSchema),
  products: z.object({ kini: productSchema, cepat: productSchema, kawan: productSchema }),
  /**
   * Free-form remarks on the statistics; the reference API gives the date they hold for as `asOf` (YYYY-MM-DD) and the months
   * before it, oldest first, as `rateHistory`. A history in another form counts as none.
   */
  stat: z.looseObject({ asOf: z.string().optional(), rateHistory: z.array(rateMonthSchema).optional().catch(undefined) }).nullish(),
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
  desc: z.string().nullish(),
});
export type WebsiteIndex = z.infer<typeof websiteIndexResponse>;

export const blogCategories = ["Finansial", "Event", "Fitur Solusi", "Promo", "Bisnis", "Kepatuhan OJK"] as const;

export const articleSummarySchema = z.object({
  id: z.coerce.string(),
  title: z.string(),
  description: optionalText,
  category: optionalText,
  postTime: z.string(),
  coverUrl: optionalText,
  topFlag: z.coerce.number().catch(0),
  /** When the text last changed after it was posted; absent where it did not, or where the upstream does not say. */
  updateTime: z.string().nullish(),
});
export type ArticleSummary = z.infer<typeof articleSummarySchema>;
/** Address of a frame in an article's `content` that shows a video; pages show no other frame. */
export const videoFrame =
  /^https:\/\/(?:(?:www\.)?youtube\.com\/embed\/[\w-]{11}|www\.youtube-nocookie\.com\/embed\/[\w-]{11}|player\.vimeo\.com\/video\/\d{1,12})(?:\?[\w=&-]*)?$/;

/** An article named beside another one. */
const articleLink = z.object({ id: z.coerce.string(), title: z.string() });
export const articleSchema = articleSummarySchema.extend({
  content: optionalText,
  /** The article posted right before this one, and right after it; an upstream may not send them. */
  previous: articleLink.nullish(),
  next: articleLink.nullish(),
});
export type ArticleLink = z.infer<typeof articleLink>;
export type Article = z.infer<typeof articleSchema>;

export const blogListRequest = z.strictObject({
  page: z.number().int().min(1).max(1_000_000),
  pageSize: z.number().int().min(1).max(50),
  category: z.string().trim().max(50),
  keyword: z.string().trim().max(100).optional(),
});
export const blogListResponse = z.object({
  current: z.coerce.number().int(),
  total: z.coerce.number().int(),
  records: z.array(articleSummarySchema),
});
export type BlogPage = z.infer<typeof blogListResponse>;
export const blogTopRequest = z.strictObject({});
export const blogTopResponse = z.array(articleSummarySchema);
export const blogDetailQuery = z.strictObject({ id: z.string().regex(/^[\w-]{1,64}$/) });
