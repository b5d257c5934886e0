import { readdirSync } from "node:fs";
import { join } from "node:path";
import { hostileTexts } from "../../test-support/hostile-texts.ts";
import { checkChannels } from "./check-channel.ts";
import { demandsOf } from "./own-messages.ts";

const check = (text: string) => checkChannels(text, "https://www.simpul.example");
const verdictOf = (text: string) => check(text)[0]?.verdict;
const TICKET = "Simpul, tiket ADU-7K3M-Q9XR-02VT:";

describe("a reported number is named beside other digits", () => {
  it.each([
    "CS 1: 0811 0000 0148",
    "[29/11, 14.05] +62 811-0000-0148: Halo",
    "[29/11/26 14.05.33] +62 811-0000-0148: Halo",
    "0811 0000 0148 (24 jam)",
    "24/7 0811 0000 0148",
    "1. 0811 0000 0148",
    "14.05 +62 811-0000-0148",
    "0811 0000 0148 (1)",
    "Loket 12 - 0811 0000 0148",
    "0811 0000 0148 / 0812 3456 7890",
    "(021) 0000 0148 0811 0000 0148",
    "0811-0000-0148 5 menit",
    "2026: 0811, 0000, 0148",
    "1234 5678 0811 0000 0148 99",
    "No.3 62811 0000 0148",
    "11 0811-OOOO-O148",
  ])("a reported number is named beside other digits: %s", (text) =>
    expect(check(text)[0]).toMatchObject({ verdict: "not-ours", kind: "phone", reason: "reported", seen: "081100000148" }),
  );

  it.each(["0811 0000 0148", "+62 811 0000 0148", "https://wa.me/6281100000148"])("a reported number in one spelling is named once: %s", (text) =>
    expect(check(text)).toMatchObject([{ reason: "reported" }]),
  );
});

describe("a number of our virtual account that ends with a telephone number is one number", () => {
  it.each([
    "Bayar ke virtual account Simpul 8800 0148 0812 3456 7890",
    "8800 0148 0812 3456 7890",
    "VA 8800-0148-0812-3456-7890",
    "8800 0148 081234567890",
    "8800 0148 0000 1234 5678",
  ])("a virtual account number that ends like a phone number is one number: %s", (text) =>
    expect(check(text).filter(({ kind }) => kind !== "message")).toMatchObject([{ verdict: "official", reason: "payment-prefix" }]),
  );

  it.each(["8800 0148 0811 0000 0148", "VA Simpul 8800 0148 / 0812 3456 7890", "8801 0148 0812 3456 7890", "8800 0148 0812 3456 7890 1234"])(
    "a number like our virtual account with other digits is not official: %s",
    (text) => expect(verdictOf(text)).not.toBe("official"),
  );
});

describe("a channel of an authority beside others", () => {
  it.each([
    ["kontak157.ojk.go.id atau 081234567890", "unknown"],
    ["Kami dari OJK 081157157157, transfer biaya admin dulu sebelum pinjaman cair", "not-ours"],
    ["Laporkan ke iasc.ojk.go.id, lalu klik https://simpul-cair.id", "not-ours"],
    ["OJK: hubungi 0811 0000 0148 atau konsumen@ojk.go.id", "not-ours"],
  ])("a channel of an authority beside others: %s is %s", (text, verdict) => expect(verdictOf(text)).toBe(verdict));
});

describe("our own number beside other digits is never called another one", () => {
  it.each([
    "Layanan pengaduan: (021) 0000 0148, setiap hari 08.30–17.30 WIB",
    "1. (021) 0000 0148",
    "CS 1: (021) 0000 0148",
    "(021) 0000 0148 (1)",
    "(021) 0000 0148 (24 jam)",
    "(021) 0000 0148 24 jam",
    "(021) 0000 0148 / 24 jam",
    "24/7 (021) 0000 0148",
    "24/7 02100000148",
    "(021) 0000 0148 24/7",
    "(021) 0000 0148 (08.30-17.30)",
    "(021) 0000 0148 10.00-17.00 WIB",
    "08:30 - 17:30 (021) 0000 0148",
    "08.00-12.00/13.00-17.00 WIB (021) 0000 0148",
    "14.05 (021) 0000 0148",
    "[29/11/26 14.05] (021) 0000 0148",
    "[29/11, 14.05] +62 21 0000 0148",
    "1) 021-0000-0148",
    "01. 021-0000-0148",
    "#2 (021) 0000 0148",
    "No. 1 02100000148",
    "CS 1 021 0000 0148",
    "*1.* 021 0000 0148",
    "1. (021) 0000 0148 2. (021) 0000 0240",
    "1) (021) 0000 0148 2) +62 21 0000 0240",
    "CS 1 - 021-0000-0148",
  ])("our number beside other digits is never called another one: %s", (text) => {
    const answers = check(text);
    expect(answers).toContainEqual(expect.objectContaining({ verdict: "official", kind: "phone" }));
    for (const { verdict, kind, reason } of answers.filter((answer) => answer.verdict !== "official"))
      expect([verdict, kind, reason]).toEqual(["unknown", "message", "other-words"]);
  });

  it.each(["1. 000 0148 0000", "000 0148 0000 (1)", "2: 8800 0148 0812 3456"])(
    "our account beside other digits is not called another one: %s",
    (text) =>
      expect(check(text)).toMatchObject([
        { verdict: "unknown", reason: "other-words" },
        { verdict: "official", kind: "account" },
      ]),
  );

  it.each(["0812 34: (021) 0000 0148 567890", "1234: 0812 3456 7890 (021) 0000 0148", "0812 (021) 0000 0148 3456 7890", "(021) 0000 0148 0"])(
    "our number within or beside unclear digits is not official: %s",
    (text) => {
      for (const frame of [text, `Simpul ${text}`, `${TICKET} hubungi ${text}`]) expect([frame, verdictOf(frame)]).not.toEqual([frame, "official"]);
    },
  );

  it.each([
    "Hubungi (021) 00000148 / 081234567890",
    "Hubungi 021-00000148/081234567890",
    "Hubungi 081234567890 / (021) 00000148",
    "Hubungi 02100000148 081234567890",
  ])("the text %s has our number and another one", (text) => {
    expect(check(text)[0]).toMatchObject({ verdict: "not-ours", reason: "beside-official", seen: "081234567890" });
    expect(check(text)).toContainEqual(expect.objectContaining({ verdict: "official", kind: "phone" }));
  });
});

describe("a date, a time or an amount is no number of anybody", () => {
  it.each([
    `${TICKET} pembayaran kami terima 29/11/2026 14.05.`,
    `${TICKET} pembayaran kami terima 29-11-2026, 14:05.`,
    `${TICKET} pembayaran kami terima 29/11/26 14.05.`,
    `${TICKET} tagihan periode 01/12/2026-31/12/2026 sudah lunas.`,
    `${TICKET} pembayaran Rp1.500.000/30 hari.`,
    `${TICKET} pembayaran Rp1.500.000 (30 hari) kami terima.`,
    `${TICKET} laporan tahun 2025/2026 kami kirim lewat pos.`,
    `${TICKET} cicilan Rp1.500.000 - 2.000.000 sudah lunas.`,
    `${TICKET} pembayaran Rp1.500.000 29/11/2026 kami terima.`,
    `${TICKET} kantor kami buka setiap hari 08.30–17.30 WIB.`,
    "[29/11/26 14.05] Simpul: 009398, kode untuk mengubah kata sandi. Berlaku 10 menit. Jangan beri tahu siapa pun.",
    "[29/11, 14.05] Simpul: 009398, kode untuk mengubah kata sandi. Berlaku 10 menit. Jangan beri tahu siapa pun.\n\n@www.simpul.example #009398",
    `[29/11/2026, 14:05:33] ${TICKET} data Anda sudah kami perbaiki.`,
  ])("a date, time or amount in a message of ours is no number: %s", (text) => expect([check(text)[0]?.verdict, text]).toEqual(["official", text]));

  it.each([
    "tahun 2025/2026",
    "Rp1.500.000 - 2.000.000",
    "Rp1.500.000 - Rp2.000.000",
    "Rp 15 000 000",
    "01/12/2026-31/12/2026",
    "01/12/26 - 31/12/26",
    "29/11/2026 14.05 - 15.05",
    "2026-11-29 14:05:33",
    "Rp1.500.000/30 hari",
    "Buka 08.30-17.30",
    "tagihan 15.000.000 sudah lunas",
    "limit 5.000.000 - 15.000.000",
    "29/11 14.05",
  ])("a date, time or amount in another text is no number: %s", (text) =>
    expect(check(text)).toMatchObject([{ verdict: "unknown", reason: "unclear" }]),
  );

  it.each([
    `${TICKET} tagihan Anda 15.000.000 sudah lunas.`,
    `${TICKET} tagihan Anda 15.000.000 rupiah sudah lunas.`,
    `${TICKET} tagihan Anda 1.234.567.890 sudah lunas.`,
    `${TICKET} dana 5.000.000 - 15.000.000 sudah cair.`,
  ])("an amount without its currency may be an account: %s", (text) => expect(verdictOf(text)).toBe("unknown"));

  it.each([
    ["not-ours", `${TICKET} transfer ke rekening 123.456.789`],
    ["not-ours", `${TICKET} bayar ke BCA 1.234.567.890 a.n. Budi`],
    ["not-ours", "Simpul: hubungi 62.812.345.678"],
    ["not-ours", "Simpul: hubungi 0812.345.678.901"],
    ["not-ours", "Simpul: hubungi 812.345.678.901"],
    ["not-ours", "Simpul: hubungi +812.345.678"],
    ["not-ours", `${TICKET} hubungi 08-12-3456 7890`],
    ["not-ours", `${TICKET} hubungi 29/11/2026 1234567890`],
    ["not-ours", `${TICKET} cicilan Rp1.500.000 - 1234567890`],
    ["unknown", `${TICKET} cicilan Rp1.500.000 - 1.234.567.890`],
    ["unknown", `${TICKET} hubungi 08/12/2026 14.05`],
    ["unknown", `${TICKET} hubungi petugas, nomor 08/12/26 14.05`],
    ["unknown", `${TICKET} petugas kami 08/12/2026 14.05`],
    ["unknown", `${TICKET} transfer ke Rp 1.234.567.890`],
    ["unknown", "Resmi simpul.example, 1.234.567.890"],
    ["unknown", "simpul.example 123.456.789"],
    ["unknown", "[29/11, 14.05] Budi: Simpul: 009398, kode untuk mengubah kata sandi. Berlaku 10 menit. Jangan beri tahu siapa pun."],
    ["unknown", "[08/12/3456 78.90] Simpul: 009398, kode untuk mengubah kata sandi. Berlaku 10 menit. Jangan beri tahu siapa pun."],
    ["unknown", "[29/11, 14.05] Simpul CS: 009398, kode untuk mengubah kata sandi. Berlaku 10 menit. Jangan beri tahu siapa pun."],
  ])("a number in the shape of a date or amount makes a message %s: %s", (verdict, text) => {
    const worst = verdictOf(text);
    expect([worst, text]).toEqual([verdict === "unknown" && worst === "not-ours" ? worst : verdict, text]);
  });
});

describe("a request for a code or for money is noticed", () => {
  it.each([
    "Agar akun Anda tidak diblokir, kirimkan kode OTP ke nomor ini",
    "Jika tidak ingin diblokir segera kirim kode OTP",
    "Jika tidak kirim kode OTP, akun Anda diblokir",
    "Bukan penipuan, sebutkan kode OTP Anda",
    "Jangan tunda, kirim kode OTP sekarang",
    "Jangan lupa kirim kode OTP",
    "Jangan balas, kirim kode OTP",
    "Jangan balas kirim saja kode OTP",
    "Jangan balas pesan ini, kirim kode OTP ke nomor petugas",
    "sebutin kode OTP",
    "kasih tau kodenya",
    "kasih tahu kode OTP nya ya kak",
    "minta kode verifikasi",
    "Boleh minta kodenya kak",
    "Petugas kami akan meminta kode OTP Anda",
    "masukkan kode OTP di link ini",
    "Isi PIN Anda di formulir ini",
    "Anda harus mengirim kode otp",
    "Mohon bantu kami kirim kode OTP",
    "kirim 0TP",
    "kirim k0de",
    "kirim kodе sekarang",
    "Kirim O.T.P Anda",
    "Kode OTP harap dikirimkan ke petugas",
    "Mohon berikan kata sandinya",
    "mengirim kode otp",
    "Kodenya berapa kak?",
    "Bacain kode 6 digit",
    "Kasi kodenya",
    "mintain kode otp",
  ])("a request for a code is noticed: %s", (text) =>
    expect(check(text)).toContainEqual(expect.objectContaining({ verdict: "not-ours", reason: "asks-secret" })),
  );

  it.each([
    "Bukan penipuan, transfer biaya admin dulu",
    "Supaya tidak kena denda transfer biaya admin dulu",
    "Jika tidak transfer biaya admin, dana hangus",
    "TF dulu biaya admin",
    "Biaya admin harap ditransfer",
    "Mohon segera ditransfer biaya adminnya",
    "Transfer Rp500.000 biaya admin",
    "Anda tidak perlu khawatir, bayarkan deposit hari ini",
    "Silakan mentransfer uang muka",
    "Biaya admin dibayarkan dulu",
    "Anda harus membayar biaya admin",
    "b1aya admin tolong di transfer",
  ])("a request for money is noticed: %s", (text) =>
    expect(check(text)).toContainEqual(expect.objectContaining({ verdict: "not-ours", reason: "asks-money" })),
  );

  it.each([
    "Jangan kirim kode OTP kepada siapa pun",
    "Jangan kirim atau bagikan kode OTP kepada siapa pun",
    "Jangan pernah memberikan kode OTP atau PIN",
    "Jangan beri tahu siapa pun",
    "Jangan beri tahu siapa pun kodenya",
    "Jangan masukkan kata sandi di tautan mana pun",
    "Kami tidak pernah meminta kode OTP atau PIN",
    "Kami tidak akan pernah meminta Anda mengirim kode OTP",
    "Kami tidak pernah meminta Anda untuk mentransfer biaya admin",
    "Petugas kami tidak pernah meminta OTP, PIN, atau kata sandi",
    "Dilarang membagikan kode OTP",
    "Laporkan siapa pun yang meminta kode OTP",
    "Abaikan pesan yang meminta Anda mengirim kode OTP",
    "Jika Anda tidak meminta kode ini, abaikan",
    "Jika kodenya tidak masuk, minta kode lagi",
    "Tidak perlu transfer biaya apa pun di muka",
    "Dana cair tanpa transfer biaya admin",
    "Kode verifikasi hanya kami kirim ke kontak Anda",
    "Kami akan mengirim kode verifikasi 6 angka ke sana",
    "Jika telanjur memberikan kata sandi, ganti sekarang",
    "Petugas yang patuh kode etik bagi penerima dana",
    "Cara membaca biayanya sama",
    "Terima kasih, kode Anda sudah benar",
    "Kami tidak pernah meminta transfer biaya admin",
    "Petugas tidak boleh menanyakan, meminta, atau menyimpan kode OTP",
    "Jika penerima dana gagal bayar, dana bukan jaminan",
    "Kami minta maaf, kode OTP terlambat masuk",
  ])("a warning is no request for a code or money: %s", (text) => expect(demandsOf(text)).toEqual([]));

  it("a warning on the site is no request for a code or money", async () => {
    const folder = join(__dirname, "../content");
    const strings = (value: unknown, depth = 0): string[] =>
      typeof value === "string"
        ? [value]
        : value && typeof value === "object" && depth < 12
          ? Object.values(value).flatMap((each) => strings(each, depth + 1))
          : [];
    const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith(".ts") && !file.endsWith(".test.ts"));
    const texts = (await Promise.all(files.map((file) => import(join(folder, file))))).flatMap((content) => strings({ ...content }));
    const warnings = texts.flatMap((text) => text.split(/(?<=[.!?\n])/)).filter((sentence) => /\b(?:jangan|tidak|dilarang|tanpa)\b/i.test(sentence));
    expect(warnings.length).toBeGreaterThan(100);
    expect(warnings.filter((sentence) => demandsOf(sentence).length > 0)).toEqual([]);
  });
});

describe("a bare IP address is a website of others", () => {
  it.each(["Buka 103.20.30.40 sekarang", "1.2.3.4", "255.255.255.255", "Buka (103.20.30.40).", "103.20.30.40:8080", "103.20.30.40/masuk"])(
    "a bare IP address is a website of others: %s",
    (text) => expect(check(text)[0]).toMatchObject({ verdict: "not-ours", kind: "website", reason: "other-address" }),
  );

  it.each(["https://simpul.example/?to=1.2.3.4", "https://simpul.example/1.2.3.4", "simpul.example 1.2.3.4", "https://simpul.example/#103.20.30.40"])(
    "our address with an IP address in it or beside it is not official: %s",
    (text) => expect(verdictOf(text)).not.toBe("official"),
  );

  it("cs@103.20.30.40 is an e-mail of others", () => expect(check("cs@103.20.30.40")[0]).toMatchObject({ verdict: "not-ours", kind: "email" }));

  it.each(["812.345.678.901", "256.1.1.1", "Rp 1.234.123.100"])("the digits %s are no IP address", (text) =>
    expect(check(text).filter(({ kind }) => kind === "website")).toEqual([]),
  );
  it("021.000.001.48 is our number", () => expect(check("021.000.001.48")[0]).toMatchObject({ verdict: "official", kind: "phone" }));
});

describe("pages of our profiles and apps are ours", () => {
  it.each([
    "https://www.youtube.com/@simpul.example/videos",
    "https://m.youtube.com/@simpul.example/shorts",
    "https://www.linkedin.com/company/simpul-example/about/",
    "https://id.linkedin.com/company/simpul-example/posts/?feedView=all",
    "https://www.instagram.com/simpul.example/reels/",
    "https://www.instagram.com/simpul.example/p/C1a2B3-_/",
    "https://www.facebook.com/simpul.example/posts/123",
    "https://www.facebook.com/simpul.example/posts/judul-kiriman/123/",
    "fb.com/simpul.example",
    "https://www.fb.com/simpul.example/about",
    "https://web.facebook.com/simpul.example",
    "https://play.google.com/store/apps/details/Simpul?id=id.simpul.app",
    "https://play.google.com/store/apps/details/Simpul_Pinjaman/?id=id.simpul.app&hl=id",
  ])("a page of our profiles and apps is ours: %s", (text) => expect(check(text)).toMatchObject([{ verdict: "official", reason: "listed" }]));

  it.each([
    "https://www.instagram.com/p/C1a2B3",
    "https://www.instagram.com/simpul.example2/reels/",
    "https://www.instagram.com/simpul.example/jahat",
    "https://www.instagram.com/jahat/simpul.example/reels",
    "https://www.youtube.com/@simpul.example/jahat.id",
    "https://www.youtube.com/simpul.example/videos",
    "https://www.facebook.com/groups/simpul.example",
    "https://fb.com.jahat.id/simpul.example",
    "https://www.facebook.com/simpul.example/posts/1/2/3",
    "https://play.google.com/store/apps/details/Simpul?id=id.tiruan.app",
    "https://play.google.com/store/apps/details/a/b?id=id.simpul.app",
    "https://play.google.com/store/apps/details/Simpul?id=id.simpul.app&id=id.tiruan.app",
  ])("a page beside our profiles and apps is not ours: %s", (text) =>
    expect(check(text).filter(({ verdict }) => verdict === "official")).toEqual([]),
  );
});

it("finds demands in hostile texts without delay", () => {
  const own: [string, string][] = [
    ["jangan kirim ", ""],
    ["kirim, ", "atau"],
    ["tidak pernah ", ""],
    ["minta anda ", ""],
    ["08.30-17.30/", ""],
    ["1.500.000 - ", ""],
    ["29/11/2026 14.05 - ", ""],
  ].map(([piece = "", end = ""]) => [piece, piece.repeat(8_000 / piece.length) + end]);
  for (const [kind, text] of [...hostileTexts(8_000), ...own]) {
    const since = process.cpuUsage();
    checkChannels(text.slice(0, 4_200), "https://www.simpul.example");
    demandsOf(text);
    const { user, system } = process.cpuUsage(since);
    expect([kind, (user + system) / 1_000 < 200]).toEqual([kind, true]);
  }
});
