import { coverSrc, returnPath, routes } from "./routes.ts";

const article = { id: "art-1", category: "Fitur Solusi", coverUrl: "" };

test("a cover of this site or of https is the article's own, any other is drawn", () => {
  expect(coverSrc({ ...article, coverUrl: "https://cdn.example/a.jpg" })).toBe("https://cdn.example/a.jpg");
  expect(coverSrc({ ...article, coverUrl: "//cdn.example/a.jpg" })).toBe("https://cdn.example/a.jpg");
  expect(coverSrc({ ...article, coverUrl: "http://cdn.example/a.jpg" })).toBe("https://cdn.example/a.jpg");
  expect(coverSrc({ ...article, coverUrl: "///cdn.example/a.jpg" })).toBe("/sampul/Fitur%20Solusi/art-1.svg");
  expect(coverSrc({ ...article, coverUrl: "javascript:alert(1)" })).toBe("/sampul/Fitur%20Solusi/art-1.svg");
  expect(coverSrc(article, "wide")).toBe("/sampul/Fitur%20Solusi/art-1-lebar.svg");
});

test("a drawn cover has an address that exists, whatever a platform calls the article", () => {
  expect(coverSrc({ ...article, category: "" })).toBe("/sampul/-/art-1.svg");
  expect(coverSrc({ ...article, category: "\ud800/.." })).toBe("/sampul/-/art-1.svg");
  expect(coverSrc({ ...article, category: "K".repeat(200) })).toBe(`/sampul/${"K".repeat(60)}/art-1.svg`);
});

test("a sign-in leads to a page of this site, and nowhere else", () => {
  expect(returnPath("/akun?x=1#y")).toBe("/akun?x=1#y");
  for (const next of ["/tidak-ada", "//elsewhere.test/akun", "/\\elsewhere.test/akun", "https://elsewhere.test/akun", "/login", null])
    expect([next, returnPath(next)]).toEqual([next, routes.home]);
});
