/** Every message that the service can send, against what the site says about them. */
import { authenticityPage } from "@/lib/content/authenticity";
import { colleagueParts as colleaguePartNames } from "@/lib/contract/colleague-parts";
import { SMS_MAX_CHARS } from "@/lib/limits";
import { checkChannels, worstVerdict } from "@/lib/official-channels/check-channel";
import {
  answerText,
  codeActions,
  codeText,
  colleagueText,
  type Notice,
  noticeText,
  reopenedText,
  reviewText,
  ticketText,
} from "@/reference-api/services/messages/texts";

const SITES = [
  "https://www.simpul.example",
  `https://${"pendanaan-bersama.".repeat(2)}simpul.id`,
  `https://${"a".repeat(60)}.${"b".repeat(60)}.example`,
];
const NUMBER = "DAF-7K3M-Q9XR-02VT";
const ACTIONS = Object.keys(codeActions) as (keyof typeof codeActions)[];
const BANKS = ["Bank Mandiri", "Bank Pembangunan Daerah Sumatera Selatan dan Bangka Belitung (Unit Usaha Syariah)"].map((bankName) => ({
  bankName,
  bankAccount: "0012345678",
}));
/** One of each kind: a new kind does not compile without its line. */
const NOTICES: { [Kind in Notice["kind"]]: Extract<Notice, { kind: Kind }>[] } = {
  "new-device": [{ kind: "new-device" }],
  "sign-in-locked": [{ kind: "sign-in-locked" }],
  "code-worn-out": [{ kind: "code-worn-out" }],
  "password-reset": [{ kind: "password-reset" }],
  "details-accepted": BANKS.map((bank) => ({ kind: "details-accepted", number: NUMBER, ...bank })),
  "details-corrected": [undefined, ...BANKS].map((bank) => ({ kind: "details-corrected", number: NUMBER, bank })),
  "details-taken-back": [{ kind: "details-taken-back" }],
  "contact-changed": [{ kind: "contact-changed" }],
  "colleague-filled": colleaguePartNames.map((part) => ({ kind: "colleague-filled", part })),
};
const at = new Date("2026-11-30T16:59:00Z");
const notices = Object.values(NOTICES).flatMap((list) => list.map((notice) => noticeText(notice, at)));
const reviews = (["approved", "refused", "correction"] as const).map((status) => reviewText(status, NUMBER).text);
const codes = SITES.flatMap((siteUrl) =>
  ACTIONS.flatMap((action) =>
    (["sms", "email"] as const).map((channel) => ({ siteUrl, text: codeText({ code: "482913", action, channel, siteUrl }), channel })),
  ),
);
const TICKET = "HAK-7K3M-Q9XR-02VT";
const ANSWERS = [
  "Data Anda sudah kami perbaiki. Salinannya kami kirim lewat pos. Jangan berikan kode kepada siapa pun, termasuk kami.",
  "Pembayaran Rp1.500.000 tanggal 25 November 2026 pukul 14.05 sudah kami terima. Sisa tagihan Rp250.000,00.",
  "Berdasarkan pemeriksaan kami, tagihan dua bulan terakhir sudah lunas sejak 17-08-2026.",
  "Kesimpulan pemeriksaan: penagih yang datang bukan petugas kami. Laporkan ke OJK lewat nomor yang tercantum di situs kami.",
  "Yth. Ibu Sari, perubahan alamat Anda sudah berlaku.\nTerima kasih telah memberi tahu kami.",
  "Kami hapus data Anda dalam 3 hari kerja. Bukti penghapusannya HPS-7K3M-Q9XR-02VT.",
  "Hubungi kami di (021) 0000 0148 atau bantuan@simpul.example bila ada pertanyaan.",
  "Silakan masuk di https://www.simpul.example/halamandepan, lalu buka bagian Data saya.",
  "Sesuai Pasal 26 ayat 1 UU 27 Tahun 2022, data transaksi kami simpan 5 tahun.",
  "Satu dari dua dokumen Anda belum terbaca. Unggah ulang lewat situs kami.",
  "Angsuran ke-3 dari 12 sudah lunas; denda dihapus. Catatan SLIK diperbarui paling lambat 10 hari kerja.",
  "Pinjaman online kami hanya lewat aplikasi Simpul. Info lengkap ada di situs kami.",
  "Tiket ini kami gabungkan dengan tiket ADU-9K3M-Q9XR-02VT.",
  "Terima kasih. ".repeat(285).trim(),
];
const [second, third] = ["HAK-8K3M-Q9XR-02VT", "HAK-9K3M-Q9XR-02VT"] as const;
const DOUBLES = [
  answerText(TICKET, "Data Anda sudah kami perbaiki.", [second]),
  answerText(TICKET, "Data Anda sudah kami perbaiki.", [second, third]),
  reopenedText(TICKET, at, [second]),
];
const messages = [
  ...ANSWERS.map((answer) => ({ siteUrl: SITES[0] as string, text: answerText(TICKET, answer) })),
  ...[...notices, ...reviews, reopenedText(TICKET, at), ...DOUBLES].map((text) => ({ siteUrl: SITES[0] as string, text })),
  ...codes,
  ...SITES.map((siteUrl) => ({ siteUrl, text: colleagueText(`${siteUrl}/isiBagian#q5cJ8YvT2mXb0LrWn7KdP4sZa1GhE6uF`).text })),
  ...SITES.flatMap((siteUrl) =>
    [TICKET, "ADU-7K3M-Q9XR-02VT", "PJU-7K3M-Q9XR-02VT"].flatMap((ticket) => [{ siteUrl, text: ticketText(ticket, siteUrl) }]),
  ),
];

/** GSM 03.38 without its extension, whose characters count twice. */
const GSM = /^[@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&'()*+,\-./0-9:;<=>?¡A-ZÄÖÑÜ§¿a-zäöñüà]*$/;

test.each(messages)("our own message is official: $text", ({ siteUrl, text }) => {
  const answers = checkChannels(text, siteUrl);
  expect(answers.filter(({ verdict }) => verdict !== "official")).toEqual([]);
  expect(worstVerdict(answers)).toBe("official");
});

test.each([...notices, ...reviews, ...codes.filter(({ channel }) => channel === "sms").map(({ text }) => text)])("fits one SMS: %s", (text) => {
  expect(text.length).toBeLessThanOrEqual(SMS_MAX_CHARS);
  expect(text).toMatch(GSM);
});

test("messages about codes and accounts have no link, as the page about fraud says", () => {
  expect(authenticityPage.list.noWhatsapp).toContain("tanpa tautan");
  for (const text of [...notices, ...reviews, ...codes.map((message) => message.text)]) expect(text).not.toMatch(/https?:|www\.(?!.* #\d+$)/);
});

test("a code for a site with a usual address fills itself in there", () => {
  for (const { text, siteUrl, channel } of codes.filter((message) => message.siteUrl !== SITES[2] && message.channel === "sms"))
    expect([channel, text.split("\n").at(-1)]).toEqual(["sms", `@${new URL(siteUrl).hostname} #482913`]);
});

test.each([
  ["Simpul: 482913, kode untuk mengubah kata sandi. Berlaku 10 menit. Jangan beri tahu siapa pun. WA 0812-3456-7890"],
  ["Simpul: 482913, kode untuk mengubah kata sandi. Berlaku 10 menit. Kirim kode ini ke petugas kami."],
  ["Simpul: 482913, kode untuk membayar Budi. Berlaku 10 menit. Kirim kode ini ke 0812-3456-7890."],
  [`Simpul, tiket ${TICKET}: balas dengan kode OTP Anda`],
  [`Simpul, tiket ${TICKET}: transfer biaya admin Rp500.000 ke 1234567890`],
  [`Simpul, tiket ${TICKET}: buka simpul-bantuan.id`],
])("the wording of ours with something else in it is not official: %s", (text) =>
  expect(worstVerdict(checkChannels(text, "https://www.simpul.example"))).toBe("not-ours"),
);

test.each([
  ["HAK", "permintaan Anda", "/kebijakanPrivasi?name=Kebijakan#hak-data"],
  ["ADU", "pengaduan Anda", "/bantuan#periksa-nomor"],
  ["PJU", "permintaan pinjaman usaha Anda", "/bantuan#periksa-nomor"],
])("a confirmation of a %s ticket calls it %s and links to %s", (prefix, name, page) => {
  const ticket = `${prefix}-7K3M-Q9XR-02VT`;
  expect(ticketText(ticket, "https://s.example")).toMatch(
    new RegExp(`^Simpul: ${name} kami terima .* https://s\\.example${page.replace("?", "\\?")}\\. Bukan`),
  );
  expect(reopenedText(ticket, at)).toContain(`kami memeriksa ${name} sekali lagi`);
});
