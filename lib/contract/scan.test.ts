/** @jest-environment node */
import { companyFields, personFields } from "./investor";
import { scanClaimRequest, scanCode, scanKind } from "./scan";

const documents = (fields: object) => Object.keys(fields).filter((name) => /Url(?:List)?$/.test(name));

test("every document of both forms can be photographed, and nothing else", () => {
  for (const field of documents(personFields)) expect(scanKind(0, field)).toBeDefined();
  for (const field of documents(companyFields)) expect(scanKind(1, field)).toBeDefined();
  expect(scanKind(0, "nibFileUrl")).toBeUndefined();
  expect(scanKind(1, "constructor")).toBeUndefined();
});

test("a code may be typed in small letters, with spaces and dashes", () => {
  for (const typed of [" k7mq – 3xpd ", "\u200bK7MQ\u200e3XPD", "Ｋ７ＭＱ３ＸＰＤ"]) expect(scanCode().parse(typed)).toBe("K7MQ3XPD");
  for (const typed of [
    "Kode: K7MQ 3XPD",
    "kode pindai k7mq-3xpd.",
    "*K7MQ3XPD*",
    "“K7MQ3XPD”",
    "K7MQ.3XPD",
    "https://simpul.example/pindai#K7MQ3XPD",
    "K٧MQ٣XPD",
  ])
    expect(scanCode().parse(typed)).toBe("K7MQ3XPD");
  for (const typed of ["", "K7MQ3XP", "K7MQ3XPD K7MQ3XPA", "K7MQ3XP²", "K7MQ3XPDA", "K7MQ3XP0", "K7MQ3XP1", "K7MQ3XPÖ"])
    expect(scanCode().safeParse(typed).success).toBe(false);
});

test("a code with signs that no code has names them", () => {
  const messageOf = (typed: string) => scanCode().safeParse(typed).error?.issues[0]?.message;
  expect(messageOf("K7MQ3XP0")).toBe("Kode tidak pernah berisi 0. Periksa tanda itu di laptop.");
  expect(messageOf("k1mo3xp0")).toBe("Kode tidak pernah berisi 1, O, 0. Periksa tanda itu di laptop.");
  expect(messageOf("K7MQ3XP")).toBe("Kode terdiri atas 8 huruf dan angka. Periksa kode di laptop.");
});

test("a short pass is refused", () => {
  expect(scanClaimRequest.safeParse({ code: "K7MQ3XPD", pass: "a".repeat(32) }).success).toBe(true);
  expect(scanClaimRequest.safeParse({ code: "K7MQ3XPD", pass: "a".repeat(31) }).success).toBe(false);
});
