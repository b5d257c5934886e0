import { dayAfter, longDate, monthsAfter } from "../format/date.ts";
import { rupiahShort } from "../format/money.ts";
import { numberText } from "../format/number.ts";
import { DAY_MS } from "../limits.ts";

/**
 * The dated table of rules: every figure of the authority that the site shows, with the days on which it applies and
 * the regulation that sets it. Receipts, tools, texts (`living-figures.ts`), /aturan and docs/claims.md read it.
 */

type Source = { name: string; short: string; url: string };

/** The authority's index of regulations, for those without a known page of their own. */
const regulations = "https://www.ojk.go.id/id/regulasi";
const regulation = (page: string) => `${regulations}/Pages/${page}.aspx`;

const sources = {
  pojk40: {
    name: "POJK 40 Tahun 2024 tentang Layanan Pendanaan Bersama Berbasis Teknologi Informasi",
    short: "POJK 40/2024",
    url: regulation("POJK-40-Tahun-2024-Layanan-Pendanaan-Bersama-Berbasis-Teknologi-Informasi"),
  },
  seojk2025: {
    name: "SEOJK 19/SEOJK.06/2025 tentang Penyelenggaraan Layanan Pendanaan Bersama Berbasis Teknologi Informasi",
    short: "SEOJK 19/2025",
    url: regulation("SEOJK-19-SEOJK06-2025-Penyelenggaraan-LPBBTI"),
  },
  letter2024: {
    name: "Surat OJK Desember 2024 tentang batas maksimum manfaat ekonomi, kini SEOJK 19/SEOJK.06/2025",
    short: "surat OJK Desember 2024, kini SEOJK 19/2025",
    url: regulation("SEOJK-19-SEOJK06-2025-Penyelenggaraan-LPBBTI"),
  },
  seojk2023: {
    name: "SEOJK 19/SEOJK.06/2023 tentang Penyelenggaraan Layanan Pendanaan Bersama Berbasis Teknologi Informasi",
    short: "SEOJK 19/2023",
    url: regulation("Penyelenggaraan-Layanan-Pendanaan-Bersama-Berbasis-Teknologi-Informasi-(LPBBTI)"),
  },
  afpi: { name: "Pedoman perilaku AFPI, sebelum batas OJK berlaku", short: "pedoman perilaku AFPI", url: "https://afpi.or.id" },
  pojk22: {
    name: "POJK 22 Tahun 2023 tentang Pelindungan Konsumen dan Masyarakat di Sektor Jasa Keuangan",
    short: "POJK 22/2023",
    url: regulation("Pelindungan-Konsumen-dan-Masyarakat-di-Sektor-Jasa-Keuangan"),
  },
  slik: {
    name: "POJK 11 Tahun 2024 tentang pelaporan dan permintaan informasi debitur melalui SLIK",
    short: "POJK 11/2024",
    url: regulations,
  },
  tax: {
    name: "PMK 69/PMK.03/2022 tentang pajak atas penyelenggaraan teknologi finansial",
    short: "PMK 69/PMK.03/2022",
    url: "https://jdih.kemenkeu.go.id",
  },
  iso: { name: "Masa peralihan ISO/IEC 27001:2022 (IAF MD 26)", short: "IAF MD 26", url: "https://iaf.nu" },
} as const satisfies Record<string, Source>;

export const audiences = ["borrower", "funder", "collector", "platform"] as const;
type Audience = (typeof audiences)[number];

/** `rate` is hundredths of a per cent per calendar day; `duty` has no figure. */
type Unit = "rate" | "percent" | "rupiah" | "platforms" | "years" | "year" | "days" | "hour" | "workingDays" | "duty";

type RuleVersion = {
  figure: number;
  /** First and last day in Jakarta; without `until` there is no later version yet. */
  from: string;
  until?: string;
  /** The last day on which platforms may still change over. */
  deadline?: string;
  source: Source;
  /** The place in the source, as a reader looks it up. */
  article?: string;
  /** Counsel has not yet compared it with the text in force. */
  toBeConfirmed: boolean;
};

type RuleSeries = {
  /** The subject of the rule, in Indonesian. */
  rule: string;
  unit: Unit;
  /** What a share or rate is taken of. */
  base?: string;
  binds: readonly Audience[];
  /** Newest first. */
  versions: readonly RuleVersion[];
};

const CAPS = "bagian Batas Maksimum Manfaat Ekonomi";
const AGREED = "nilai pendanaan dalam perjanjian";
const OUTSTANDING = "sisa pokok";

const version = (figure: number, from: string, until: string | undefined, source: Source, more: Partial<RuleVersion> = {}): RuleVersion => ({
  figure,
  from,
  ...(until ? { until } : {}),
  source,
  toBeConfirmed: true,
  ...more,
});
/** The association's cap before the authority's. */
const afpiCap = version(40, "2022-01-01", "2023-12-31", sources.afpi);

const productiveCap = (figure: number) => [
  version(figure, "2025-01-01", undefined, sources.letter2024, { article: CAPS }),
  version(10, "2024-01-01", "2024-12-31", sources.seojk2023, { article: CAPS }),
  afpiCap,
];
const consumptiveCap = (figure: number) => [
  version(figure, "2025-01-01", undefined, sources.letter2024, { article: CAPS }),
  version(30, "2024-01-01", "2024-12-31", sources.seojk2023, { article: CAPS }),
  afpiCap,
];

const cost = { unit: "rate", base: AGREED, binds: ["borrower", "platform"] } as const;
const fine = { unit: "rate", base: OUTSTANDING, binds: ["borrower", "collector", "platform"] } as const;

/** The rules by id, which is also their address on /aturan and their name in texts. */
export const ruleTable = {
  "batas-konsumtif-pendek": { rule: "bunga dan biaya pinjaman konsumtif sampai 6 bulan", ...cost, versions: consumptiveCap(30) },
  "batas-konsumtif-panjang": { rule: "bunga dan biaya pinjaman konsumtif lebih dari 6 bulan", ...cost, versions: consumptiveCap(20) },
  "batas-mikro-pendek": { rule: "bunga dan biaya pinjaman produktif mikro sampai 6 bulan", ...cost, versions: productiveCap(27.5) },
  "batas-mikro-panjang": { rule: "bunga dan biaya pinjaman produktif mikro lebih dari 6 bulan", ...cost, versions: productiveCap(10) },
  "batas-usaha": { rule: "bunga dan biaya pinjaman produktif kecil dan menengah", ...cost, versions: productiveCap(10) },
  "denda-produktif": {
    rule: "denda keterlambatan pinjaman produktif",
    ...fine,
    versions: [
      version(6.7, "2026-01-01", undefined, sources.seojk2023, { article: CAPS }),
      version(10, "2024-01-01", "2025-12-31", sources.seojk2023, { article: CAPS }),
    ],
  },
  "denda-konsumtif": {
    rule: "denda keterlambatan pinjaman konsumtif",
    ...fine,
    versions: [
      version(10, "2026-01-01", undefined, sources.seojk2023, { article: CAPS }),
      version(20, "2025-01-01", "2025-12-31", sources.seojk2023, { article: CAPS }),
      version(30, "2024-01-01", "2024-12-31", sources.seojk2023, { article: CAPS }),
    ],
  },
  "batas-total": {
    rule: "seluruh bunga, biaya, dan denda",
    unit: "percent",
    base: "pokok",
    binds: ["borrower", "collector", "platform"],
    versions: [
      version(100, "2025-07-31", undefined, sources.seojk2025, { article: CAPS }),
      version(100, "2024-01-01", "2025-07-30", sources.seojk2023, { article: CAPS }),
      version(100, "2022-01-01", "2023-12-31", sources.afpi),
    ],
  },
  "rasio-cicilan": {
    rule: "seluruh cicilan pendanaan konsumtif",
    unit: "percent",
    base: "penghasilan sebulan",
    binds: ["borrower", "platform"],
    versions: [
      version(30, "2026-01-01", undefined, sources.seojk2023),
      version(40, "2025-01-01", "2025-12-31", sources.seojk2023),
      version(50, "2024-01-01", "2024-12-31", sources.seojk2023),
    ],
  },
  "jumlah-penyelenggara": {
    rule: "penyelenggara yang mendanai satu penerima dana pada waktu yang sama",
    unit: "platforms",
    binds: ["borrower", "platform"],
    versions: [version(3, "2025-07-31", undefined, sources.seojk2025), version(3, "2024-01-01", "2025-07-30", sources.seojk2023)],
  },
  "penghasilan-penerima-dana": {
    rule: "penghasilan bruto rata-rata penerima dana sebulan, paling sedikit",
    unit: "rupiah",
    binds: ["borrower", "platform"],
    versions: [version(3_000_000, "2025-01-01", undefined, sources.letter2024, { deadline: "2027-01-01" })],
  },
  "usia-pengguna": {
    rule: "usia penerima dana dan pemberi dana, paling rendah (atau sudah menikah)",
    unit: "years",
    binds: ["borrower", "funder", "platform"],
    versions: [version(18, "2025-01-01", undefined, sources.letter2024, { deadline: "2027-01-01" })],
  },
  "penghasilan-profesional": {
    rule: "penghasilan setahun pemberi dana profesional perorangan, lebih dari",
    unit: "rupiah",
    binds: ["funder", "platform"],
    versions: [version(500_000_000, "2024-12-27", undefined, sources.pojk40)],
  },
  "batas-profesional": {
    rule: "pendanaan pemberi dana profesional pada satu penyelenggara",
    unit: "percent",
    base: "penghasilan setahun",
    binds: ["funder", "platform"],
    versions: [version(20, "2024-12-27", undefined, sources.pojk40)],
  },
  "batas-nonprofesional": {
    rule: "pendanaan pemberi dana nonprofesional pada satu penyelenggara",
    unit: "percent",
    base: "penghasilan setahun",
    binds: ["funder", "platform"],
    versions: [version(10, "2024-12-27", undefined, sources.pojk40)],
  },
  "porsi-nonprofesional": {
    rule: "sisa pendanaan dari pemberi dana nonprofesional",
    unit: "percent",
    base: "seluruh sisa pendanaan penyelenggara",
    binds: ["funder", "platform"],
    versions: [version(20, "2028-01-01", undefined, sources.letter2024)],
  },
  "penagihan-setelah-jatuh-tempo": {
    rule: "penagihan paling cepat, sesudah jatuh tempo",
    unit: "days",
    binds: ["borrower", "collector"],
    versions: [version(1, "2023-12-22", undefined, sources.pojk22)],
  },
  "penagihan-mulai": {
    rule: "jam mulai penagihan, Senin sampai Sabtu di luar hari libur nasional",
    unit: "hour",
    binds: ["borrower", "collector"],
    versions: [version(8, "2023-12-22", undefined, sources.pojk22, { article: "Pasal 62", toBeConfirmed: false })],
  },
  "penagihan-sampai": {
    rule: "jam akhir penagihan, Senin sampai Sabtu di luar hari libur nasional",
    unit: "hour",
    binds: ["borrower", "collector"],
    versions: [version(20, "2023-12-22", undefined, sources.pojk22, { article: "Pasal 62", toBeConfirmed: false })],
  },
  "jawaban-pengaduan": {
    rule: "jawaban pengaduan tertulis, paling lama, dapat diperpanjang sekali selama itu juga",
    unit: "workingDays",
    binds: ["borrower", "funder", "platform"],
    versions: [version(10, "2023-12-22", undefined, sources.pojk22, { toBeConfirmed: false })],
  },
  "pelaporan-slik": {
    rule: "pelaporan pinjaman kepada SLIK, paling lambat sejak hari itu",
    unit: "duty",
    binds: ["borrower", "platform"],
    versions: [version(1, "2025-07-31", undefined, sources.slik)],
  },
  "pajak-imbal-hasil": {
    rule: "PPh Pasal 23 atas imbal hasil pemberi dana dalam negeri, dipotong penyelenggara",
    unit: "percent",
    base: "imbal hasil",
    binds: ["funder", "platform"],
    versions: [version(15, "2022-05-01", undefined, sources.tax)],
  },
  "iso-2013": {
    rule: "tahun akhir sertifikat ISO/IEC 27001 edisi 2013",
    unit: "year",
    binds: ["platform"],
    versions: [version(2025, "2013-10-01", "2025-10-31", sources.iso, { toBeConfirmed: false })],
  },
} as const satisfies Record<string, RuleSeries>;

export type RuleId = keyof typeof ruleTable;
export const ruleIds = Object.keys(ruleTable) as RuleId[];

/** A version of a rule with what all its versions share. */
export type Rule = RuleVersion & Pick<RuleSeries, "rule" | "unit" | "base" | "binds"> & { id: RuleId };

/** Every version of a rule, newest first. */
export function versionsOf(id: RuleId): Rule[] {
  const { versions, ...shared }: RuleSeries = ruleTable[id];
  return versions.map((each) => ({ ...shared, ...each, id }));
}

let asked: Set<RuleId> | undefined;

/** The rules that a calculation looks up. */
export function rulesAskedBy(calculate: () => void): ReadonlySet<RuleId> {
  const found = new Set<RuleId>();
  asked = found;
  try {
    calculate();
  } finally {
    asked = undefined;
  }
  return found;
}

/**
 * The version of a rule in force on a day (YYYY-MM-DD in Jakarta). Throws when there is none. The day is the server's: a
 * device's clock may be wrong by years.
 */
export function ruleOn(id: RuleId, day: string): Rule {
  asked?.add(id);
  const found = versionsOf(id).find(({ from, until }) => from <= day && (!until || day <= until));
  if (!found) throw new Error(`tidak ada aturan ${id} pada ${day}`);
  return found;
}

/** The newest version of a rule, in force or still to come. */
export function newestRule(id: RuleId): Rule {
  return versionsOf(id)[0] as Rule;
}

export const isRuleId = (text: string): text is RuleId => Object.hasOwn(ruleTable, text);

/** The authority's kinds of loans for its caps. Long (`panjang`) is above six months. */
export type Segment = "konsumtif-pendek" | "konsumtif-panjang" | "mikro-pendek" | "mikro-panjang" | "usaha";
export const scales = ["konsumtif", "mikro", "usaha"] as const;
export type Scale = (typeof scales)[number];

/** The longest tenor that counts as short. Six months of the calendar are 181 to 184 days. */
const SHORT_TENOR_MONTHS = 6;

/** The segment of a loan: `scale` of the business, or consumption, the days that it lasts and the day of its contract. */
function segmentOf(scale: Scale, days: number, contractDay: string): Segment {
  if (scale === "usaha") return "usaha";
  const isShort = dayAfter(contractDay, days) <= monthsAfter(contractDay, SHORT_TENOR_MONTHS);
  return `${scale}-${isShort ? "pendek" : "panjang"}`;
}

/** The rule that caps interest and fees of a loan for `days` days with a contract of that day (YYYY-MM-DD). */
export const costRuleOn = (scale: Scale, days: number, contractDay: string): Rule =>
  ruleOn(`batas-${segmentOf(scale, days, contractDay)}`, contractDay);

/** The rule of the late fee for a scale. */
export const lateRuleOf = (scale: Scale): RuleId => (scale === "konsumtif" ? "denda-konsumtif" : "denda-produktif");

/** Hundredths of a per cent as `0,275%`: the authority's caps have a third decimal. */
export function ratePercent3(hundredths: number): string {
  return `${numberText(hundredths / 100, 3)}%`;
}

const figureTexts: Record<Unit, (figure: number) => string> = {
  rate: (figure) => `${ratePercent3(figure)} per hari`,
  percent: (figure) => `${numberText(figure)}%`,
  rupiah: rupiahShort,
  platforms: (figure) => `${figure} penyelenggara`,
  years: (figure) => `${figure} tahun`,
  year: String,
  days: (figure) => `${figure} hari`,
  hour: (figure) => `${String(figure).padStart(2, "0")}.00`,
  workingDays: (figure) => `${figure} hari kerja`,
  duty: () => "wajib",
};

/** The figure of a rule with its unit: `0,275% per hari`, `Rp3 juta`, `10 hari kerja`. */
export function figureText({ figure, unit }: Pick<Rule, "figure" | "unit">): string {
  return figureTexts[unit](figure);
}

/** A rule with the day since when it applies: `0,275% per hari (berlaku sejak 1 Januari 2025)`. */
export function datedText(rule: Rule): string {
  return `${figureText(rule)} (berlaku sejak ${longDate(rule.from)})`;
}

export type LateCap = { rule: Rule; days: number; fee: number };

/**
 * The highest lawful late fee, whole rupiah, for `days` days after `due` on an outstanding principal, by the version in
 * force on each day. `parts` has one entry per version.
 */
export function lateCap(scale: Scale, outstanding: number, due: string, days: number): { fee: number; parts: LateCap[] } {
  const id = lateRuleOf(scale);
  const parts: LateCap[] = [];
  let day = dayAfter(due, 1);
  let left = days;
  while (left > 0) {
    const rule = ruleOn(id, day);
    const inVersion = rule.until ? Math.min(left, daysBetween(day, rule.until) + 1) : left;
    parts.push({ rule, days: inVersion, fee: (outstanding * rule.figure * inVersion) / 10_000 });
    left -= inVersion;
    day = dayAfter(day, inVersion);
  }
  // The sum is rounded down once, so that the parts never exceed the cap.
  return { fee: Math.floor(round6(parts.reduce((sum, { fee }) => sum + fee, 0))), parts };
}

/** Whole days from one day to a later one (YYYY-MM-DD). */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);
}

/** Binary errors such as 742499.9999999999 disappear. */
const round6 = (value: number) => Math.round(value * 1e6) / 1e6;

/** The highest lawful interest and fees of a loan, whole rupiah, by the rule of the contract's day. */
export function costCapOf(rule: Rule, amount: number, days: number): number {
  return Math.floor(round6((amount * rule.figure * days) / 10_000));
}
