import { ageInYears, amount, birthday, cardNumber, documentUrls, email, mobile, nameText, newPassword, npwp, text } from "./fields.ts";
import { loginRequest } from "./investor.ts";
import { fieldMessages } from "./messages.ts";

const passes = (schema: { safeParse: (value: unknown) => { success: boolean } }, value: unknown) => schema.safeParse(value).success;

describe("mobile", () => {
  it.each(["6281234567", "6281234567890123", "447123456789", "4481234567"])("the mobile number %s is accepted", (value) => {
    expect(passes(mobile(), value)).toBe(true);
  });
  it.each(["628123456", "62812345678901234", "6271234567", "81234567", "081234567", "+6281234567", "44612345678", ""])(
    "the mobile number %s is refused",
    (value) => {
      expect(passes(mobile(), value)).toBe(false);
    },
  );
});

describe("newPassword", () => {
  it("a new password has 6 to 20 printable characters and is not trimmed", () => {
    expect(passes(newPassword(), "abcde")).toBe(false);
    expect(passes(newPassword(), "abcdef")).toBe(true);
    expect(passes(newPassword(), "a".repeat(20))).toBe(true);
    expect(passes(newPassword(), "a".repeat(21))).toBe(false);
    expect(newPassword().parse("  abc ")).toBe("  abc ");
    expect(loginRequest.parse({ username: "a@b.id", password: " e\u0301 " }).password).toBe(" e\u0301 ");
    expect(passes(newPassword(), "sandi€uro")).toBe(false);
  });
});

describe("email", () => {
  it.each(["a@b.id", "nama.lengkap+kyc@mail.co.id", "a@contoh.xn--fiqs8s", "a@xn--bcher-kva.xn--p1ai", "a@b.XN--VERMGENSBERATUNG-PWB"])(
    "the mail address %s is accepted",
    (value) => expect(passes(email(), value)).toBe(true),
  );
  it.each(["a@b", "a b@c.id", "@c.id", "a@c..id", "a@b.xn--", "a@b.xn--a-", "a@b.x1", "a@b.1d", `${"a".repeat(46)}@b.id`])(
    "the mail address %s is refused",
    (value) => expect(passes(email(), value)).toBe(false),
  );
});

describe("text", () => {
  it.each(["<b>x</b>", "nama 😀", "abc\u202Edef", "a\u0000b", "   "])("the text %j is refused", (value) => expect(passes(text(), value)).toBe(false));
  it("a text is composed (NFC) before its characters are counted", () => {
    expect(text().parse("Rene\u0301")).toBe("Ren\u00e9");
    expect(passes(text("x", 4), "Rene\u0301")).toBe(true);
  });
  it("ordinary Indonesian names are accepted and trimmed", () => {
    expect(text().parse("  PT Maju & Jaya (Persero), Tbk. – Ny. Ai'syah 2 ")).toBe("PT Maju & Jaya (Persero), Tbk. – Ny. Ai'syah 2");
  });
});

describe("nameText", () => {
  it.each(["A", "O'Neil", "PT 88", "李小龍", "Ny. Sri", "Ñ"])("the name %s is accepted", (value) => expect(passes(nameText(), value)).toBe(true));
  it.each(["-", "...", "12345", "3174015708850002", "()"])("the name %s is refused, because it has no letters", (value) =>
    expect(nameText().safeParse(value).error?.issues[0]?.message).toBe(fieldMessages.nameLetters),
  );
});

describe("npwp", () => {
  it("a tax number has 15 or 16 digits, without dots and dashes", () => {
    expect(npwp().parse("01.234.567.8-901.000")).toBe("012345678901000");
    expect(passes(npwp(), "3174010101900001")).toBe(true);
    expect(passes(npwp(), "12345678901234")).toBe(false);
  });
});

describe("ageInYears", () => {
  it("an age is that of the date in Jakarta, seven hours ahead of UTC", () => {
    expect(ageInYears("2008-11-21", new Date("2026-11-20T16:59:59Z"))).toBe(17);
    expect(ageInYears("2008-11-21", new Date("2026-11-20T17:00:00Z"))).toBe(18);
  });
  it("a date of birth that does not exist is refused", () => {
    expect(ageInYears("2023-02-29")).toBeNaN();
    expect(ageInYears("29-02-2024")).toBeNaN();
  });
  it.each([
    ["1985-08-", "Tanggalnya belum diisi."],
    ["1985--17", "Bulannya belum dipilih."],
    ["-08-17", "Tahunnya belum diisi."],
    ["--2999-01-01", fieldMessages.birthdayFormat],
  ])("an incomplete date of birth %s is refused with what it lacks", (value, message) =>
    expect(
      birthday()
        .safeParse(value)
        .error?.issues.map((issue) => issue.message),
    ).toEqual([message]),
  );

  it("a funder is accepted from the eighteenth birthday on, in Jakarta", () => {
    jest.useFakeTimers({ now: new Date("2026-11-20T17:00:00Z") });
    expect(passes(birthday(), "2008-11-21")).toBe(true);
    expect(passes(birthday(), "2008-11-22")).toBe(false);
    jest.useRealTimers();
  });
  it("a birthday in the future or of a minor is refused", () => {
    expect(passes(birthday(), "2999-01-01")).toBe(false);
    expect(passes(birthday(), `${new Date().getFullYear() - 10}-01-01`)).toBe(false);
    expect(passes(birthday(), "1990-01-31")).toBe(true);
  });
});

describe("amount", () => {
  it.each(["0", "5000000", "12.5", "12.50", " 7 "])("the amount %s is accepted", (value) => expect(passes(amount(), value)).toBe(true));
  it.each(["", "-1", "1.234", "1,5", "1.", ".5", "Rp5", "1e3"])("the amount %s is refused", (value) => expect(passes(amount(), value)).toBe(false));
});

describe("cardNumber", () => {
  it.each([16, 18, 19, 20, 21])("a card number of %i digits is accepted", (digits) => expect(passes(cardNumber(), "4".repeat(digits))).toBe(true));
  it.each([15, 17, 22])("a card number of %i digits is refused", (digits) => expect(passes(cardNumber(), "4".repeat(digits))).toBe(false));
  it("a card number loses the spaces between its groups", () => expect(cardNumber().parse("4111 1111 1111 1111")).toBe("4111111111111111"));
  it("a card number with letters is refused", () => expect(passes(cardNumber(), "4111-1111-1111-1111")).toBe(false));
});

describe("documentUrls", () => {
  it("a list of documents has no limit in the contract", () => expect(passes(documentUrls(), Array(200).fill("/api/common/file/a"))).toBe(true));
});
