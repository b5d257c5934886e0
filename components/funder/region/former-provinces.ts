/**
 * Provinces that were made out of another one, by the older one: identity cards from before still have it. Laws of
 * 1999 to 2004 (Banten to Sulawesi Barat), 20/2012 (Kalimantan Utara), 14 to 16/2022 and 29/2022 (Papua).
 */
export const laterProvinces: Readonly<Record<string, readonly string[]>> = {
  Papua: ["Papua Selatan", "Papua Tengah", "Papua Pegunungan", "Papua Barat", "Papua Barat Daya"],
  "Papua Barat": ["Papua Barat Daya"],
  "Kalimantan Timur": ["Kalimantan Utara"],
  "Jawa Barat": ["Banten"],
  Riau: ["Kepulauan Riau"],
  "Sumatera Selatan": ["Kepulauan Bangka Belitung"],
  "Sulawesi Utara": ["Gorontalo"],
  "Sulawesi Selatan": ["Sulawesi Barat"],
  Maluku: ["Maluku Utara"],
};

/** Provinces, cities and regencies by earlier, other and short names, in small letters; several where one was divided. */
const formerNames: Readonly<Record<string, readonly string[]>> = {
  "irian jaya": ["Papua"],
  irja: ["Papua"],
  "irian jaya barat": ["Papua Barat"],
  irjabar: ["Papua Barat"],
  "daerah istimewa aceh": ["Aceh"],
  "daerah khusus jakarta": ["Daerah Khusus Ibukota Jakarta"],
  dki: ["Daerah Khusus Ibukota Jakarta"],
  "mamuju utara": ["Kabupaten Pasangkayu"],
  "toba samosir": ["Kabupaten Toba"],
  tobasa: ["Kabupaten Toba"],
  "maluku tenggara barat": ["Kabupaten Kepulauan Tanimbar"],
  "ujung pandang": ["Kota Makassar"],
  "yapen waropen": ["Kabupaten Kepulauan Yapen", "Kabupaten Waropen"],
  "pangkajene kepulauan": ["Kabupaten Pangkajene dan Kepulauan"],
  "polewali mamasa": ["Kabupaten Polewali Mandar", "Kabupaten Mamasa"],
  polmas: ["Kabupaten Polewali Mandar", "Kabupaten Mamasa"],
  polman: ["Kabupaten Polewali Mandar"],
  "sawahlunto sijunjung": ["Kabupaten Sijunjung"],
  "kabupaten kepulauan riau": ["Kabupaten Bintan"],
  "kabupaten maluku utara": ["Kabupaten Halmahera Barat"],
  "kabupaten pontianak": ["Kabupaten Mempawah"],
  "kabupaten kutai": ["Kabupaten Kutai Kartanegara"],
  "kabupaten pasir": ["Kabupaten Paser"],
  "kabupaten bulongan": ["Kabupaten Bulungan"],
  "kabupaten selayar": ["Kabupaten Kepulauan Selayar"],
  "kabupaten sangihe talaud": ["Kabupaten Kepulauan Sangihe", "Kabupaten Kepulauan Talaud"],
  "kabupaten sarolangun bangko": ["Kabupaten Merangin", "Kabupaten Sarolangun"],
  "kabupaten sarko": ["Kabupaten Merangin", "Kabupaten Sarolangun"],
  "kabupaten bungo tebo": ["Kabupaten Bungo", "Kabupaten Tebo"],
  "kabupaten buol tolitoli": ["Kabupaten Buol", "Kabupaten Toli-Toli"],
  "kota tanjung karang": ["Kota Bandar Lampung"],
  "kota padang sidempuan": ["Kota Padangsidimpuan"],
  solo: ["Kota Surakarta"],
  hsu: ["Kabupaten Hulu Sungai Utara"],
  hss: ["Kabupaten Hulu Sungai Selatan"],
  hst: ["Kabupaten Hulu Sungai Tengah"],
  kobar: ["Kabupaten Kotawaringin Barat"],
  kotim: ["Kabupaten Kotawaringin Timur"],
  ppu: ["Kabupaten Penajam Paser Utara"],
  kutim: ["Kabupaten Kutai Timur"],
  tts: ["Kabupaten Timor Tengah Selatan"],
  ttu: ["Kabupaten Timor Tengah Utara"],
  tubaba: ["Kabupaten Tulang Bawang Barat"],
};

/** Earlier names of a region, by which it is found. */
export function formerOf(name: string): { alsoCalled?: string[] } {
  const alsoCalled = Object.entries(formerNames).flatMap(([former, now]) => (now.includes(name) ? [former] : []));
  return alsoCalled.length > 0 ? { alsoCalled } : {};
}
