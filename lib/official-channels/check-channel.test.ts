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
  ])("%s", (text, kind) => expect(check(text)).toMatchObject({ verdict: "official", kind }));

  it("by a payment prefix followed by the payer's digits, with the advice to compare the rest", () => {
    expect(check("8800 0148 0812 3456")).toMatchObject({ verdict: "official", kind: "account", reason: "payment-prefix" });
    expect(check("88000148")).toMatchObject({ verdict: "unknown", kind: "account" });
  });

  it("at the address of the installation", () => {
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
  ])("%s", (text, reason) => expect(check(text)).toMatchObject({ verdict: "not-ours", reason }));

  it("with the channel that it imitates", () => {
    expect(check("simpu1.example")?.official).toBe("simpul.example");
    expect(check("021 0000 0149")?.official).toBe("(021) 0000 0148");
  });
});

describe("everything else is called neither ours nor a fraud", () => {
  it.each([
    ["081234567890", "phone", "number"],
    ["157", "phone", "number"],
    ["1234 5678 90", "account", "account"],
    ["budi@simpul.example", "email", "unlisted-sender"],
    ["https://bit.ly/3abc", "website", "short-link"],
    ["Pak Budi penagih", "unclear", "unclear"],
    ["http://[::1", "unclear", "unclear"],
  ])("%s", (text, kind, reason) => expect(check(text)).toMatchObject({ verdict: "unknown", kind, reason }));

  it.each(["toko.example", "budi@gmail.com"])("%s belongs to others", (text) =>
    expect(check(text)).toMatchObject({ verdict: "not-ours", reason: "other-address" }),
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

it("answers at most eight channels, and hostile texts within the time of a test", () => {
  const many = Array.from({ length: 30 }, (_, index) => `situs${index}.example`).join(" ");
  expect(checkChannels(many, SITE)).toHaveLength(8);
  for (const text of ["a.".repeat(2_000), "0 ".repeat(2_000), "@".repeat(4_000), "x@".repeat(2_000), "(".repeat(4_000)]) checkChannels(text, SITE);
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
])("reads %s as %s", (text, national) => expect(nationalNumber(text)).toBe(national));
