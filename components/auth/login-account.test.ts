import { wireAccount } from "./login-account";

test.each([
  [" 0812-3456 7890 ", "081234567890"],
  ["+62 812 3456 7890", "+6281234567890"],
  [" budi@contoh.id ", "budi@contoh.id"],
  ["budi santoso", "budi santoso"],
])("%j → %j", (typed, sent) => expect(wireAccount(typed)).toBe(sent));
