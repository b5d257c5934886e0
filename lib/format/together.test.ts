import { together } from "@/lib/format/together";

const shown = (text: string) => together(text).replaceAll("\u00a0", "_");

test("a figure stays with its unit, a sentence breaks everywhere else", () => {
  expect(shown("Mulai dari Rp 5 juta. Dana dikirim dalam 48 jam, tercatat 15 menit sampai 3 hari kerja.")).toBe(
    "Mulai dari Rp_5_juta. Dana dikirim dalam 48_jam, tercatat 15_menit sampai 3_hari kerja.",
  );
  expect(shown("Paling lambat 3 × 24 jam, 08.30–17.30 WIB, di Gedung Lintang Lt. 8, Jl. Prapanca Raya No. 00.")).toBe(
    "Paling lambat 3_×_24_jam, 08.30–17.30_WIB, di Gedung Lintang Lt._8, Jl. Prapanca Raya No._00.",
  );
  expect(shown("Paling besar 20 MB, 15–30 hari, 5 kali sehari")).toBe("Paling besar 20_MB, 15–30_hari, 5_kali sehari");
});

test("figures of other things, and words that only begin like a unit, break as before", () => {
  for (const text of ["Pasal 27 Tahun 2022", "Kontak OJK 157 tersedia", "3 harian lokal", "85 dan 15"]) expect(together(text)).toBe(text);
});
