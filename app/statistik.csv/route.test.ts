import { readSite } from "../../lib/api/site";
import type { WebsiteIndex } from "../../lib/contract/website";
import { GET } from "./route";

jest.mock("../../lib/api/site", () => ({ readSite: jest.fn() }));

test("each month is dated by itself, and the totals by the day of the figures", async () => {
  const month = (asOf: string, outstanding: number) => ({ asOf, outstanding, late: { day0: 40, day30: 30, day60: 20, day90: 10 } });
  jest.mocked(readSite).mockResolvedValue({
    tkbs: [{ name: "TKB90", value: "97.84", defaultTkb: true }],
    stat: { asOf: "2026-10-31", rateHistory: [month("2026-09-30", 1_000), month("2026-10-31", 2_000)] },
    forUsStat: {},
  } as unknown as WebsiteIndex);
  const rows = (await (await GET()).text()).split("\r\n").map((row) => row.slice(1, -1).split('";"'));
  const of = (name: string) => rows.filter(([indicator]) => indicator === name).map((row) => row.slice(1));
  expect(of("Sisa pinjaman")).toEqual([
    ["1000", "rupiah", "2026-09-30"],
    ["2000", "rupiah", "2026-10-31"],
  ]);
  expect(of("Menunggak lebih dari 90 hari").map((row) => row[2])).toEqual(["2026-09-30", "2026-10-31"]);
  expect(of("TKB90")).toEqual([
    ["97,84", "persen", "2026-10-31"],
    ["99,00", "persen", "2026-09-30"],
    ["99,50", "persen", "2026-10-31"],
  ]);
});
