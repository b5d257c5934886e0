import { holdFramework } from "./hold-framework.ts";

const head = `<head><meta charSet="utf-8"/><link rel="preload" as="font" href="/f.woff2"/><link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/a.js"/><script src="/_next/static/chunks/b.js" async=""></script><script src="/_next/static/chunks/p.js" noModule=""></script></head>`;
const tail = `<script>(self.__next_f=self.__next_f||[]).push([0])</script><script>self.__next_f.push([1,"data-hydrate \\") \\\\ \\u2028"])</script><script src="/_next/static/chunks/a.js" id="_R_" async=""></script></body></html>`;
const page = (main: string) => `<!DOCTYPE html><html lang="id">${head}<body>${main}</main>${tail}`;

it("leaves a page alone that does not ask", () => {
  expect(holdFramework(page('<main id="konten">'))).toBeUndefined();
  expect(holdFramework(page('<main id="konten"><p>data-hydrate="on-touch"</p>'))).toBeUndefined();
});

it("makes the framework's scripts inert, keeps their ids, takes out its data, and starts both by one script before all others", () => {
  const held = holdFramework(page('<main id="konten" data-hydrate="on-touch">'));
  const html = held?.html ?? "";
  expect(html).not.toMatch(/<script[^>]*\ssrc=/);
  expect(html).not.toContain('as="script"');
  expect(html).toContain('as="font"');
  expect(html).toContain('<script data-src="/_next/static/chunks/b.js"></script>');
  expect(html).toContain('<script data-src="/_next/static/chunks/a.js" id="_R_"></script>');
  expect(html).not.toContain("p.js");
  expect(html).not.toContain("<script>self.__next_f");
  expect(JSON.parse(held?.data ?? "")).toEqual([[0], [1, 'data-hydrate ") \\ \u2028']]);
  expect(html).toMatch(/^<!DOCTYPE html><html lang="id"><head><meta charSet="utf-8"\/><script data-name="[\w-]{27}" data-until="touch">/);
  expect(html).toContain(`data-name="${held?.name}"`);
});
