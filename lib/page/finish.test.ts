/** @jest-environment node */
import { globSync, readFileSync } from "node:fs";
import { finishFlight, finishPage, recognisePage, UnrecognisedPage } from "./finish";

const boot =
  '<script id="_R_">(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"otherChunks":["static/chunks/a.js"],"runtimeModuleIds":[1]});</script>';
const start = "<script>(self.__next_f=self.__next_f||[]).push([0])</script>";
const flight = (text: string) => `<script>self.__next_f.push(${JSON.stringify([1, text]).replaceAll("&", "\\u0026")})</script>`;
const page = (...scripts: string[]) =>
  `<!DOCTYPE html><html lang="id"><head><meta charSet="utf-8"/></head><body><main></main>${boot}${start}${scripts.join("")}</body></html>`;

it("allows exactly the page's inline scripts in its CSP", () => {
  const { html, scripts } = finishPage(page(flight("1:null\n")));
  const count = [...html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>/g)].length;
  expect(scripts.every((source) => /^'sha256-[\w+/]+=*'$/.test(source))).toBe(true);
  expect(scripts).toHaveLength(new Set(html.match(/<script(?![^>]*\ssrc=)[^>]*>[\s\S]*?<\/script>/g)).size);
  expect(count).toBeGreaterThanOrEqual(3);
});

it.each([
  ["a nonce", page(flight("1:null\n")).replaceAll("<script", '<script nonce="x"')],
  ["a nonce in the flight data", page(flight(':HL["/a.css","style",{"nonce":"evil"}]\n'))],
  ["a nonce on a sheet", page(flight("1:null\n")).replace("</head>", '<link rel="stylesheet" nonce="x" href="/a.css"/></head>')],
  ["a script of another site", page('<script src="https://elsewhere.test/a.js"></script>')],
  ["a script of another site without its protocol", page('<script src="//elsewhere.test/a.js"></script>')],
  ["an unknown script", page("<script>alert(1)</script>")],
  ["more than flight data in its place", page('<script>self.__next_f.push([1,""]);alert([1])</script>')],
  ["no flight data", page().replace(start, "")],
  ["no start of the framework", page().replace(boot, "")],
])("refuses a page with %s", (_, html) => expect(() => finishPage(html)).toThrow(UnrecognisedPage));

it("removes the query of the rendered request", () => {
  const row = (path: string, query: string) => `0:{"P":null,"c":["","${path}"],"q":"${query}","i":false,"b":"teks & <b>"}\n`;
  const made = page(
    flight("1:null\n"),
    flight(row("bantuan?data=rahasia&_rsc=text", "?data=rahasia").slice(0, 20)),
    flight(row("bantuan?data=rahasia&_rsc=text", "?data=rahasia").slice(20)),
  );
  const { html } = finishPage(made);
  expect(html).not.toContain("rahasia");
  const parts = [...html.matchAll(/self\.__next_f\.push\((\[1,[\s\S]*?\])\)<\/script>/g)].map(([, part]) => JSON.parse(part as string)[1]);
  expect(parts.join("")).toBe(`1:null\n${row("bantuan", "")}`);
  expect(finishFlight(Buffer.from(row("bantuan?a=b", "?a=b"))).toString()).toBe(row("bantuan", ""));
});

it("leaves a page without a query unchanged", () => {
  const made = page(flight("1:null\n"), flight('0:{"P":null,"c":["","bantuan"],"q":"","i":false}\n'));
  expect(finishPage(made).html).toContain(flight('0:{"P":null,"c":["","bantuan"],"q":"","i":false}\n'));
});

it("accepts the word nonce in text", () => {
  const words = JSON.stringify({ children: 'sebuah "nonce":"abc" dan <script nonce=x>' });
  expect(() => recognisePage(page(flight(`1:["$","p",null,${words}]\n`).replaceAll("<script nonce", "\\u003cscript nonce")))).not.toThrow();
});

const built = globSync(".next/server/app/**/*.html");
(built.length > 0 ? it : it.skip)("knows every page of a build", () => {
  for (const file of built) expect(() => recognisePage(readFileSync(file, "utf8"))).not.toThrow();
});
