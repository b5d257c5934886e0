import fc from "fast-check";
import { corpus, disguises } from "../../test-support/corpus.ts";
import { numberInMessage, readReference, referenceOf } from "./reference.ts";

test.each(corpus("references"))("$written has the number $meant", ({ written, meant }) => expect(readReference(written) ?? "refused").toBe(meant));

test.each(Object.entries(disguises))("%s do not change the result", (_, disguise) => {
  for (const { written, meant } of corpus("references")) expect([written, readReference(disguise(written)) ?? "refused"]).toEqual([written, meant]);
});

const group = fc.stringMatching(/^[0-9A-HJKMNP-TV-Z]{4}$/);

test("a number is found in any spelling and in any message", () =>
  fc.assert(
    fc.property(
      fc.constantFrom("HPS", "HAK", "ADU"),
      fc.tuple(group, group, group),
      fc.constantFrom("-", " ", "", "\u2011", " - ", ".", "/"),
      fc.constantFrom("#", "Nomor: #.", "##", "Tiket # dibuat kemarin", "(#)", "https://simpul.id/verifikasi?nomor=#&a=b"),
      fc.boolean(),
      (kind, groups, separator, frame, lower) => {
        const written = [kind, ...groups].join(separator);
        expect(readReference(frame.replace("#", lower ? written.toLowerCase() : written))).toBe([kind, ...groups].join("-"));
      },
    ),
  ));

test.each([
  ["T-2026-000123", "T-2026-000123"],
  ["Nomor tiket: T-2026-000123.", "T-2026-000123"],
  ["#T-2026-000123", "T-2026-000123"],
  ["hps-7k3m-q9xr-02vt", "HPS-7K3M-Q9XR-02VT"],
])("the number of another platform in %j is %s", (text, number) => expect(referenceOf(text)).toBe(number));

test("a number in a message of any platform", () => {
  expect(numberInMessage("Akun berhasil dihapus. Nomor bukti: HPS-7K3M-Q9XR-02VT")).toBe("HPS-7K3M-Q9XR-02VT");
  expect(numberInMessage("Selesai, bukti ABC-1234-5678")).toBe("ABC-1234-5678");
  expect(numberInMessage("Sukses")).toBeUndefined();
});
