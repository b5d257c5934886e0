import { contactOf, wireAccount } from "./login-account.ts";

test.each([
  [" 0812-3456 7890 ", "081234567890"],
  ["+62 812 3456 7890", "+6281234567890"],
  [" budi@contoh.id ", "budi@contoh.id"],
  ["budi santoso", "budi santoso"],
])("%j → %j", (typed, sent) => expect(wireAccount(typed)).toBe(sent));

test.each([
  ["0812-3456 7890", { mobile: "6281234567890" }],
  ["81234567890", { mobile: "6281234567890" }],
  ["+62 812 3456 7890", { mobile: "6281234567890" }],
  ["+44 7911 123456", { mobile: "447911123456" }],
  [" budi@contoh.id ", { email: "budi@contoh.id" }],
  ["budi santoso", {}],
])("the contact of %j is %j", (typed, contact) => expect(contactOf(typed)).toEqual(contact));
