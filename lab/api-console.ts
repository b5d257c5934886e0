/**
 * A console of the API in the browser: every call with its shapes, and a form that sends it. `npm run api:console` serves
 * it on CONSOLE_PORT (4300) and passes the calls on to the web, WEB_ORIGIN (http://localhost:3000), so they go through the
 * gateway as those of the site do; start the product first. Scalar is installed on first use instead of with `npm ci`: 300
 * packages that nothing else uses.
 */
import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { serve } from "@hono/node-server";
import { Hono } from "hono";
import { openApi } from "../scripts/openapi.ts";

const SCALAR = "@scalar/api-reference@1.76.0";
const folder = path.resolve(".next/api-console");
const script = path.join(folder, "node_modules/@scalar/api-reference/dist/browser/standalone.js");
const port = Number(process.env.CONSOLE_PORT || 4300);
const web = process.env.WEB_ORIGIN || "http://localhost:3000";

if (!existsSync(script)) {
  mkdirSync(folder, { recursive: true });
  execFileSync("npm", ["install", "--no-save", "--ignore-scripts", "--no-audit", "--no-fund", "--prefix", folder, SCALAR], { stdio: "inherit" });
}

/** Nothing of Scalar's own services. */
const settings = {
  withDefaultFonts: false,
  telemetry: false,
  showDeveloperTools: "never",
  hideClientButton: true,
  agent: { disabled: true },
  mcp: { disabled: true },
};
const page = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>API</title></head>
<body><script id="api-reference" data-url="/openapi.json" data-configuration='${JSON.stringify(settings)}'></script><script src="/scalar.js"></script></body></html>`;

const app = new Hono();
app.get("/", (context) => context.html(page));
app.get("/openapi.json", (context) => context.json(openApi()));
app.get("/scalar.js", (context) => context.body(readFileSync(script, "utf8"), 200, { "content-type": "text/javascript" }));
app.all("/api/*", async (context) => {
  const { method, url, headers } = context.req.raw;
  const { pathname, search } = new URL(url);
  const sent = new Headers(headers);
  for (const name of ["host", "connection", "content-length"]) sent.delete(name);
  // The gateway accepts calls of the site's own pages only.
  sent.set("origin", web);
  const body = method === "GET" || method === "HEAD" ? null : await context.req.arrayBuffer();
  const answer = await fetch(web + pathname + search, { method, headers: sent, body });
  const received = new Headers(answer.headers);
  for (const name of ["content-encoding", "content-length", "transfer-encoding"]) received.delete(name);
  return new Response(answer.body, { status: answer.status, headers: received });
});

serve({ fetch: app.fetch, port, hostname: "127.0.0.1" }, () => console.log(`API console: http://localhost:${port}, calls to ${web}`));
