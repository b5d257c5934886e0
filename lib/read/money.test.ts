import fc from "fast-check";
import { corpus, disguises } from "../../test-support/corpus.ts";
import { readRupiah } from "./money.ts";

const answer = (text: string) => String(readRupiah(text) ?? "refused");

test.each(corpus("money"))("$written means $meant", ({ written, meant }) => expect(answer(written)).toBe(meant));

test.each(["", " ", "\u200b"])("%j is no amount", (text) => expect(readRupiah(text)).toBeUndefined());

test.each([
  "5.000.000/bulan",
  "5 juta per bulan",
  "5jt/bln",
  "Rp 5.000.000 sebulan",
  "5 juta perbulan",
  "Rp5.000.000,-/bulan",
  "sebulan 5 juta",
  "5jt p.m.",
  "5 juta bulanan",
  "5 juta / bulan bersih",
  "Gaji per bulan: Rp5.000.000",
])("%s is read where an amount is for a month", (text) => expect(readRupiah(text, { perMonth: true })).toBe(5_000_000));

test.each(Object.entries(disguises))("%s do not change the result", (_, disguise) => {
  for (const { written, meant } of corpus("money")) expect([written, answer(disguise(written))]).toEqual([written, meant]);
});

const grouped = (digits: string, separator: string) => digits.replace(/\B(?=(?:\d{3})+$)/g, separator);
const frames = fc.constantFrom(
  "#",
  "Rp#",
  "Rp #",
  "Rp. #",
  "IDR #",
  "# rupiah",
  " # ",
  "±#",
  "# (terbilang)",
  "Harga: Rp #",
  "(Rp #)",
  "Total # saja",
  "+- #",
);

test("an amount means the same however it is grouped and whatever stands around it", () =>
  fc.assert(
    fc.property(
      fc.integer({ min: 1_000, max: 999_999_999_999 }),
      fc.constantFrom(["", ""], [".", ",00"], [".", ",-"], [",", ".00"], [",", ""], [".", ""], [" ", ""], ["", ".00"], ["", ",00"]),
      frames.filter((frame) => !frame.startsWith("(")),
      (amount, [separator, end], frame) => {
        const text = frame.replace("#", grouped(String(amount), separator as string) + end);
        expect([text, readRupiah(text)]).toEqual([text, amount]);
      },
    ),
  ));

test("a word or sign that changes an amount refuses it", () =>
  fc.assert(
    fc.property(
      fc.integer({ min: 1_000, max: 999_999_999_999 }),
      fc.constantFrom(
        "-#",
        "minus #",
        "dua kali Rp #",
        "maks. Rp#",
        "< Rp #",
        "Rp -#",
        "(#)",
        "# - Rp 5",
        "per hari: #",
        "# lebih",
        "#²",
        "½ Rp #",
        "# USD",
      ),
      fc.constantFrom("", "."),
      (amount, frame, separator) => expect(readRupiah(frame.replace("#", grouped(String(amount), separator)))).toBeUndefined(),
    ),
  ));

test("the digits of an understood amount are those of the text: nothing is joined, dropped or added", () =>
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(..."0123456789.,- Rpjuta/") }), (text) => {
      const read = readRupiah(text);
      if (read === undefined || /[a-z]/i.test(text.replace(/^\W*rp/i, ""))) return;
      const digits = text.replace(/[.,]00?\D*$/, "").replace(/\D/g, "");
      expect([String(read), String(Number(text.replace(/\D/g, "")))]).toContain(String(Number(digits)));
    }),
    { numRuns: 500 },
  ));
