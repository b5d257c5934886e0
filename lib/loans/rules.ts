import { longDate } from "../format/date.ts";
import { ratePercent } from "../format/money.ts";

/**
 * The dated table of rules: every figure of the authority that the site shows, with the days on which it applies and
 * the regulation that sets it. `rules.test.ts` compares the texts of pages, articles and legal documents with it.
 */

type Source = { name: string; url: string };

/** The authority's index of regulations, for those without a known page of their own. */
const regulations = "https://www.ojk.go.id/id/regulasi";
const regulation = (page: string) => `${regulations}/Pages/${page}.aspx`;

const sources = {
  pojk40: {
    name: "POJK 40 Tahun 2024 tentang Layanan Pendanaan Bersama Berbasis Teknologi Informasi",
    url: regulation("POJK-40-Tahun-2024-Layanan-Pendanaan-Bersama-Berbasis-Teknologi-Informasi"),
  },
  seojk2025: {
    name: "SEOJK 19/SEOJK.06/2025 tentang Penyelenggaraan Layanan Pendanaan Bersama Berbasis Teknologi Informasi",
    url: regulation("SEOJK-19-SEOJK06-2025-Penyelenggaraan-LPBBTI"),
  },
  seojk2023: {
    name: "SEOJK 19/SEOJK.06/2023, batasnya diubah lewat surat OJK akhir Desember 2024",
    url: regulation("Penyelenggaraan-Layanan-Pendanaan-Bersama-Berbasis-Teknologi-Informasi-(LPBBTI)"),
  },
  pojk22: {
    name: "POJK 22 Tahun 2023 tentang Pelindungan Konsumen dan Masyarakat di Sektor Jasa Keuangan",
    url: regulation("Pelindungan-Konsumen-dan-Masyarakat-di-Sektor-Jasa-Keuangan"),
  },
  slik: { name: "POJK 11 Tahun 2024 tentang pelaporan dan permintaan informasi debitur melalui SLIK", url: regulations },
  pdp: {
    name: "Undang-Undang Nomor 27 Tahun 2022 tentang Pelindungan Data Pribadi",
    url: "https://peraturan.bpk.go.id/Details/229798/uu-no-27-tahun-2022",
  },
  tax: { name: "PMK 69/PMK.03/2022 tentang pajak atas penyelenggaraan teknologi finansial", url: "https://jdih.kemenkeu.go.id" },
  iso: { name: "Masa peralihan ISO/IEC 27001:2022 (IAF MD 26)", url: "https://iaf.nu" },
} as const satisfies Record<string, Source>;

/** The authority's kinds of loans for its caps. Long (`panjang`) is above six months. */
export type Segment = "konsumtif-pendek" | "konsumtif-panjang" | "mikro-pendek" | "mikro-panjang" | "usaha";

export type Rule = {
  /** The subject of the rule, in Indonesian. */
  rule: string;
  /** Hundredths of a per cent per day for rates, else in `unit`. */
  figure: number;
  unit: "rate" | "percent" | "rupiah" | "platforms" | "years" | "hours" | "workingDays";
  /** First and last day in Jakarta; without `until` it is in force. */
  from: string;
  until?: string;
  source: Source;
  /** Counsel has not yet compared it with the text in force. */
  toBeConfirmed: boolean;
};

const cap = (rule: string, figure: number, from: string, source: Source, until?: string): Rule => ({
  rule,
  figure,
  unit: "rate",
  from,
  ...(until ? { until } : {}),
  source,
  toBeConfirmed: true,
});

/** Caps of interest and costs per day, by kind of loan, newest first. */
export const costCaps: Record<Segment, readonly Rule[]> = {
  "konsumtif-pendek": [
    cap("pinjaman konsumtif sampai 6 bulan", 30, "2025-01-01", sources.seojk2025),
    cap("pinjaman konsumtif", 30, "2024-01-01", sources.seojk2023, "2024-12-31"),
  ],
  "konsumtif-panjang": [
    cap("pinjaman konsumtif lebih dari 6 bulan", 20, "2025-01-01", sources.seojk2025),
    cap("pinjaman konsumtif", 30, "2024-01-01", sources.seojk2023, "2024-12-31"),
  ],
  "mikro-pendek": [
    cap("pinjaman produktif mikro sampai 6 bulan", 27.5, "2025-01-01", sources.seojk2025),
    cap("pinjaman produktif", 10, "2024-01-01", sources.seojk2023, "2024-12-31"),
  ],
  "mikro-panjang": [
    cap("pinjaman produktif mikro lebih dari 6 bulan", 10, "2025-01-01", sources.seojk2025),
    cap("pinjaman produktif", 10, "2024-01-01", sources.seojk2023, "2024-12-31"),
  ],
  usaha: [
    cap("pinjaman produktif kecil dan menengah", 10, "2025-01-01", sources.seojk2025),
    cap("pinjaman produktif", 10, "2024-01-01", sources.seojk2023, "2024-12-31"),
  ],
};

export const rules = {
  totalCost: {
    rule: "seluruh bunga, biaya, dan denda terhadap pokok",
    figure: 100,
    unit: "percent",
    from: "2024-01-01",
    source: sources.seojk2025,
    toBeConfirmed: true,
  },
  instalmentShare2025: {
    rule: "seluruh cicilan terhadap penghasilan",
    figure: 40,
    unit: "percent",
    from: "2025-01-01",
    until: "2025-12-31",
    source: sources.seojk2023,
    toBeConfirmed: true,
  },
  instalmentShare: {
    rule: "seluruh cicilan terhadap penghasilan",
    figure: 30,
    unit: "percent",
    from: "2026-01-01",
    source: sources.seojk2025,
    toBeConfirmed: true,
  },
  platforms: {
    rule: "penyelenggara bagi satu penerima dana",
    figure: 3,
    unit: "platforms",
    from: "2024-01-01",
    source: sources.seojk2025,
    toBeConfirmed: true,
  },
  borrowerIncome: {
    rule: "penghasilan sebulan penerima dana",
    figure: 3_000_000,
    unit: "rupiah",
    from: "2025-01-01",
    source: sources.seojk2025,
    toBeConfirmed: true,
  },
  professionalIncome: {
    rule: "penghasilan setahun pemberi dana profesional perorangan",
    figure: 500_000_000,
    unit: "rupiah",
    from: "2024-12-27",
    source: sources.pojk40,
    toBeConfirmed: true,
  },
  professionalShare: {
    rule: "pendanaan pemberi dana profesional pada satu penyelenggara",
    figure: 20,
    unit: "percent",
    from: "2024-12-27",
    source: sources.pojk40,
    toBeConfirmed: true,
  },
  ordinaryShare: {
    rule: "pendanaan pemberi dana nonprofesional pada satu penyelenggara",
    figure: 10,
    unit: "percent",
    from: "2024-12-27",
    source: sources.pojk40,
    toBeConfirmed: true,
  },
  collectionFrom: {
    rule: "jam mulai penagihan, Senin sampai Sabtu di luar hari libur nasional",
    figure: 8,
    unit: "hours",
    from: "2023-12-22",
    source: sources.pojk22,
    toBeConfirmed: false,
  },
  collectionUntil: {
    rule: "jam akhir penagihan, Senin sampai Sabtu di luar hari libur nasional",
    figure: 20,
    unit: "hours",
    from: "2023-12-22",
    source: sources.pojk22,
    toBeConfirmed: false,
  },
  writtenComplaint: {
    rule: "jawaban pengaduan tertulis",
    figure: 10,
    unit: "workingDays",
    from: "2023-12-22",
    source: sources.pojk22,
    toBeConfirmed: false,
  },
  funderTax: {
    rule: "PPh Pasal 23 atas imbal hasil pemberi dana dalam negeri, dipotong penyelenggara",
    figure: 15,
    unit: "percent",
    from: "2022-05-01",
    source: sources.tax,
    toBeConfirmed: true,
  },
  iso2013: {
    rule: "tahun akhir sertifikat ISO/IEC 27001 edisi 2013",
    figure: 2025,
    unit: "years",
    from: "2013-10-01",
    until: "2025-10-31",
    source: sources.iso,
    toBeConfirmed: false,
  },
} as const satisfies Record<string, Rule>;

/** The longest tenor, in days, that counts as short. */
const SHORT_TENOR_DAYS = 180;

/** The segment of a loan: `scale` of the business, or consumption, and days. */
export function segmentOf(scale: "konsumtif" | "mikro" | "usaha", days: number): Segment {
  if (scale === "usaha") return "usaha";
  return `${scale}-${days <= SHORT_TENOR_DAYS ? "pendek" : "panjang"}`;
}

/** The rule in force on a day (YYYY-MM-DD in Jakarta). Throws if there is none. */
export function ruleOn(list: readonly Rule[], day: string): Rule {
  const found = list.find(({ from, until }) => from <= day && (!until || day <= until));
  if (!found) throw new Error(`no rule for ${day}`);
  return found;
}

/** The cap in force for a segment. Throws if the newest one has ended. */
export function costCap(segment: Segment): Rule {
  const [newest] = costCaps[segment];
  if (!newest || newest.until) throw new Error(`no cap in force for ${segment}`);
  return newest;
}

/** A cap with the day since when it applies: `0,275% per hari (berlaku sejak 1 Januari 2025)`. */
export function capText({ figure, from }: Rule): string {
  return `${ratePercent3(figure)} per hari (berlaku sejak ${longDate(from)})`;
}

/** Hundredths of a per cent with the third decimal that the authority's caps have. */
export function ratePercent3(hundredths: number): string {
  return Number.isInteger(hundredths) ? ratePercent(hundredths) : `${String(hundredths / 100).replace(".", ",")}%`;
}
