import { claimOf, FACT_CHECK_PREFIX } from "@/lib/article/claim";
import { claimReview } from "@/lib/seo/structured-data";
import { articleSources } from "@/test-support/site-texts";

const note = (claim: string, verdict: string) =>
  `<p class="intro">Salah.</p>\n<div class="note">\n<p><strong>Klaim: ${claim}</strong>\nPutusan: <strong>${verdict}</strong>.</p>\n</div>`;

test("reads the claim and the verdict of a fact check", () => {
  expect(claimOf(note("“A &amp; B lunas”", "Salah sebagian"))).toEqual({ claim: "A & B lunas", verdict: "Salah sebagian" });
  expect(claimOf(note("“A lunas”", "Mungkin"))).toBeUndefined();
  expect(claimOf("<p>Biasa.</p>")).toBeUndefined();
});

test("every fact check has a claim block with a known verdict", () => {
  const checks = articleSources().filter(({ file }) => file.includes(`/${FACT_CHECK_PREFIX}`));
  expect(checks.length).toBeGreaterThanOrEqual(6);
  for (const { file, body } of checks) {
    const [, claim = "", verdict = ""] = /^> \[!catatan\] Klaim: (“.+”)\n> Putusan: \*\*(.+?)\*\*\.$/m.exec(body) ?? [];
    expect([file, claimOf(note(claim, verdict))]).toEqual([file, expect.objectContaining({ verdict })]);
  }
});

test("a fact check tells search engines claim, verdict and date", () => {
  const article = { path: "/p2pLending?id=cek-fakta-x", postTime: "2026-11-26T02:00:00.000Z", claim: "A lunas", verdict: "Salah" };
  expect(claimReview("https://simpul.example", article)).toMatchObject({
    "@type": "ClaimReview",
    claimReviewed: "A lunas",
    datePublished: article.postTime,
    url: "https://simpul.example/p2pLending?id=cek-fakta-x",
    reviewRating: { ratingValue: 1, bestRating: 5, worstRating: 1, alternateName: "Salah" },
  });
});
