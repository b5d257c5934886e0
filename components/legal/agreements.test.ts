import { createHash } from "node:crypto";
import { funderCopy } from "@/lib/content/funder";
import { receiptCopy } from "@/lib/content/funder-receipt";
import { funderTerms, funderTermsVersions } from "@/lib/content/legal/funder-terms";
import { privacy, privacyVersions } from "@/lib/content/legal/privacy";
import { terms, termsVersions } from "@/lib/content/legal/terms";
import { reviewCopy } from "@/lib/content/review";
import { agreements, consents } from "@/lib/contract/agreements";

const texts = {
  terms: [terms, termsVersions],
  funderTerms: [funderTerms, funderTermsVersions],
  privacy: [privacy, privacyVersions],
} as const;

test("what is stored with a registration is the version and the hash of the text on the page", () => {
  const ofThePages = Object.entries(texts).map(([document, [sections, versions]]) => ({
    document,
    version: versions[0]?.version,
    sha256: createHash("sha256").update(JSON.stringify(sections)).digest("hex"),
  }));
  expect(agreements).toEqual(ofThePages);
});

test("what is stored with a consent is the hash of the words beside its box", () => {
  const ofTheForm = funderCopy.consents.list.map(({ document, words }) => [document, createHash("sha256").update(words).digest("hex")]);
  expect(consents.map(({ document, sha256 }) => [document, sha256])).toEqual(ofTheForm);
});

test("no text promises funding to somebody who has not stated to understand the risk", () => {
  for (const text of [receiptCopy.next.at(-1), reviewCopy.lead.approved]) expect(text).toContain("Jika Anda belum menyatakan memahami risikonya");
  expect(funderCopy.steps.list.at(-1)?.status.at(-1)).toMatch(/risiko dipahami$/);
});

test("a new version says what has changed, and where", () => {
  for (const [sections, versions] of Object.values(texts)) {
    const ids = new Set(sections.map(({ id }) => id));
    const dates = versions.map(({ date }) => date);
    expect(dates).toEqual([...dates].sort().reverse());
    for (const { changes } of versions) {
      expect(changes.length).toBeGreaterThan(0);
      for (const { clause } of changes) if (clause) expect(ids).toContain(clause);
    }
    for (const { changed } of sections) if (changed) expect(versions.map(({ version }) => version)).toContain(changed);
  }
  expect(terms).toHaveLength(20);
  expect(privacy).toHaveLength(9);
});
