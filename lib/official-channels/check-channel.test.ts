import { hostileTexts } from "../../test-support/hostile-texts.ts";
import { officialChannels } from "../content/site.ts";
import { checkChannels, nationalNumber } from "./check-channel.ts";

const SITE = "https://www.simpul.example";
const check = (text: string) => checkChannels(text, SITE)[0];

describe("an official channel is recognised in every usual spelling", () => {
  it.each([
    ["(021) 0000 0148", "phone"],
    ["+62 21 0000-0148", "phone"],
    ["0062 21 00000148", "phone"],
    ["622100000148", "phone"],
    ["BANTUAN@simpul.example", "email"],
    ["simpul.example", "website"],
    ["http://www.simpul.example/pinjaman?x=1", "website"],
    ["www.simpul.example.", "website"],
    ["id.simpul.app", "app"],
    ["https://play.google.com/store/apps/details?id=id.simpul.app&hl=id", "app"],
    ["https://apps.apple.com/id/app/simpul/id0000000000", "app"],
    ["https://instagram.com/simpul.example/", "social"],
    ["@simpul.example", "social"],
    ["000 0148 0000", "account"],
  ])("an official channel is recognised: %s", (text, kind) => expect(check(text)).toMatchObject({ verdict: "official", kind }));

  it("our payment prefix followed by the payer's digits is official, with the advice to compare the rest", () => {
    expect(check("8800 0148 0812 3456")).toMatchObject({ verdict: "official", kind: "account", reason: "payment-prefix" });
    expect(check("88000148")).toMatchObject({ verdict: "unknown", kind: "account" });
  });

  it("the address of the installation is official", () => {
    expect(checkChannels("https://pinjam.contoh.id/login", "https://pinjam.contoh.id")[0]).toMatchObject({ verdict: "official", reason: "own-page" });
    expect(checkChannels("http://localhost:3000/", "http://localhost:3000")[0]).toMatchObject({ verdict: "official", reason: "own-page" });
  });
});

describe("an imitation is named as one", () => {
  it.each([
    ["simpu1.example", "look-alike"],
    ["sіmpul.example", "look-alike"],
    ["xn--smpul-n2e.example", "look-alike"],
    ["sirnpul.com", "look-alike"],
    ["simpull.example", "look-alike"],
    ["simpul.example.cs-bantuan.id", "look-alike"],
    ["https://simpul.example@jahat.example/", "other-address"],
    ["simpul-bantuan.id", "look-alike"],
    ["bantuansimpul.co.id", "name-used"],
    ["cs@simpul.com", "look-alike"],
    ["simpul.resmi@gmail.com", "name-used"],
    ["https://play.google.com/store/apps/details?id=id.simpul.app2", "other-app"],
    ["https://www.instagram.com/simpul_official", "name-used"],
    ["021 0000 0149", "one-apart"],
    ["021 0000 01480", "one-apart"],
    ["021 0000 0184", "one-apart"],
    ["000 0148 0001", "one-apart"],
    ["8801 0148 0812 3456", "one-apart"],
    ["https://wa.me/6281234567890", "no-whatsapp"],
    ["https://wa.me/622100000148", "no-whatsapp"],
    ["https://api.whatsapp.com/send?phone=622100000149", "one-apart"],
    ["+62 811 0000 0148", "reported"],
    ["http://www.simpul-hadiah.example/", "reported"],
  ])("an imitation is named as one: %s", (text, reason) => expect(check(text)).toMatchObject({ verdict: "not-ours", reason }));

  it("an imitation is named with the channel that it imitates", () => {
    expect(check("simpu1.example")?.official).toBe("simpul.example");
    expect(check("021 0000 0149")?.official).toBe("(021) 0000 0148");
  });
});

describe("everything else is called neither ours nor a fraud", () => {
  it.each([
    ["081234567890", "phone", "number"],
    ["500123", "phone", "number"],
    ["157", "phone", "authority"],
    ["0811 5715 7157", "phone", "authority"],
    ["https://wa.me/6281157157157", "whatsapp", "authority"],
    ["150505", "phone", "authority"],
    ["iasc.ojk.go.id", "website", "authority"],
    ["https://kontak157.ojk.go.id/appkpublicportal/", "website", "authority"],
    ["www.afpi.or.id", "website", "authority"],
    ["konsumen@ojk.go.id", "email", "authority"],
    ["1234 5678 90", "account", "account"],
    ["budi@simpul.example", "email", "unlisted-sender"],
    ["https://bit.ly/3abc", "website", "short-link"],
    ["Pak Budi penagih", "unclear", "unclear"],
    ["http://[::1", "unclear", "unclear"],
  ])("another channel is called neither ours nor a fraud: %s", (text, kind, reason) =>
    expect(check(text)).toMatchObject({ verdict: "unknown", kind, reason }),
  );

  it.each(["toko.example", "budi@gmail.com", "admin@ojk.go.id", "ojk.go.id.jahat.id", "iasc-ojk.go.id", "pinjol.ojk.go.id"])(
    "the channel %s belongs to others",
    (text) => expect(check(text)).toMatchObject({ verdict: "not-ours", reason: "other-address" }),
  );
});

it("answers each channel of a message once, in order, without taking amounts for numbers", () => {
  const message = "Selamat! Rp50.000.000 cair. Hubungi CS 0812-3456-7890 atau https://simpul-cair.id/klaim, admin@simpul.com. Lagi: 081234567890";
  expect(checkChannels(message, SITE).map(({ kind, seen }) => [kind, seen])).toEqual([
    ["phone", "081234567890"],
    ["website", "simpul-cair.id"],
    ["email", "admin@simpul.com"],
  ]);
});

const OFFICIAL = "(021) 0000 0148 bantuan@simpul.example simpul.example id.simpul.app https://instagram.com/simpul.example 000 0148 0000 ";
const verdictOf = (text: string) => checkChannels(text, SITE)[0]?.verdict;

describe("a message is judged by its worst part", () => {
  it.each([
    ["official channels first", `${OFFICIAL.repeat(3)} Klik https://simpul-cair.id/klaim`],
    ["a foreign number beside official ones", "Hubungi (021) 0000 0148 atau 081234567890"],
    ["a foreign number beside our name", "Simpul: pinjaman cair, WA 0812-3456-7890"],
    ["a foreign account beside official ones", "Bayar ke 000 0148 0000 atau 1234 5678 90 a.n. Budi"],
    ["a number right behind an official one", "021 0000 0148 081234567890"],
    ["a number in groups behind an official one", "021 0000 0148 0812 3456 7890"],
    ["a number behind a payment prefix", "Simpul: 8800 0148 / 0812 3456 7890"],
    ["an address written onto an official one", "https://www.simpul.example/https://jahat.id"],
    ["an address behind a comma", "simpul.example,jahat.id/klaim"],
    ["a second id in an Apple link", "https://apps.apple.com/id/app/id0000000000/id1111111111"],
    ["an id that is not last in an Apple link", "https://apps.apple.com/id0000000000/app/tiruan"],
    ["a second id in a Google link", "https://play.google.com/store/apps/details?id=id.simpul.app&id=id.tiruan.app"],
    ["another page of Google Play", "https://play.google.com/store/apps/dev?id=id.simpul.app"],
    ["an ideographic full stop", "Buka simpul-cair。id sekarang, resmi: simpul.example"],
    ["a half-width ideographic full stop", "Buka jahat｡id sekarang, resmi: simpul.example"],
    ["an Arabic full stop", "Buka jahat۔id sekarang, resmi: simpul.example"],
    ["full-width letters", "ｊａｈａｔ．ｉｄ dan simpul.example"],
    ["a zero-width letter", "jahat\u200b.id dan simpul.example"],
    ["a soft hyphen", "ja\u00adhat.i\u00add dan simpul.example"],
    ["an address that nobody is to open", "hxxps://jahat[.]id dan simpul.example"],
    ["a spaced dot", "jahat . com dan simpul.example"],
    ["a space before the dot", "www.simpul.example jahat .id"],
    ["an address without its scheme", "//jahat.id/x simpul.example"],
    ["a backslash before another address", "https://www.simpul.example\\@jahat.id"],
    ["an address in bold", "*jahat.id* dan _simpul.example_"],
    ["an address in brackets", "(jahat.id) [simpul.example]"],
    ["a recipient behind an official one", "mailto:bantuan@simpul.example?cc=admin@jahat.id"],
    ["two at signs", "bantuan@simpul.example@jahat.id"],
    ["a WhatsApp group", "https://chat.whatsapp.com/AbCdEf dan simpul.example"],
    ["a WhatsApp scheme", "whatsapp://send?phone=6281234567890 simpul.example"],
    ["an app outside of the shops", "market://details?id=id.tiruan.app simpul.example"],
    ["a short link beside our name", "Klaim hadiah Simpul di https://bit.ly/3abc"],
    ["a request for a code", "Kami dari simpul.example. Kirim kode OTP Anda ke sini."],
    ["a request for money in advance", "simpul.example: transfer biaya admin dulu supaya cair"],
  ])("a message with %s is judged by its worst part", (_, text) => expect([text, verdictOf(text)]).toEqual([text, "not-ours"]));

  it("the answers of a message have the worst first", () =>
    expect(checkChannels("simpul.example 081234567890 jahat.id", SITE).map(({ verdict }) => verdict)).toEqual(["not-ours", "not-ours", "official"]));
});

describe("a number is read as it is copied from WhatsApp, a page or a picture", () => {
  it.each([
    "0812\u20113456\u20117890",
    "\u202a+62 812\u20113456\u20117890\u202c",
    "0812\u200b3456\u200b7890",
    "0812\u00ad3456\u00ad7890",
    "０８１２３４５６７８９０",
    "0812·3456·7890",
    "0812_3456_7890",
    "0812/3456/7890",
    "0812.3456.7890",
    "(0812) 3456-7890",
    "0812 - 3456 - 7890",
    "٠٨١٢٣٤٥٦٧٨٩٠",
    "0️⃣8️⃣1️⃣2️⃣3️⃣4️⃣5️⃣6️⃣7️⃣8️⃣9️⃣0️⃣",
    "O812-3456-789O",
    "tel:+6281234567890",
    "Rp 081.234.567.890",
    "*0812 3456 7890*",
  ])("a number is read as it is copied from elsewhere: %s", (number) => {
    expect(checkChannels(number, SITE).map(({ seen }) => seen)).toContain("081234567890");
    expect(verdictOf(`Simpul: hubungi ${number}`)).toBe("not-ours");
  });

  it.each(["021\u20110000\u20110148", "\u202a+62 21\u20110000\u20110148\u202c", "０２１ ００００ ０１４８", "021·0000·0148", "021_0000_0148"])(
    "an official number is read as it is copied from elsewhere: %s",
    (number) => expect(check(number)).toMatchObject({ verdict: "official", kind: "phone" }),
  );

  it.each([
    "Rp50.000.000",
    "Rp 1.500.000,00",
    "17-08-1985",
    "HPS-7K3M-Q9XR-02VT",
    "HPS-1234-5678-9012",
    "25 November 2026 pukul 14.05",
    "5, 10, 15, 20, 25, 30, 35",
  ])("the text %s has no number of anybody", (text) => expect(check(text)).toMatchObject({ reason: "unclear" }));
});

describe("what is too much to judge is never called official", () => {
  it.each([
    ["a text that is too long", `${OFFICIAL}${"kata ".repeat(1_000)}`, "too-long"],
    ["too many channels", Array.from({ length: 50 }, (_, index) => `a${index}.simpul.example`).join(" "), "too-many"],
  ])("a message with %s is never called official", (_, text, reason) => {
    const answers = checkChannels(text, SITE);
    expect(answers.at(-1)).toMatchObject({ verdict: "unknown", reason });
    expect(answers.filter(({ verdict }) => verdict === "official")).toEqual([]);
  });
});

it("judges no hostile text for long", () => {
  for (const length of [500, 4_000, 64_000])
    for (const [kind, text] of hostileTexts(length)) {
      const times = [0, 1, 2].map(() => {
        const since = process.cpuUsage();
        checkChannels(text, SITE);
        const { user, system } = process.cpuUsage(since);
        return (user + system) / 1_000;
      });
      if (Math.min(...times) > 100) throw new Error(`${length} units of ${kind} took ${times.map(Math.round)} ms`);
    }
});

describe("a text that only looks as if all of it were ours is never called official", () => {
  const addresses = [
    ..."⁄∕⧸／？＃".split("").map((sign) => `https://simpul.example${sign}login.jahat.id`),
    "https://simpul.example%2f.jahat.id",
    "https://simpul.example%40jahat.id",
    "mailto:bantuan@simpul.example?cc=cs%40jahat.id",
    "mailto:bantuan@simpul.example?bcc=cs%2540jahat.id",
    "data:text/html,simpul.example",
    "blob:https://simpul.example/x",
  ];
  it.each(addresses)("an address that only looks like ours is never called official: %s", (text) => expect(verdictOf(text)).not.toBe("official"));

  const hidden = [
    "cs[at]jahat.id",
    "cs (at) jahat [dot] id",
    "Telegram: simpulcs",
    "IG simpul.example_cs",
    "Line ID simpul88",
    "jahat·id",
    "jahat•id",
    "jahat‧id",
    "jahat%2Eid",
    "jahat titik vip",
    "nol delapan satu dua tiga empat lima enam tujuh delapan",
    "0812 tiga empat lima enam 7890",
    "0812a3456b7890",
    "0812.....3456.....7890",
    "0812\n3456\n7890",
    "0812;3456;7890",
    "tg:resolve?domain=simpulcs",
    "jahat. id",
    "jahat, com",
    "jahat\nid",
    "jahat.\nonline",
    "jahatdotcom",
    "jahat DOT id",
    "jahat (titik) id",
    "jahat<dot>id",
    "j a h a t . i d",
    "s i m p u l c s",
    "s.i.m.p.u.l.c.s",
    "kosong delapan satu",
    "kosong 8 satu 2 tiga 4 lima 6",
    "noldelapansatuduatiga",
    "zero eight one two three",
    "oh eight one two",
    "double eight one two three",
    "plus enam dua 812 3456",
    "0812 dan 3456 dan 7890",
    "0812 lalu 3456",
    "telepon 0812",
    "hubungi kami di 14045",
    "1.1.1.1",
    "1 . 1 . 1 . 1",
    "1。1。1。1",
    "1.1.1.1/masuk",
    "[::ffff:1.1.1.1]",
    "http://3232235777/",
    "http://0x7f000001/",
    "rb.gy/abc",
    "wa.link/abc",
    "xn--80ak6aa92e.com",
    "ѕімрul.example",
    "simpul.exаmple",
    "sımpul.example",
    "simpul.example.рф",
    "\u202edi.tahaj",
    "\u2067di.tahaj\u2069",
    "jahat\u2024id",
    "jahat\u0589id",
    "jahat⸳id",
    "jahat\uff61id",
    "WhatsUp 0812",
    "wasap simpulcs",
    "t me simpulcs",
    "gmail simpulcs",
    "Discord petugas",
    "WeChat petugas",
    "hubungi simpulcs",
    "simpul_cs",
    "०८१२३४५६७८",
    "零八一二三四五六",
    "❶❷❸❹❺❻❼❽",
    "⁰⁸¹²³⁴⁵⁶⁷⁸",
    "HPS-0812-3456-7890",
    "HPS-0812-3456-78XX",
    "simpul.example/redirect/jahat.id",
    "https://simpul.example/?next=//jahat.id",
    "https://simpul.example/r?to=jahat%2eid",
    "simpul.example/.jahat.id",
    "https://simpul.example/@jahat.id",
    "intent://jahat.id#Intent;end",
    "sms:+628123456789",
    "BCA 000 0148 0000",
    "VA Mandiri 8800 0148 0812 3456",
  ];
  it.each(hidden)("a text that hides %s beside a channel or in the frame of our answer is not official", (text) => {
    for (const frame of [`Resmi simpul.example, ${text}`, `(021) 0000 0148 atau\n${text}`, `Simpul, tiket ADU-7K3M-Q9XR-02VT: hubungi ${text}`])
      expect([frame, verdictOf(frame)]).not.toEqual([frame, "official"]);
  });

  it.each(["ADU-0812-3456-7890: hubungi nomor di depan", "ADU-0812-3456-78XX: telepon kami"])(
    "our answer's frame around %s is not official",
    (text) => expect(verdictOf(`Simpul, tiket ${text}`)).not.toBe("official"),
  );

  it("the confirmation of a ticket with another end is not official", () => {
    const end = "Periksa perkembangannya di https://www.simpul.example/kebijakanPrivasi?name=Kebijakan#hak-data. Bukan Anda? Abaikan pesan ini.";
    const start = "Simpul: permintaan Anda kami terima dengan nomor tiket HAK-7K3M-Q9XR-02VT.";
    expect(verdictOf(`${start} ${end}`)).toBe("official");
    expect(verdictOf(`${start} Petugas kami datang mengambil kartu Anda. ${end}`)).not.toBe("official");
  });

  it.each(["021***0000 0148", "021…00000148", "000...0148...0000"])("a number of ours with a mask in it may be another one: %s", (text) =>
    expect(check(text)).toMatchObject({ verdict: "unknown" }),
  );

  it("calls a message with other words beside our channels unknown", () =>
    expect(checkChannels("Pinjaman Anda dibatalkan, hubungi (021) 0000 0148", SITE)).toMatchObject([
      { verdict: "unknown", reason: "other-words" },
      { verdict: "official", kind: "phone" },
    ]));

  it.each(["Telepon resmi Simpul: (021) 0000 0148", "Benarkah bantuan@simpul.example email resmi Simpul?", "simpul.example dan id.simpul.app"])(
    "a text that consists of our channels and their names is official: %s",
    (text) => expect(verdictOf(text)).toBe("official"),
  );
});

it("finds every channel of its own list official", () => {
  const { phones, emails, domains, apps, socials } = officialChannels;
  const own = [...phones.map(({ number }) => number), ...emails.map(({ address }) => address), ...domains, ...apps.map(({ href }) => href)];
  for (const text of [...own, ...socials.map(({ href }) => href)]) expect([text, check(text)?.verdict]).toEqual([text, "official"]);
});

it.each([
  ["+62 (0)21 123 4567", "0211234567"],
  ["812 3456 7890", "081234567890"],
  ["0812-3456-7890", "081234567890"],
])("the phone number %s is read as %s", (text, national) => expect(nationalNumber(text)).toBe(national));
