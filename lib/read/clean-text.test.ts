import {
  address,
  bankAccount,
  choice,
  email,
  freeIdNumber,
  idNumber,
  mobile,
  newPassword,
  npwp,
  oneTimeCode,
  postcode,
  text,
} from "../contract/fields.ts";
import { loginRequest, passwordCodeRequest } from "../contract/investor.ts";
import { bareNumber, cleanAscii, cleanText, digitsOrText, doubtfulSign, withoutLabel } from "./clean-text.ts";

/** With the direction marks that contacts and messengers copy. */
const wrapped = (value: string) => `\u200e\u202a\u2066\ufeff${value}\u200b\u202c\u2069\t\u00a0`;

test.each([
  ["text", text(), "Ratna Wulandari"],
  ["choice", choice(), "Bali"],
  ["address", address(), "Jl. Melati 5\nSanur"],
  ["email", email(), "ratna@contoh.id"],
  ["mobile", mobile(), "6281234567890"],
  ["idNumber", idNumber(), "3174015708850002"],
  ["freeIdNumber", freeIdNumber("Wajib", 30), "A1234567"],
  ["npwp", npwp(), "012345678901000"],
  ["postcode", postcode(), "80228"],
  ["bankAccount", bankAccount(), "0012345678"],
] as const)("%s is cleaned of what nobody sees", (_, schema, value) => {
  expect(schema.parse(wrapped(value))).toBe(value);
});

test("turns a no-break space or tab into a space", () => {
  expect(text().parse("Ratna\u00a0Wulandari\tPutri")).toBe("Ratna Wulandari Putri");
});

test.each(["NPWP: 01.234.567.8-901.000", "01.234.567.8–901.000", "01\u00a0234\u2009567 8−901‑000", "No. NPWP 012345678901000"])(
  "npwp %s",
  (typed) => {
    expect(npwp().parse(typed)).toBe("012345678901000");
  },
);

test.each(["1234567.0", "1234567890.0", "1234567890.00"])("the decimal of a spreadsheet is no digit of an account number: %s", (typed) =>
  expect(digitsOrText(typed)).toBe(typed),
);

test.each([
  ["NIK 3174015708850002", "3174015708850002"],
  ["No. KTP : 3174-0157-0885-0002", "3174015708850002"],
  ["e-KTP 3174 0157 0885 0002", "3174015708850002"],
  ["３１７４０１５７０８８５０００２", "3174015708850002"],
  ["A1234567", "A1234567"],
  ["'3174015708850002", "3174015708850002"],
  ['="3174015708850002"', "3174015708850002"],
  ["1234567890.0", "1234567890.0"],
  ["1234567890/91", "1234567890/91"],
  ["....3174015708850002", "....3174015708850002"],
  ["317401 -- 5708850002", "317401 -- 5708850002"],
])("the number is found in %s", (typed, number) => expect(bareNumber(typed)).toBe(number));

test("removes only the label of a free-form number", () => {
  expect(withoutLabel("No. KTP: 3174 0157 0885 0002")).toBe("3174 0157 0885 0002");
  expect(withoutLabel("Paspor A1234567")).toBe("Paspor A1234567");
});

test("cleans the account of sign-in and reset, but not the password", () => {
  expect(loginRequest.parse({ username: wrapped("ratna@contoh.id"), password: "\u200b\u00a0x" })).toEqual({
    username: "ratna@contoh.id",
    password: "\u200b\u00a0x",
  });
  expect(passwordCodeRequest.parse({ account: wrapped("081234567890") })).toEqual({ account: "081234567890" });
  expect(newPassword().safeParse("sandi\u200bku").success).toBe(false);
  expect(oneTimeCode().safeParse(" 123456").success).toBe(false);
});

test("turns dashes of a copied e-mail address into hyphens", () => expect(cleanAscii("a‑b@contoh–id.id")).toBe("a-b@contoh-id.id"));

test("treats invisible characters alone as empty", () => {
  expect(cleanText("\u200b\u00a0\u2060 ")).toBe("");
  expect(text("Wajib").safeParse("\u200b\u200e").error?.issues[0]?.message).toBe("Wajib");
});

test("rejects text-direction overrides", () => expect(text().safeParse("abc\u202edef").success).toBe(false));

test.each([
  ["0812 3456 789O", "O"],
  ["l234", "l"],
  ["12xx34", "x"],
  ["1234****5678", "*"],
  ["0812-3456-7890¹", "¹"],
  ["x\u200b1234", "x"],
  ["xxxx-1234", "x"],
  ["XXX-XXX-1234", "X"],
  ["**** 1234", "*"],
  ["* * * * 1234", "*"],
  ["•••• •••• 1234", "•"],
  ["BCA ____1234", "_"],
  ["?? 1234", "?"],
  ["1234....5678", "."],
  ["1234…567890", "."],
  ["12 ---- 5678", "-"],
  ["1234-xxxx", "x"],
  ["1234 ****", "*"],
  ["1234…", "."],
  ["BCA 1234567890 a.n. Budi", undefined],
  ["NIK: 3174 0157 0885 0002 (Ratna)", undefined],
  ["No.HP:081234567890, WA", undefined],
  ["No. Rek: 123", undefined],
  ["No. Rek. - 123", undefined],
  ["BCA - 123", undefined],
  ["1234 - 5678", undefined],
  ["0812 - 3456 - 7890", undefined],
  ["Rp 2.700.000,-", undefined],
  ["2.700.000,--", undefined],
  ["• 1234567890", undefined],
  ["Max XXI 1234567890", undefined],
  ["1234567890 a.n. Budi...", undefined],
])("the refused sign in %s is %s", (typed, sign) => {
  expect(doubtfulSign(typed)).toBe(sign);
  if (sign) expect(digitsOrText(typed)).toBe(typed);
  else expect(digitsOrText(typed)).toMatch(/^\d+$/);
});

test.each(["*1234567890*", "_1234567890_", "**1234567890**", "```1234567890```", '"1234567890"', "BCA: *1234-567-890* a.n. Budi", "*_1234567890_*"])(
  "styled letters of a messenger are no mask: %s",
  (typed) => expect(digitsOrText(typed)).toBe("1234567890"),
);

test.each(["*1234567890", "***1234***", "*1*2*3*", "1 * 2 * 3", "*xx1234*", "12*34*56"])(
  "marks that are not around a number may hide digits: %s",
  (typed) => expect(digitsOrText(typed)).toBe(typed),
);

test.each(["*3174015708850002*", "```3174015708850002```", '"3174015708850002"', "“3174015708850002”", "NIK: *3174 0157 0885 0002*"])(
  "a styled NIK is read: %s",
  (typed) => expect(bareNumber(typed)).toBe("3174015708850002"),
);
