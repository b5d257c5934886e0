import { createHash } from "node:crypto";
import { funderTerms, funderTermsVersions } from "@/lib/content/legal/funder-terms";
import { privacy, privacyVersions } from "@/lib/content/legal/privacy";
import { terms, termsVersions } from "@/lib/content/legal/terms";
import { agreements } from "@/lib/contract/agreements";

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
