import { render } from "@testing-library/react";
import { noBreak } from "./no-break";

/** The text as it stands on the page, and its parts that do not break. */
function shown(text: string) {
  const { container } = render(<p>{noBreak(text)}</p>);
  return { text: container.textContent, unbroken: [...container.querySelectorAll("span")].map((part) => part.textContent) };
}

test.each([
  ["Mulai dari Rp5 juta, cair dalam 48 jam, tercatat 15 menit sampai 3 hari kerja.", ["Rp5 juta", "48 jam", "15 menit", "3 hari"]],
  ["Rp500 ribu – 15 juta, 90–180 hari, sampai Rp\u00a02\u00a0miliar dalam 5 bulan", ["Rp500 ribu –", "15 juta", "90–180 hari", "5 bulan"]],
  ["Paling lambat 3 × 24 jam, 08.30–17.30 WIB, 20 MB, 5 kali sehari", ["3 × 24 jam", "08.30–17.30 WIB", "20 MB", "5 kali"]],
  ["Tersertifikasi ISO 27001:2013, menurut POJK 10/2022.", ["ISO 27001:2013", "POJK 10/2022"]],
  ["Ditanggung masing-masing pihak, dalam percakapan sehari-hari", ["masing-masing", "sehari-hari"]],
  ["Undang-Undang Nomor 27 Tahun 2022", ["Undang-Undang"]],
  ["Buka Senin–Minggu, paling banyak 3 penyelenggara", ["Senin–Minggu", "3 penyelenggara"]],
  ["Telepon (021) 0000 0148, atau tulis nomor HPS-7K3M-Q9XR-02VT.", ["(021) 0000 0148", "HPS-7K3M-Q9XR-02VT."]],
  ["Dari 97,02% (31 Oktober 2024), terendah pada 1 Mei 2025.", ["31 Oktober 2024", "1 Mei 2025"]],
  ["Jl. Cihampelas, Coblong, Kota Bandung 40131", ["Kota Bandung 40131"]],
  ["TWP90 = tunggakan ÷ seluruh sisa pinjaman", ["÷ seluruh"]],
  ["Gedung Lintang Lt. 8, Jl. Prapanca Raya No. 00, Km 5", ["Lt. 8,", "No. 00,", "Km 5"]],
])("%s: the text is unchanged, figures stay with their units", (text, unbroken) => {
  expect(shown(text)).toEqual({ text, unbroken });
});

test.each([
  "Registrasi Pendanaan - Perusahaan",
  "Kontak OJK 157 tersedia",
  "3 harian lokal",
  "biaya admin 10%, 0,3% per hari",
  "untuk Rp100.000.000 selama",
])("%s: nothing to keep together", (text) => {
  expect(shown(text)).toEqual({ text, unbroken: [] });
});
