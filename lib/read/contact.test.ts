import fc from "fast-check";
import { corpus, disguises } from "../../test-support/corpus.ts";
import { contactOf, isLandline, readContact, readEmail, readPhone } from "./contact.ts";

const answer = (text: string) => readEmail(text) ?? readPhone(text) ?? "refused";

test.each(corpus("contacts"))("$written is $meant", ({ written, meant }) => {
  expect(answer(written)).toBe(meant);
  if (meant !== "refused") expect(readContact(written)).toBe(meant);
});

test.each(Object.entries(disguises))("%s do not change the result", (_, disguise) => {
  for (const { written, meant } of corpus("contacts").filter((row) => row.meant !== "refused"))
    expect([written, answer(disguise(written))]).toEqual([written, meant]);
});

test("a number means the same however it is grouped and whatever stands around it", () =>
  fc.assert(
    fc.property(
      fc.stringMatching(/^08[0-9]{8,11}$/),
      fc.array(fc.nat({ max: 12 }), { maxLength: 4 }),
      fc.constantFrom(" ", "-", ".", "\u2011", "\u00a0", "·", " - "),
      fc.constantFrom("#", "WA #", "tel:#", "(#)", "# (Budi)", "No. HP: #", " # ", "Ani: #", "*#*", "📞 #", "#, Budi"),
      (digits, cuts, separator, frame) => {
        const grouped = [...digits].map((digit, at) => (at > 0 && cuts.includes(at) ? separator + digit : digit)).join("");
        // Otherwise it ends as the number of a spreadsheet.
        fc.pre(!/\d{8}\.0{1,2}$/.test(grouped));
        expect(readPhone(frame.replace("#", grouped))).toBe(digits);
      },
    ),
  ));

test("a number that is read has all the digits of the text", () =>
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(..."0123456789+ ().-/WAa") }), (text) => {
      const read = readPhone(text)?.replace("+", "");
      if (read)
        expect([
          text
            .replace(/\D/g, "")
            .replace(/^00/, "")
            .replace(/^(62|44)0/, "$1"),
        ]).toContain(read);
    }),
    { numRuns: 1_000 },
  ));

test.each(["02176543210", "+62217654321", "0711123456", "622100000148"])("%s is a landline", (phone) => expect(isLandline(phone)).toBe(true));
test.each(["081234567890", "+6281234567890", "81234567890", "+447911123456", "+12025550123"])("%s may get an SMS", (phone) =>
  expect(isLandline(phone)).toBe(false),
);

test.each([
  ["0812-3456 7890", { mobile: "6281234567890" }],
  ["81234567890", { mobile: "6281234567890" }],
  ["+62 812 3456 7890", { mobile: "6281234567890" }],
  ["+44 7911 123456", { mobile: "447911123456" }],
  [" budi@contoh.id ", { email: "budi@contoh.id" }],
  ["budi santoso", {}],
])("the contact of %j is %j", (typed, contact) => expect(contactOf(typed)).toEqual(contact));
