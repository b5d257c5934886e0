import { z } from "zod";

export const rateSchema = z.object({ name: z.string(), value: z.string(), defaultTkb: z.boolean() });
export type Rate = z.infer<typeof rateSchema>;

export const productSchema = z.object({ amount: z.string(), apr: z.string(), periods: z.string() });
export type Product = z.infer<typeof productSchema>;

/** An upstream may send a figure as number or text. Amounts are whole rupiah. */
const figure = z.union([z.number(), z.string()]);

export const websiteIndexResponse = z.object({
  tkbs: z.array(rateSchema),
  products: z.object({ kini: productSchema, cepat: productSchema, kawan: productSchema }),
  /** Free-form remarks on the statistics; the reference API gives the date they hold for as `asOf` (YYYY-MM-DD). */
  stat: z.looseObject({ asOf: z.string().optional() }).nullish(),
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
  desc: z.string().nullish(),
});
export type WebsiteIndex = z.infer<typeof websiteIndexResponse>;

export const blogCategories = ["Finansial", "Event", "Fitur Solusi", "Promo", "Bisnis", "Kepatuhan OJK"] as const;
export type BlogCategory = (typeof blogCategories)[number];

export const articleSummarySchema = z.object({
  id: z.coerce.string(),
  title: z.string(),
  description: z.string(),
  category: z.string(),
  postTime: z.string(),
  coverUrl: z
    .string()
    .nullish()
    .transform((url) => url ?? ""),
  topFlag: z.coerce.number(),
});
export type ArticleSummary = z.infer<typeof articleSummarySchema>;
export const articleSchema = articleSummarySchema.extend({ content: z.string() });
export type Article = z.infer<typeof articleSchema>;

export const blogListRequest = z.strictObject({
  page: z.number().int().min(1).max(1_000_000),
  pageSize: z.number().int().min(1).max(50),
  category: z.string().trim().max(50),
  keyword: z.string().trim().max(100).optional(),
});
export const blogListResponse = z.object({
  current: z.number().int(),
  total: z.number().int(),
  records: z.array(articleSummarySchema),
});
export type BlogPage = z.infer<typeof blogListResponse>;
export const blogTopRequest = z.strictObject({});
export const blogTopResponse = z.array(articleSummarySchema);
export const blogDetailQuery = z.strictObject({ id: z.string().regex(/^[\w-]{1,64}$/) });
