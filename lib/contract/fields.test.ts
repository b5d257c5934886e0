import { ageInYears, amount, birthday, cardNumber, documentUrls, email, mobile, nameText, newPassword, npwp, text } from "./fields.ts";
import { loginRequest } from "./investor.ts";
import { fieldMessages } from "./messages.ts";

const passes = (schema: { safeParse: (value: unknown) => { success: boolean } }, value: unknown) => schema.safeParse(value).success;

describe("mobile", () => {
  it.each(["6281234567", "6281234567890123", "447123456789", "4481234567"])("accepts %s", (value) => {
    expect(passes(mobile(), value)).toBe(true);
  });
  it.each(["628123456", "62812345678901234", "6271234567", "81234567", "081234567", "+6281234567", "44612345678", ""])("refuses %s", (value) => {
    expect(passes(mobile(), value)).toBe(false);
  });
});

describe("newPassword", () => {
  it("accepts 6 to 20 printable characters and does not trim them", () => {
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
    "accepts %s",
    (value) => expect(passes(email(), value)).toBe(true),
  );
  it.each(["a@b", "a b@c.id", "@c.id", "a@c..id", "a@b.xn--", "a@b.xn--a-", "a@b.x1", "a@b.1d", `${"a".repeat(46)}@b.id`])("refuses %s", (value) =>
    expect(passes(email(), value)).toBe(false),
  );
});

describe("text", () => {
  it.each(["<b>x</b>", "nama 😀", "abc\u202Edef", "a\u0000b", "   "])("refuses %j", (value) => expect(passes(text(), value)).toBe(false));
  it("composes names (NFC) before counting characters", () => {
    expect(text().parse("Rene\u0301")).toBe("Ren\u00e9");
    expect(passes(text("x", 4), "Rene\u0301")).toBe(true);
  });
  it("accepts ordinary Indonesian names and trims them", () => {
    expect(text().parse("  PT Maju & Jaya (Persero), Tbk. – Ny. Ai'syah 2 ")).toBe("PT Maju & Jaya (Persero), Tbk. – Ny. Ai'syah 2");
  });
});

describe("nameText", () => {
  it.each(["A", "O'Neil", "PT 88", "李小龍", "Ny. Sri", "Ñ"])("accepts %s", (value) => expect(passes(nameText(), value)).toBe(true));
  it.each(["-", "...", "12345", "3174015708850002", "()"])("asks for letters in %s", (value) =>
    expect(nameText().safeParse(value).error?.issues[0]?.message).toBe(fieldMessages.nameLetters),
  );
});

describe("npwp", () => {
  it("removes dots and dashes and requires 15 or 16 digits", () => {
    expect(npwp().parse("01.234.567.8-901.000")).toBe("012345678901000");
    expect(passes(npwp(), "3174010101900001")).toBe(true);
    expect(passes(npwp(), "12345678901234")).toBe(false);
  });
});

describe("ageInYears", () => {
  it("uses the date in Jakarta, seven hours ahead of UTC", () => {
    expect(ageInYears("2008-11-21", new Date("2026-11-20T16:59:59Z"))).toBe(17);
    expect(ageInYears("2008-11-21", new Date("2026-11-20T17:00:00Z"))).toBe(18);
  });
  it("rejects dates that do not exist", () => {
    expect(ageInYears("2023-02-29")).toBeNaN();
    expect(ageInYears("29-02-2024")).toBeNaN();
  });
  it.each([
    ["1985-08-", "Tanggalnya belum diisi."],
    ["1985--17", "Bulannya belum dipilih."],
    ["-08-17", "Tahunnya belum diisi."],
    ["--2999-01-01", fieldMessages.birthdayFormat],
  ])("names what %s lacks", (value, message) =>
    expect(
      birthday()
        .safeParse(value)
        .error?.issues.map((issue) => issue.message),
    ).toEqual([message]),
  );

  it("accepts a funder from the eighteenth birthday on, in Jakarta", () => {
    jest.useFakeTimers({ now: new Date("2026-11-20T17:00:00Z") });
    expect(passes(birthday(), "2008-11-21")).toBe(true);
    expect(passes(birthday(), "2008-11-22")).toBe(false);
    jest.useRealTimers();
  });
  it("rejects future birthdays and minors", () => {
    expect(passes(birthday(), "2999-01-01")).toBe(false);
    expect(passes(birthday(), `${new Date().getFullYear() - 10}-01-01`)).toBe(false);
    expect(passes(birthday(), "1990-01-31")).toBe(true);
  });
});

describe("amount", () => {
  it.each(["0", "5000000", "12.5", "12.50", " 7 "])("accepts %s", (value) => expect(passes(amount(), value)).toBe(true));
  it.each(["", "-1", "1.234", "1,5", "1.", ".5", "Rp5", "1e3"])("refuses %s", (value) => expect(passes(amount(), value)).toBe(false));
});

describe("cardNumber", () => {
  it.each([16, 18, 19, 20, 21])("accepts %i digits", (digits) => expect(passes(cardNumber(), "4".repeat(digits))).toBe(true));
  it.each([15, 17, 22])("refuses %i digits", (digits) => expect(passes(cardNumber(), "4".repeat(digits))).toBe(false));
  it("removes the spaces between groups", () => expect(cardNumber().parse("4111 1111 1111 1111")).toBe("4111111111111111"));
  it("refuses letters", () => expect(passes(cardNumber(), "4111-1111-1111-1111")).toBe(false));
});

describe("documentUrls", () => {
  it("has no limit of its own", () => expect(passes(documentUrls(), Array(200).fill("/api/common/file/a"))).toBe(true));
});
