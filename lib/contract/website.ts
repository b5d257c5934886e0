import { ARTICLE_ID_MAX_CHARS, articleIdPattern, KEYWORD_MAX_CHARS } from "../limits.ts";
import { choice, fileUrl, flag, identifier, optionalText, rowsOf, weightOf } from "./fields.ts";
import * as z from "./zod.ts";

/** ISO 8601, also with a space instead of the T, as the platform writes it. */
const MOMENT = /^(\d{4})-?(\d\d)-?(\d\d)(?:[T ](\d\d):?(\d\d)(?::?(\d\d)(?:[.,](\d{1,3})\d*)?)?\s?(Z|[+-]\d\d(?::?\d\d)?)?)?$/i;

/**
 * Normalises a platform's time to `2025-08-05T03:00:00.000Z`, because browsers parse other forms differently. A time
 * without a zone is Jakarta's. Empty for anything else.
 */
export function isoTime(text: string): string {
  const [, year, month, day, hour = "00", minute = "00", second = "00", fraction = "0", zone = "+07"] = MOMENT.exec(text.trim()) ?? [];
  const offset = /^z$/i.test(zone) ? "Z" : `${zone.slice(0, 3)}:${zone.slice(3).replace(":", "") || "00"}`;
  const date = new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}.${fraction.padEnd(3, "0")}${offset}`);
  return Number.isNaN(date.getTime()) ? "" : date.toISOString();
}

/** A percentage as text or number; a dash if missing. */
const rate = z
  .union([z.anyString(), z.number()])
  .nullish()
  .transform((value) => String(value ?? "").trim() || "–");

const rateSchema = z.object({ name: z.anyString().trim().min(1), value: rate, defaultTkb: flag });
export type Rate = z.infer<typeof rateSchema>;

/** Empty if the platform sends nothing: pages then show their own prices. */
const productSchema = z
  .object({ amount: optionalText, apr: optionalText, periods: optionalText })
  .nullish()
  .transform((product) => product ?? { amount: "", apr: "", periods: "" });
export type Product = z.infer<typeof productSchema>;

/** A figure as number or text, optional. Amounts are whole rupiah. */
const figure = z
  .union([z.number(), z.anyString()])
  .nullish()
  .transform((value) => (typeof value === "string" ? value.trim() : (value ?? "")));

/**
 * Outstanding loans at the end of a month, and the amounts late by more than a number of days, from which rates are
 * computed.
 */
const rateMonthSchema = z.object({
  asOf: z.iso.date(),
  outstanding: z.number().positive(),
  late: z.object({ day0: z.number(), day30: z.number(), day60: z.number(), day90: z.number() }),
});
export type RateMonth = z.infer<typeof rateMonthSchema>;

export const websiteIndexResponse = z.object({
  tkbs: rowsOf(rateSchema),
  products: z.object({ kini: productSchema, cepat: productSchema, kawan: productSchema }),
  /**
   * Free-form remarks on the statistics. The reference API sends their date as `asOf` (YYYY-MM-DD) and earlier months,
   * oldest first, as `rateHistory`. Invalid values are dropped.
   */
  stat: z
    .looseObject({ asOf: z.anyString().optional().catch(undefined), rateHistory: z.array(rateMonthSchema).optional().catch(undefined) })
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
  desc: z.anyString().nullish().catch(undefined),
});
export type WebsiteIndex = z.infer<typeof websiteIndexResponse>;

export const blogCategories = ["Finansial", "Event", "Fitur Solusi", "Promo", "Bisnis", "Kepatuhan OJK"] as const;

/** Replaces an empty title, because a link needs text. */
const UNTITLED = "Artikel tanpa judul";
/** Replaces lone surrogates, as in text cut by UTF-16 units, which are invalid in URLs. */
const title = z.anyString().transform((text) => text.toWellFormed().trim() || UNTITLED);

const articleSummarySchema = z.object({
  id: identifier,
  title,
  description: optionalText,
  category: optionalText.transform((category) => category.toWellFormed().trim()),
  /** ISO 8601; empty if missing or invalid. */
  postTime: z
    .union([z.anyString(), z.number()])
    .nullish()
    .transform((time) => isoTime(String(time ?? ""))),
  coverUrl: optionalText,
  topFlag: z.coerce.number().catch(0),
  /** Last change after posting; absent if unchanged, missing or invalid. */
  updateTime: z
    .anyString()
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

/** URL of a video frame in an article's `content`; pages show no other frames. */
export const videoFrame =
  /^https:\/\/(?:(?:www\.)?youtube\.com\/embed\/[\w-]{11}|www\.youtube-nocookie\.com\/embed\/[\w-]{11}|player\.vimeo\.com\/video\/\d{1,12})(?:\?[\w=&-]*)?$/;

/** A link to a neighbouring article. */
const articleLink = z.object({ id: identifier, title });
export const articleSchema = articleSummarySchema.extend({
  content: optionalText,
  /** The articles posted directly before and after this one; optional. */
  previous: articleLink.nullish().catch(undefined),
  next: articleLink.nullish().catch(undefined),
});
/** The response of the detail call; empty for an unknown id on some platforms, and for an article with a future date. */
export const blogDetailResponse = articleSchema.nullish().transform((article) => (article && isPublished(article) ? article : null));
export type ArticleLink = z.infer<typeof articleLink>;
export type Article = z.infer<typeof articleSchema>;

/** Beginning of the address of a draft. */
export const PREVIEW_PATH = "/pratinjau/";
/** The page that shows a draft to the holder of the link; `key` is the end of the link and a signature. */
export const previewHref = (id: string, key: string) => `${PREVIEW_PATH}${encodeURIComponent(id)}?kunci=${encodeURIComponent(key)}`;
/** End and signature of a preview link. */
const PREVIEW_KEY = /^\d{10}\.[\w-]{16,128}$/;

export const blogListRequest = z.strictObject({
  page: z.number().int().min(1).max(1_000_000),
  pageSize: z.number().int().min(1).max(50),
  category: z.string(200).trim().max(50),
  keyword: z.string(weightOf(KEYWORD_MAX_CHARS)).trim().normalize("NFC").max(KEYWORD_MAX_CHARS).optional(),
});
export const blogListResponse = z.object({
  current: z.coerce.number().int(),
  total: z.coerce.number().int(),
  records: publishedRows.nullable().transform((list) => list ?? []),
});
export type BlogPage = z.infer<typeof blogListResponse>;
export const blogTopRequest = z.strictObject({});
export const blogTopResponse = publishedRows;
/** `key`: the seconds since 1970 at which the link ends, and a signature. */
export const blogPreviewQuery = z.strictObject({ id: z.string(ARTICLE_ID_MAX_CHARS).regex(articleIdPattern), key: z.string(150).regex(PREVIEW_KEY) });
export const blogDetailQuery = z.strictObject({ id: z.string(ARTICLE_ID_MAX_CHARS).regex(articleIdPattern) });

export const adSlots = ["HomeWindow", "HomeCenterBanner", "HomeTopWarn", "HomeBottomWarn", "HomeFloat"] as const;
export type AdSlot = (typeof adSlots)[number];
/** -PC above 1200 px, -iPad from 768 to 1200 px, -H5 below 768 px (wire contract §3). */
export const adDevices = ["PC", "iPad", "H5"] as const;
export type AdDevice = (typeof adDevices)[number];

export const adDetailParams = z.strictObject({
  code: z.string(64).regex(new RegExp(`^(?:${adSlots.join("|")})-(?:${adDevices.join("|")})$`)),
});
const adSchema = z.object({
  picUrl: optionalText,
  openUrl: optionalText,
  recordId: identifier,
  /** Alternative text, if the upstream has one. */
  title: optionalText,
});
export type Ad = z.infer<typeof adSchema>;
export const adDetailResponse = z.object({
  adList: rowsOf(adSchema)
    .nullish()
    .transform((list) => list ?? []),
});
export type AdDetail = z.infer<typeof adDetailResponse>;

export const adClickParams = z.strictObject({ recordId: z.string(64).regex(/^[\w-]{1,64}$/) });
export const adClickRequest = z.strictObject({});

/** A level of an address; absent below the level of the row. */
const optionalPart = optionalText.transform((text) => text.trim() || undefined).optional();

export const timestampResponse = z.number().int();

export const cityListRequest = z
  .strictObject({
    province: choice().optional(),
    city: choice().optional(),
    district: choice().optional(),
  })
  .refine((level) => level.province !== undefined || level.city === undefined, { error: "Silakan pilih Provinsi" })
  .refine((level) => level.city !== undefined || level.district === undefined, { error: "Silakan pilih Kota" });

/** One row of the region list; the requested level is the last one present. */
const regionSchema = z.object({
  province: optionalPart,
  city: optionalPart,
  district: optionalPart,
  village: optionalPart,
  postcode: optionalText.transform((text) => (/^\d{5}$/.test(text) ? text : undefined)).optional(),
});
export type Region = z.infer<typeof regionSchema>;
export const cityListResponse = rowsOf(regionSchema);

export const bankListRequest = z.strictObject({});
const bankSchema = z.object({ code: optionalText, name: z.anyString().trim().min(1), logoUrl: optionalText });
export type Bank = z.infer<typeof bankSchema>;
export const bankListResponse = rowsOf(bankSchema);

/** A file that was removed from the form, by the URL that its upload returned. */
export const fileRemoveRequest = z.strictObject({ url: fileUrl() });

/** The URL of a stored file. */
export const fileUploadResponse = z.anyString().min(1);

/** The cache tags of the web, by the content that pages show: revalidating a tag renders the pages with that content again. */
export const pageTags = ["site", "blog", "ads"] as const;
export type PageTag = (typeof pageTags)[number];
