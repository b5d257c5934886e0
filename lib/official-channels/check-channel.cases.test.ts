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

describe("a demand in other words in the frame of an answer", () => {
  it.each([
    "Beritahu kami 6 angka yang Anda terima lewat SMS.",
    "Balas pesan ini dengan enam angka yang masuk ke HP Anda.",
    "Sebutkan enam digit yang baru masuk.",
    "Tolong bacakan angka di SMS Anda.",
    "Kami tunggu kodenya ya kak.",
    "Kode yang masuk mohon segera disampaikan ke petugas.",
    "Apa isi SMS yang barusan masuk?",
    "Berapa angkanya?",
    "Boleh tahu 6 digitnya?",
    "Send the six digits you received.",
    "Please share code nya ya.",
    "Reply with the number you got on your phone.",
    "kasih tau dong angka yg masuk",
    "spill kodenya kak",
    "Ketik 6 angka itu lalu kirim ke sini.",
    "Kirim k o d e nya.",
    "Kirim k-o-d-e ke petugas.",
    "Sebut 4ngka yang muncul di layar Anda.",
    "Petugas kami perlu 6 angka dari HP Anda untuk membatalkan transaksi.",
    "Kami membutuhkan nomor rahasia yang Anda terima.",
    "Sampaikan nomor verifikasi kepada petugas yang menelepon.",
    "Foto SMS dari bank lalu kirim ke kami.",
    "Kirim screenshot pesan terakhir Anda.",
    "Tangkapan layar SMS mohon dikirimkan.",
    "Teruskan SMS terakhir kepada kami.",
    "Diktekan enam karakter tadi saat ditelepon.",
    "Ejakan huruf dan angka yang tampil.",
    "Enam yang masuk tadi, kirim ke kami.",
    "Jangan tunda, sampaikan angkanya sekarang.",
    "Jangan balas siapa pun, kode ke petugas kami.",
    "Jangan lupa kabari kami digitnya.",
    "Jangan berikan kode kepada siapa pun kecuali petugas kami.",
    "Satukan angka pertama sampai keenam lalu balas.",
    "Yang kami perlukan: enam angka di SMS Anda.",
    "Konfirmasikan nomor kartu dan tiga angka di belakangnya.",
    "Mohon cvv kartu Anda.",
    "Verifikasi: ketik ulang OTP di balasan.",
    "Anda harus menyampaikan sandi sekali pakai itu.",
    "Mohon bantuannya, enam digit terakhir dari SMS kami tunggu.",
    "Balas YA lalu angka yang Anda dapat.",
    "Tulis balasan berisi 6 digit.",
    "Copy paste kode di chat ini.",
    "Ote pe nya kirim.",
    "Kode: ... isi di balasan.",
    "Transfer Rp500.000 dulu supaya dana cair.",
    "Selesaikan biaya pencairan Rp500.000 agar pinjaman cair.",
    "Siapkan dana Rp300.000 untuk membuka blokir.",
    "Top up saldo minimal Rp200.000 hari ini.",
    "Biaya admin Rp500.000 belum kami terima.",
    "Lunasi administrasi sebelum pencairan.",
    "Klik tautan yang kami kirim.",
    "Unduh apk terbaru kami.",
    "Pasang AnyDesk supaya kami bantu.",
    "Berikan KTP dan nomor kartu ATM.",
    "Serahkan kartu kepada petugas yang datang.",
    "Sebutkan nama dan nomor kartu Anda.",
    "Minta angka yang masuk ke ponsel suami Anda dan kabari kami.",
    "Enam angka itu untuk kami.",
    "Anda cukup menyebutkan yang tertulis di SMS.",
    "Bisikkan angkanya ke petugas.",
    "Lontarkan 6 digit itu saat kami telepon.",
    "Nomor enam digit yang muncul harap diinformasikan.",
    "OTP-nya berapa",
    "Kodenya mana kak",
    "Angka 1 sampai 6 dari SMS itu ditulis di sini.",
    "Setorkan enam simbol yang muncul di layar.",
    "Konfirmasi 6 nomor yang Anda terima.",
    "Jawab dengan kombinasi yang baru Anda peroleh.",
    "Tolong kabari kami yang tertulis di pesan barusan.",
    "Bantu kami kirim yang baru masuk ke ponsel Anda.",
    "Untuk membatalkan, ucapkan kombinasi yang Anda terima kepada petugas.",
    "Anda akan menerima enam angka. Mohon diteruskan.",
    "Anda menerima pesan baru. Sebutkan isinya.",
    "Kirimkan tujuh karakter terakhir dari pesan operator.",
    "Beri kami 6 nomor yang dikirim bank.",
    "Salin pesan dari Simpul lalu tempel di jawaban.",
    "Kode ini rahasia, kirim hanya ke kami.",
    "K0de tolong di info",
    "Minta tlg angkanya kak",
    "Apakah sudah ada kode yang masuk?",
    "Setelah menerima kode, hubungi petugas dan bacakan.",
    "Sebut saja digit pertama sampai keenam.",
    "Petugas akan menelepon Anda, siapkan angka dari SMS.",
    "Tukarkan sandi sekali pakai dengan voucher.",
    "Bayar denda Rp500.000 ke petugas.",
    "Lakukan pembayaran Rp150.000 agar tiket ini selesai.",
    "Isi ulang saldo Anda dulu.",
    "Kirim pulsa Rp100.000 ke nomor petugas.",
    "PIN ATM Anda berapa?",
    "Masukkan PIN Anda di balasan pesan ini.",
    "Send code to us pls.",
    "Drop OTP here.",
    "Kode verif kasih ke cs ya.",
    "6 digitnya dong kak.",
    "Tiga angka pertama 1 2 3, sisanya?",
    "Lapor ke kami angka yang tampil.",
    "Balas: SETUJU spasi enam angka.",
    "Jangan tidak kirim kode ya.",
    "Jangan panik dan kirim enam angka tadi.",
    "Kode yang masuk bukan untuk Anda, serahkan.",
  ])("a demand in the frame of an answer is not official: %s", (text) => {
    const [worst] = check(`${TICKET} ${text}`);
    expect([text, worst?.verdict]).not.toEqual([text, "official"]);
    // The desk names it.
    expect(worst?.part || worst?.seen).toBeTruthy();
  });
});

describe("an ordinary answer of support is official", () => {
  it.each([
    "Data Anda sudah kami perbaiki. Salinannya kami kirim lewat pos. Jangan berikan kode kepada siapa pun, termasuk kami.",
    "Dana Anda cair dalam 1x24 jam kerja.",
    "Terima kasih atas kesabaran Anda 🙏",
    "Silakan buka Akun > Data saya, lalu pilih Perbaiki.",
    "Mohon maaf atas keterlambatannya. Pembayaran Anda sudah tercatat.",
    "Beri tahu kami jika masih ada kendala.",
    "Kode verifikasi sudah kami kirim ulang ke email Anda.",
    "Jika kode belum masuk, tunggu 5 menit lalu minta kode lagi.",
    "Kata sandi Anda dapat diganti di halaman Masuk, menu Lupa kata sandi.",
    "Untuk mengganti kata sandi, buka halaman Masuk, pilih Lupa kata sandi, lalu masukkan kode yang kami kirim di halaman itu.",
    "Silakan kirim ulang foto KTP dan NPWP lewat situs kami.",
    "Unggah ulang dokumen yang belum terbaca di menu Data saya.",
    "Jika masih ada pertanyaan, hubungi kami di (021) 0000 0148 dan sebutkan nomor tiket ini.",
    "Masih ada pertanyaan? Hubungi kami di bantuan@simpul.example.",
    "Tagihan bulan November Rp1.250.000 sudah lunas. Biaya keterlambatan Rp50.000 sudah kami hapus.",
    "Bayar tagihan Anda paling lambat 5 Desember 2026 lewat aplikasi Simpul.",
    "Tidak ada biaya untuk penghapusan data.",
    "Penagih yang datang bukan petugas kami. Laporkan ke OJK dan polisi, dan simpan buktinya.",
    "Nomor rekening Anda sudah kami ganti sesuai permintaan Anda.",
    "Nomor ponsel Anda sudah kami perbarui.",
    "Kami sedang menunggu jawaban bank. Kami kabari lagi paling lambat hari Jumat.",
    "Kami membutuhkan waktu 3 hari kerja untuk memeriksanya.",
    "Mohon tunggu 3 hari kerja.",
    "Pesan itu bukan dari kami. Jangan membalas dan jangan membuka tautannya.",
    "Petugas kami tidak pernah meminta OTP, PIN, atau kata sandi.",
    "Akun Anda terkunci karena 10 kali kata sandi salah. Akun terbuka lagi setelah 15 menit.",
    "Angka di laporan Anda sudah kami perbaiki.",
    "Bunga dihitung dari sisa pokok, bukan dari jumlah awal pinjaman.",
    "Pajak atas bunga sudah dipotong sesuai peraturan; bukti potongnya ada di menu Dokumen.",
    "Salinan data Anda kami kirim lewat pos (3-5 hari kerja).",
    "Yth. Bapak Budi,",
    "Akta perubahan perusahaan sudah kami terima. Lampirkan juga SK Kemenkumham di menu Data perusahaan.",
    "Status pendaftaran Anda: disetujui. Anda dapat mulai mendanai.",
    "Permintaan Anda sudah kami teruskan ke bagian penagihan.",
    "Kami memahami kekhawatiran Anda, dan sudah menegur petugas yang bersangkutan.",
    "Alamat Anda diperbarui per 1 Desember 2026 (H+1 setelah permintaan).",
    "Anda dapat membaca perjanjian di menu Portofolio • Perjanjian.",
    "Rekening a.n. Sari Dewi sudah kami verifikasi.",
    "Untuk menghapus akun, buka aplikasi Simpul, menu Profil, lalu Hapus akun.",
    "Tulis pengaduan baru jika penagih menelepon lagi.",
    "Terima kasih telah memberi tahu kami.",
    "Sistem kami terganggu pukul 10.00-12.00 WIB, sekarang sudah pulih.",
    "Pembayaran lewat virtual account biasanya tercatat dalam 1 jam.",
    "Cicilan ke-3 kami catat 25 November 2026; denda tidak dikenakan.",
    "Jangan pernah memberikan kode OTP kepada siapa pun.",
    "Uang Anda sudah dikembalikan ke rekening yang terdaftar.",
    "Limit Anda Rp5.000.000, dapat dipakai kapan saja.",
    "Permohonan pinjaman usaha Anda belum dapat kami setujui karena omzetnya kurang dari syarat.",
    "Pengaduan Anda benar: penagih menelepon di luar jam yang diizinkan. Kami sudah menegurnya.",
    "Perbaikan nama Anda berlaku mulai hari ini. Periksa di menu Data saya.",
    "Sertifikat pajak 2025 dapat diunduh di menu Portofolio.",
    "Kami tidak menemukan akun dengan email itu. Daftar dulu di halaman Daftar.",
    "Catatan SLIK Anda kami perbarui paling lambat 10 hari kerja.",
    "Kami sudah menghapus nomor kontak darurat Anda.",
    "Silakan hubungi bank Anda jika dana belum masuk dalam 2x24 jam.",
    "Sebelum akun dihapus, lunasi dulu sisa pinjaman Anda.",
    "Selamat, pendaftaran Anda sudah disetujui!",
    "Tanggal lahir Anda sudah kami ubah menjadi 17-08-1985.",
    "Kami hanya menelepon dari (021) 0000 0148.",
    "Nomor itu bukan milik kami. Simpan tangkapan layarnya dan laporkan ke polisi.",
    "Cicilan Anda Rp750.000/bulan selama 12 bulan.",
    "Permintaan salinan data Anda sedang kami kerjakan; paling lambat 3 hari kerja.",
    "Mohon kirim permintaan baru dari email yang terdaftar.",
    "Ya, Anda boleh melunasi lebih cepat tanpa denda.",
    "Kami mohon maaf atas sikap petugas kami.",
    "Tautan di pesan itu bukan milik kami. Jangan dibuka.",
    "Jangan memberikan PIN atau kata sandi kepada siapa pun.",
    "Kode OTP tidak terkirim karena gangguan operator.",
    "Pembayaran ganda Rp1.250.000 kami kembalikan ke rekening Anda dalam 3 hari kerja.",
    "Dokumen Anda belum terbaca. Mohon unggah ulang fotonya.",
    "Cara membayar ada di halaman Bantuan.",
  ])("an ordinary answer of support is official: %s", (text) => expect([verdictOf(`${TICKET} ${text}`), text]).toEqual(["official", text]));
});

it("what makes an answer odd is named", () => {
  for (const [text, part] of [
    ["Kirim pesan ke kami lewat Telegram.", "Telegram."],
    ["Data sudah benar. Beritahu kami 6 angka di SMS.", "beritahu kami 6 angka di sms."],
    ["Tulis ke simpul_cs.", "simpul_cs."],
  ] as const)
    expect(check(`${TICKET} ${text}`)[0]).toMatchObject({ verdict: "unknown", reason: "odd-ticket", part });
  expect(check(`${TICKET} Bayar ke 000 0148 0000.`)[0]).toMatchObject({ reason: "odd-ticket", part: "000014800000".slice(0, 11) });
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
