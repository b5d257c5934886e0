import { adDevices, adSlots } from "../lib/contract/website.ts";
import type { Check } from "./check.ts";
import { require } from "./platform.ts";

const CLOCK_TOLERANCE_MS = 24 * 3_600_000;
const PAGE_SIZE = 6;
const sorted = (names: readonly string[]) => names.every((name, index) => index === 0 || (names[index - 1] ?? "").localeCompare(name, "id") <= 0);

/** The calls behind the public pages, which need no account. */
export const siteChecks: readonly Check[] = [
  {
    call: "timestamp",
    rule: "answers the time in milliseconds, at most 24 hours from ours",
    visitor: "Every call carries a wrong time, and the platform may refuse all of them.",
    async run({ platform }) {
      const now = await platform.data("timestamp");
      require(Math.abs(now - Date.now()) < CLOCK_TOLERANCE_MS, `${now} is more than 24 hours from ${Date.now()}`);
      platform.setClock(now);
    },
  },
  {
    call: "cityList",
    rule: "lists provinces, cities, districts and villages, each level sorted by name",
    visitor: "The address of a registration cannot be chosen, so that nobody can finish it.",
    async run({ platform }) {
      const provinces = (await platform.data("cityList", { request: {} })).map((row) => row.province ?? "");
      require(provinces.length > 0 && sorted(provinces), "provinces are missing or not sorted");
      const province = provinces[0] ?? "";
      const [city] = await platform.data("cityList", { request: { province } });
      require(city?.city, `no city in ${province}`);
      const [district] = await platform.data("cityList", { request: { province, city: city.city } });
      require(district?.district, `no district in ${city.city}`);
      const [village] = await platform.data("cityList", { request: { province, city: city.city, district: district.district } });
      require(village?.village, `no village in ${district.district}`);
    },
  },
  {
    call: "bankList",
    rule: "lists banks with their names",
    visitor: "The account of a registration cannot be chosen.",
    async run({ platform }) {
      require((await platform.data("bankList", { request: {} })).length > 0, "the list is empty");
    },
  },
  {
    call: "websiteIndex",
    rule: "answers the rates, the products and the statistics, with one default rate",
    visitor: "The header shows no success rate, or another one than meant, and figures are dashes.",
    async run({ platform }) {
      const { tkbs } = await platform.data("websiteIndex");
      require(tkbs.length > 0, "no rates");
      require(tkbs.filter((rate) => rate.defaultTkb).length === 1, "not exactly one rate is the default");
    },
  },
  {
    call: "blogList",
    rule: "answers pages of the size asked for, newest first, without an article twice",
    visitor: "Articles are missing from the list, shown twice, or in another order.",
    async run({ platform, notes }) {
      const first = await platform.data("blogList", { request: { page: 1, pageSize: PAGE_SIZE, category: "" } });
      require(first.records.length > 0, "no articles");
      require(first.records.length <= PAGE_SIZE, `${first.records.length} articles on a page of ${PAGE_SIZE}`);
      const times = first.records.map(({ postTime }) => postTime);
      require(times.every((time, index) => index === 0 || time <= (times[index - 1] ?? "")), "not newest first");
      const second = await platform.data("blogList", { request: { page: 2, pageSize: PAGE_SIZE, category: "" } });
      const ids = new Set(first.records.map(({ id }) => id));
      require(!second.records.some(({ id }) => ids.has(id)), "page 2 repeats an article of page 1");
      notes.articleId = first.records[0]?.id ?? "";
    },
  },
  {
    call: "blogList",
    rule: "answers only articles of the category asked for, and an empty page past the end",
    visitor: "A category shows articles of others, or the list never ends.",
    async run({ platform }) {
      const { records } = await platform.data("blogList", { request: { page: 1, pageSize: 50, category: "Finansial" } });
      require(records.every(({ category }) => category === "Finansial"), "articles of other categories");
      const past = await platform.data("blogList", { request: { page: 100_000, pageSize: 50, category: "" } });
      require(past.records.length === 0, "articles on page 100000");
    },
  },
  {
    call: "blogTop",
    rule: "answers the articles for the latest block, flagged ones first",
    visitor: "The block of latest articles is empty or leads with the wrong one.",
    async run({ platform }) {
      const flags = (await platform.data("blogTop", { request: {} })).map(({ topFlag }) => topFlag);
      require(flags.every((flag, index) => index === 0 || flag <= (flags[index - 1] ?? 0)), "flagged articles are not first");
    },
  },
  {
    call: "blogDetail",
    rule: "answers a listed article with its HTML",
    visitor: "The article of a list opens the page for what does not exist.",
    after: "articleId",
    async run({ platform, notes }) {
      const article = await platform.data("blogDetail", { request: { id: notes.articleId } });
      require(article?.id === notes.articleId, "another article than asked for");
      require(article?.content.trim(), "the article has no content");
    },
  },
  {
    call: "blogDetail",
    rule: "answers an unknown id with HTTP 404 and code 1404, or without data",
    visitor: "A dead link shows an error instead of the page for what does not exist.",
    async run({ platform }) {
      const { status, envelope } = await platform.call("blogDetail", { request: { id: "tidak-ada-0000000" } });
      const empty = envelope.code === "0000" && (envelope.data === undefined || envelope.data === null);
      require(empty || (status === 404 && envelope.code === "1404"), `HTTP ${status} with code ${envelope.code}`);
    },
  },
  {
    call: "adDetail",
    rule: "answers a list for each slot on each kind of device",
    visitor: "Advertisements of a slot never show.",
    async run({ platform, notes }) {
      for (const slot of adSlots)
        for (const device of adDevices) {
          const { adList } = await platform.data("adDetail", { request: { code: `${slot}-${device}` } });
          notes.adId ??= adList[0]?.recordId as string;
        }
    },
  },
  {
    call: "adClick",
    rule: "counts a click on a listed advertisement",
    visitor: "Nothing; the count of clicks is too low.",
    after: "adId",
    async run({ platform, notes }) {
      await platform.data("adClick", { request: { recordId: notes.adId } });
    },
  },
];
