import { startFramework } from "./start-framework.ts";

const early = '<script src="/early.js"></script>';

/** HTML of Next 16.4. */
const head = `<head><meta charSet="utf-8"/><link rel="preload" as="font" href="/f.woff2"/><link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/a.js"/><script src="/_next/static/chunks/b.js" async=""></script><script src="/_next/static/chunks/p.js" noModule=""></script></head>`;
const flight = `<script>(self.__next_f=self.__next_f||[]).push([0])</script><script>self.__next_f.push([1,"data-hydrate \\") \\\\ \\u2028"])</script>`;
const tail = `<script src="/_next/static/chunks/a.js" id="_R_" async=""></script>${flight}</body></html>`;
const page = (main: string) =>
  `<!DOCTYPE html><html lang="id">${head}<body>${main}<script type="application/ld+json">{}</script><script async src="/video/play.js"></script></main>${tail}`;

it("a page without data-hydrate is unchanged, apart from the script that keeps early input", () => {
  for (const main of ['<main id="konten">', '<main id="konten"><p>data-hydrate="none"</p>', '<main id="konten" data-hydrate="later">'])
    expect(startFramework(page(main), early)).toBe(page(main).replace("</head>", `${early}</head>`));
});

it("a page with data-hydrate none loses the framework's scripts and data, and nothing else", () => {
  const html = startFramework(page('<main id="konten" data-hydrate="none">'), early);
  expect(html).not.toContain("/_next/static/chunks/");
  expect(html).not.toContain("__next_f");
  expect(html).toContain('as="font"');
  expect(html).toContain("ld+json");
  expect(html).toContain('<script async src="/video/play.js">');
  expect(html).not.toContain("/early.js");
});

it("a page with data-hydrate idle gets inert scripts, with the same ids and data", () => {
  const html = startFramework(page('<main id="konten" data-hydrate="idle">'), early);
  expect(html).not.toMatch(/<script[^>]*\ssrc="\/_next\//);
  expect(html).not.toContain('as="script"');
  expect(html).toContain('<script data-src="/_next/static/chunks/b.js"></script>');
  expect(html).toContain('<script data-src="/_next/static/chunks/a.js" id="_R_"></script>');
  expect(html).not.toContain("p.js");
  expect(html).toContain(flight);
  expect(html).toContain(`${early}</head>`);
});

describe.each(["none", "idle", "other"])("a page with %s is returned unchanged", (mode) => {
  const asks = page(`<main id="konten" data-hydrate="${mode}">`);
  test.each([
    ["under a base path", asks.replaceAll('="/_next/', '="/dasar/_next/')],
    ["with an asset prefix", asks.replaceAll('="/_next/', '="https://cdn.example/_next/')],
    ["with an unknown form of a script", asks.replace('id="_R_" async=""></script>', 'id="_R_" async=""> </script>')],
    ["with an unknown form of the flight data", asks.replaceAll("self.__next_f", "self.__next_g")],
    ["without flight data", asks.replaceAll(flight, "")],
  ])("a page that Next does not write like this is unchanged: %s", (_, html) => expect(startFramework(html, early)).toBe(html));

  it("a page is unchanged while the script for early input is not built", () => expect(startFramework(asks, undefined)).toBe(asks));
});
