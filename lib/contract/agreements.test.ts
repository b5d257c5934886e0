import { readConsents, writeConsents } from "./agreements.ts";

test("reads the consents that a header names, and nothing else", () => {
  expect(readConsents(writeConsents(["risk-understood", "consent-face"]))).toEqual(["consent-face", "risk-understood"]);
  expect(readConsents("consent-face.consent-face.semua")).toEqual(["consent-face"]);
  expect([readConsents(""), readConsents(null), readConsents("x".repeat(5_000))]).toEqual([[], [], []]);
});
