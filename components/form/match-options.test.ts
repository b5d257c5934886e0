import { exactOption, matchOptions, namesakes, namesFirst } from "./match-options";

const optionsOf = (labels: readonly string[]) => labels.map((label) => ({ value: label, label }));
const banks = optionsOf([
  "BCA Digital (blu)",
  "BCA Syariah",
  "BPD DI Yogyakarta",
  "Bank BJB",
  "Bank Central Asia (BCA)",
  "Bank Jateng",
  "Bank Mandiri Taspen",
  "Bank Mandiri",
  "Bank Mega Syariah",
  "Bank Mega",
  "Bank Raya Indonesia",
  "Bank Rakyat Indonesia (BRI)",
  "Bank Syariah Indonesia (BSI)",
]);
const provinces = optionsOf([
  "Aceh",
  "Daerah Istimewa Yogyakarta",
  "Daerah Khusus Ibukota Jakarta",
  "Jawa Barat",
  "Jawa Tengah",
  "Kepulauan Bangka Belitung",
  "Kepulauan Riau",
  "Nusa Tenggara Barat",
  "Nusa Tenggara Timur",
  "Papua",
  "Papua Barat",
  "Papua Barat Daya",
  "Riau",
  "Sumatera Utara",
]);
const places = optionsOf([
  "Kabupaten Administrasi Kepulauan Seribu",
  "Kabupaten Bandung Barat",
  "Kabupaten Bandung",
  "Kabupaten Gunungkidul",
  "Kabupaten Toli-Toli",
  "Kota Administrasi Jakarta Pusat",
  "Kota Bandung",
  "Kota Tangerang Selatan",
  "Gn. Kembang Lama",
  "Pasar Jum'at",
]);
test("a city and the regency of the same name stand side by side, and neither is taken for the other", () => {
  expect(matchOptions(places, "bandung").map(({ label }) => label)).toEqual(["Kabupaten Bandung", "Kota Bandung", "Kabupaten Bandung Barat"]);
  expect(namesakes(places, "Bandung").map(({ label }) => label)).toEqual(["Kabupaten Bandung", "Kota Bandung"]);
  expect(exactOption(places, "bandung")).toBeUndefined();
  expect(namesakes(places, "Gunungkidul")).toEqual([]);
});

const first = (options: typeof banks, typed: string) => matchOptions(options, typed)[0]?.label;

test.each([
  ["DKI Jakarta", "Daerah Khusus Ibukota Jakarta"],
  ["D.K.I. Jakarta", "Daerah Khusus Ibukota Jakarta"],
  ["Provinsi DKI Jakarta", "Daerah Khusus Ibukota Jakarta"],
  ["jakarta", "Daerah Khusus Ibukota Jakarta"],
  ["Jkt", "Daerah Khusus Ibukota Jakarta"],
  ["Nanggroe Aceh Darussalam", "Aceh"],
  ["DI Yogyakarta", "Daerah Istimewa Yogyakarta"],
  ["D.I. YOGYAKARTA", "Daerah Istimewa Yogyakarta"],
  ["D. I.  Yogyakarta", "Daerah Istimewa Yogyakarta"],
  ["DIY", "Daerah Istimewa Yogyakarta"],
  ["NTB", "Nusa Tenggara Barat"],
  ["n.t.t", "Nusa Tenggara Timur"],
  ["jawa  barat", "Jawa Barat"],
  ["JAWABARAT", "Jawa Barat"],
  ["barat jawa", "Jawa Barat"],
  ["Babel", "Kepulauan Bangka Belitung"],
  ["kepri", "Kepulauan Riau"],
  ["kep. riau", "Kepulauan Riau"],
  ["riau", "Riau"],
  ["papua barat", "Papua Barat"],
  ["sumatra utara", "Sumatera Utara"],
  ["sumut", "Sumatera Utara"],
])("the typed province %s means %s", (typed, label) => {
  expect(first(provinces, typed)).toBe(label);
});

test.each([
  ["Kab. Bandung", "Kabupaten Bandung"],
  ["KAB BANDUNG", "Kabupaten Bandung"],
  ["Kodya Bandung", "Kota Bandung"],
  ["bandung kota", "Kota Bandung"],
  ["jakarta pusat", "Kota Administrasi Jakarta Pusat"],
  ["KOTA ADM. JAKARTA PUSAT", "Kota Administrasi Jakarta Pusat"],
  ["jakpus", "Kota Administrasi Jakarta Pusat"],
  ["kab. adm. kep. seribu", "Kabupaten Administrasi Kepulauan Seribu"],
  ["gunung kidul", "Kabupaten Gunungkidul"],
  ["tolitoli", "Kabupaten Toli-Toli"],
  ["tangsel", "Kota Tangerang Selatan"],
  ["gunung kembang", "Gn. Kembang Lama"],
  ["Pasar Jum’at", "Pasar Jum'at"],
  ["Pasar Jumat", "Pasar Jum'at"],
  ["Kel. Pasar Jumat", "Pasar Jum'at"],
])("the typed place %s means %s", (typed, label) => {
  expect(first(places, typed)).toBe(label);
});

test.each([
  ["bca", "Bank Central Asia (BCA)"],
  ["BRI", "Bank Rakyat Indonesia (BRI)"],
  ["bank bri", "Bank Rakyat Indonesia (BRI)"],
  ["PT Bank Central Asia Tbk", "Bank Central Asia (BCA)"],
  ["PT. BANK MANDIRI (PERSERO) Tbk", "Bank Mandiri"],
  ["mandiri", "Bank Mandiri"],
  ["bsi", "Bank Syariah Indonesia (BSI)"],
  ["bca syariah", "BCA Syariah"],
  ["bpd jawa tengah", "Bank Jateng"],
  ["blu", "BCA Digital (blu)"],
  ["mega", "Bank Mega"],
  ["bjb", "Bank BJB"],
])("the typed bank %s means %s", (typed, label) => {
  expect(first(banks, typed)).toBe(label);
});

test.each(["Bank\u3164Mandiri", "Ban\u00adk Man\u200bdiri", "Ｂａｎｋ Ｍａｎｄｉｒｉ", "Bank\ufe0d Mandiri\u{1bca0}"])(
  "a name is found in a pasted text: %j",
  (typed) => expect(exactOption(banks, typed)?.label).toBe("Bank Mandiri"),
);

test("an unknown name finds nothing", () => {
  for (const typed of ["xyz", "bank xyz", "---", "kab"]) expect(matchOptions(provinces, typed)).toEqual([]);
});

test("a unique name matches its option, a part of a name matches none", () => {
  expect(exactOption(provinces, "ntb")?.label).toBe("Nusa Tenggara Barat");
  expect(exactOption(banks, "bca")?.label).toBe("Bank Central Asia (BCA)");
  expect(exactOption(places, "kota  bandung")?.label).toBe("Kota Bandung");
  expect(exactOption(places, "bandung")).toBeUndefined();
  expect(exactOption(provinces, "nusa tenggara")).toBeUndefined();
  expect(exactOption(provinces, " ")).toBeUndefined();
});

describe("namesFirst", () => {
  const banks = ["JPMorgan Chase Bank Jakarta", "Bank of America Jakarta", "Bank DKI", "Bank Mandiri"].map((name) => ({
    value: name,
    label: name,
    ...(name === "Bank DKI" ? { alsoCalled: ["Bank Jakarta"] } : {}),
  }));
  const without = banks.map(({ value, label }) => ({ value, label }));

  test.each([
    ["Bank Man", true],
    ["mandiri", true],
    ["Bank Jakarta", false],
    ["Jakarta", false],
    ["bank", false],
  ])("Enter on %s takes the first match: %s", (typed, takes) => expect(namesFirst(without, typed)).toBe(takes));

  test("finds a bank by another of its names", () => {
    expect(matchOptions(banks, "Bank Jakarta")[0]?.value).toBe("Bank DKI");
    expect(exactOption(banks, "bank jakarta")?.value).toBe("Bank DKI");
  });

  test("the word that all names share is no short form of one", () => {
    const maybank = [...banks, { value: "Maybank", label: "Bank Maybank Indonesia", alsoCalled: ["BII", "Bank Internasional Indonesia"] }];
    expect(exactOption(maybank, "bank")).toBeUndefined();
    expect(namesFirst(maybank, "bank")).toBe(false);
    expect(exactOption(maybank, "Bank Internasional Indonesia")?.value).toBe("Maybank");
  });
});
