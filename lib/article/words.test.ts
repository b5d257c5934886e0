import { TITLE_MAX } from "@/lib/article/search-result";
import { riskWarning } from "@/lib/content/site";
import { articleSources, articleTexts, contentDescriptions, contentTexts, messageTexts, type SiteText } from "@/test-support/site-texts";

/** Forbidden terms with their replacements. */
const terms: [RegExp, string][] = [
  [/\bRp[ \u00a0]\d/, "Rp without a space"],
  [/\bbila\b/i, "jika"],
  [/nomor (?:telepon|handphone|HP)\b/i, "nomor ponsel"],
  [/\bplafon/i, "limit"],
  [/mutasi rekening/i, "rekening koran"],
  [/\bsaluran\b/i, "kanal"],
  [/\bperlindungan\b/i, "pelindungan"],
  [/orang perseorangan|\bperseorangan\b/i, "perorangan"],
  [/\bkorsel\b|\bcarousel\b/i, "galeri geser"],
  [/\bswafoto\b|\bselfie\b/i, "foto wajah"],
  [/\bpendana\b/i, "pemberi dana"],
  // The visitor's connection is rarely the reason, and most people cannot check it.
  [/periksa (?:koneksi|jaringan|sambungan)/i, "what failed, and what to do now"],
  [/\bnomor laporan\b|\bnomor aduan\b/i, "nomor tiket"],
  [/jangka waktu (?:pinjaman|pelunasan|kredit)|\bjangka waktunya lebih/i, "tenor"],
];
/** Forbidden in lib/content only: articles may say peminjam. */
const contentTerms: [RegExp, string][] = [[/\bpeminjam\b/i, "penerima dana"]];

/** Labels of the specification, names, and texts in a video. */
const allowed = [
  "Email/No. telepon",
  "No. handphone",
  // A landline is no ponsel.
  "nomor telepon rumah atau kantor",
  "Masukan nomor Handphone yang benar",
  "Foto Wajah (Selfie)",
  "Perlindungan Konsumen",
  "perlindungan konsumen",
  "Temu Pendana",
  "temu-pendana",
  "imbal-hasil-dan-pajak-pendana",
  "Risiko gagal bayar ada pada pendana",
  "carouselDetails",
  riskWarning,
];

const stripped = (text: string) =>
  allowed
    .reduce((rest, words) => rest.replaceAll(words, ""), text)
    .replace(/\]\([^)]*\)/g, "]")
    .replace(/https?:\S+|\/\S+/g, "");

function faultsOf(texts: readonly SiteText[], list: readonly [RegExp, string][]): string[] {
  return texts.flatMap(({ file, text }) =>
    list.flatMap(([wrong, right]) => {
      const found = wrong.exec(stripped(text));
      return found ? [`${file}: “${found[0]}” should be “${right}”: ${text.slice(0, 100)}`] : [];
    }),
  );
}

test("lib/content uses one term for one thing", async () => {
  expect(faultsOf(await contentTexts(), [...terms, ...contentTerms])).toEqual([]);
});

test("articles use one term for one thing", () => {
  expect(faultsOf(articleTexts(), terms)).toEqual([]);
});

test("messages of forms, refusals, SMS and mails use one term for one thing", () => {
  const texts = messageTexts();
  for (const sentence of ["Kode verifikasi terdiri atas 6 angka.", "kata sandi akun Anda diganti", ", kode untuk "])
    expect(texts.some(({ text }) => text.includes(sentence))).toBe(true);
  expect(faultsOf(texts, [...terms, ...contentTerms])).toEqual([]);
});

test("the check finds forbidden terms and ignores allowed labels", () => {
  const countFaults = (text: string) => faultsOf([{ file: "x", text }], terms).length;
  expect([
    countFaults("Rp 5 juta"),
    countFaults("Hubungi nomor telepon"),
    countFaults("Bila terlambat"),
    countFaults("Email/No. telepon"),
    countFaults("Rp5 juta"),
  ]).toEqual([1, 1, 1, 0, 0]);
});

test("macet is used only for more than 90 days", () => {
  for (const { file, text } of articleTexts())
    if (/\bmacet\b/i.test(text) && /\b(?:30|60) hari\b/.test(text)) expect([file, text]).toEqual([file, expect.stringMatching(/90 hari/)]);
});

const field = (front: string, name: string) => new RegExp(`^${name}: *"?(.*?)"?$`, "m").exec(front)?.[1] ?? "";

test("titles and descriptions fit search results, and each article has a review date and sources", () => {
  const faults = articleSources().flatMap(({ file, front, body }) => {
    const title = field(front, "title");
    return [
      ...(title.length > TITLE_MAX ? [`${file}: title of ${title.length}`] : []),
      ...(field(front, "description").length > 155 ? [`${file}: description of ${field(front, "description").length}`] : []),
      ...(/^\d{4}-\d\d-\d\d$/.test(field(front, "reviewed")) ? [] : [`${file}: not reviewed`]),
      ...(/^sources:\n {2}- /m.test(front) ? [] : [`${file}: no sources`]),
      ...((body.match(/\]\(\/(?!\/)/g) ?? []).length >= 1 ? [] : [`${file}: no internal link`]),
    ];
  });
  expect(faults).toEqual([]);
});

test("the descriptions of pages fit into a result of a search", async () => {
  const descriptions = await contentDescriptions();
  expect(descriptions.length).toBeGreaterThan(15);
  expect(descriptions.filter(({ text }) => text.length > 155).map(({ file, text }) => `${file}: ${text.length} ${text}`)).toEqual([]);
});

const pillars = [
  "menghitung-bunga-pinjaman-online",
  "pinjol-legal-dan-ilegal",
  "cek-slik",
  "gagal-bayar-dan-penagihan",
  "melunasi-utang",
  "imbal-hasil-dan-pajak-pendana",
];

test("the six pillar articles have at least 1,800 words", () => {
  const bodies = new Map(articleSources().map(({ file, body }) => [file.replace(/^.*\/|\.md$/g, ""), body]));
  const lengths = pillars.map((id) => [id, (bodies.get(id) ?? "").split(/\s+/).filter((word) => /\p{L}/u.test(word)).length] as const);
  expect(lengths.filter(([, length]) => length < 1_800)).toEqual([]);
});
