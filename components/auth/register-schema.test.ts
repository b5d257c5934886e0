import { registerSchema } from "./register-schema";

const filled = {
  type: "0",
  fullName: " Kartika Ayuningtyas ",
  email: "kartika@contoh.id",
  country: "62",
  mobile: "81234567",
  password: " rahasia 1",
  confirm: " rahasia 1",
  agree: true,
} as const;

/** First message of each wrong field. */
function refused(change: Partial<Record<keyof typeof filled, unknown>>): Record<string, string> {
  const result = registerSchema.safeParse({ ...filled, ...change });
  const found: Record<string, string> = {};
  for (const issue of result.error?.issues ?? []) found[issue.path.join(".")] ??= issue.message;
  return found;
}

test("sends the wire's fields only, the password untouched", () => {
  expect(registerSchema.parse(filled)).toEqual({
    type: 0,
    username: "Kartika Ayuningtyas",
    email: "kartika@contoh.id",
    mobile: "6281234567",
    password: " rahasia 1",
  });
});

test("reports all missing fields at once, in the words of the specification", () => {
  expect(refused({ fullName: "", email: "", mobile: "", password: "", confirm: "", agree: false })).toEqual({
    fullName: "Silakan masukkan nama lengkap sesuai KTP",
    email: "Silakan masukkan alamat email",
    mobile: "Masukan nomor Handphone yang benar",
    password: "Silakan masukkan kata sandi",
    confirm: "Silakan konfirmasi kata sandi",
    agree: "Silakan centang perjanjian terlebih dahulu.",
  });
});

test("reports an e-mail that is too long", () => expect(refused({ email: `${"a".repeat(45)}@cc.id` })).toEqual({ email: "Maksimal 50 karakter." }));

test.each(["a@b", "a b@c.id"])("e-mail %s is refused", (email) =>
  expect(refused({ email })).toEqual({ email: "Silakan masukkan kotak surat yang benar" }),
);

test.each([
  ["62", "81234567", true],
  ["62", "812 3456 7890 123", true],
  ["62", "0812 3456 7890", true],
  ["62", "71234567", false],
  ["62", "8123456", false],
  ["62", "812345678901234", false],
  ["44", "7911123456", true],
  ["44", "8911123456", true],
  ["44", "6911123456", false],
] as const)("+%s %s passes: %s", (country, mobile, passes) =>
  expect(refused({ country, mobile })).toEqual(passes ? {} : { mobile: "Masukan nomor Handphone yang benar" }),
);

test.each([
  ["12345", false],
  ["123456", true],
  ["12345678901234567890", true],
  ["123456789012345678901", false],
  ["rahasiaé", false],
])("password %s passes: %s", (password, passes) => expect("password" in refused({ password, confirm: password })).toBe(!passes));

test("a different repetition is refused with the two spaces of the specification", () =>
  expect(refused({ confirm: "lain" })).toEqual({ confirm: "Harap konfirmasi  kata sandi" }));
