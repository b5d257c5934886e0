import { readFileSync } from "node:fs";
import path from "node:path";
import { Hono } from "hono";
import { html } from "hono/html";
import { errorFields } from "../../error-fields.ts";
import { DeskError, DeskForbidden } from "../../errors.ts";
import type { DeskDeps } from "../run-command.ts";
import { articlePages } from "./articles.ts";
import { auditPages } from "./audit.ts";
import { type DeskEnv, FormTooLong } from "./context.ts";
import { countPages } from "./counts.ts";
import { ownDataPages } from "./own-data.ts";
import { page } from "./parts.ts";
import { picturePages } from "./pictures.ts";
import { refusalText } from "./refusals.ts";
import { pageOfForm, tooLongPart } from "./saved-input.ts";
import { requireSession, sessionPages, signInPages } from "./session.ts";
import { sitePages } from "./site-content.ts";
import { staffPages } from "./staff.ts";
import { submissionPages } from "./submissions.ts";
import { ticketPages } from "./tickets.ts";

type Settings = {
  /** The origins under which the desk may be opened, such as http://127.0.0.1:4100. */
  origins: readonly string[];
};

const stylesheet = readFileSync(path.join(import.meta.dirname, "desk.css"), "utf8");
/** Pictures of the site are shown beside the checks of an advertisement. */
const policyFor = (siteUrl: string) =>
  `default-src 'none'; style-src 'self'; img-src 'self' ${new URL(siteUrl).origin}; frame-src 'self'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'`;

/** The pages of the desk, without a port. Every act is checked by the service for the role of the member. */
export function createDeskApp(deps: DeskDeps, { origins }: Settings): Hono<DeskEnv> {
  const app = new Hono<DeskEnv>();
  const hosts = new Map(origins.map((origin) => [new URL(origin).host, origin]));
  const policy = policyFor(deps.siteUrl);
  const secure = origins.every((origin) => origin.startsWith("https:"));

  app.use("*", async (context, next) => {
    context.set("deps", deps);
    context.set("secure", secure);
    context.header("content-security-policy", policy);
    context.header("x-content-type-options", "nosniff");
    // With no-referrer, browsers send forms with the origin "null".
    context.header("referrer-policy", "same-origin");
    context.header("cross-origin-opener-policy", "same-origin");
    context.header("cross-origin-resource-policy", "same-origin");
    context.header("cache-control", "no-store");
    // A name that another site points at this machine must not reach the desk.
    const origin = hosts.get(context.req.header("host") ?? "");
    if (!origin) return context.text("Alamat ini bukan meja kerja.", 421);
    context.set("origin", origin);
    if (context.req.method === "POST" && !origins.includes(context.req.header("origin") ?? ""))
      return context.text("Formulir dari situs lain ditolak.", 403);
    if (!["GET", "HEAD", "POST"].includes(context.req.method)) return context.text("", 405);
    await next();
  });
  app.get("/favicon.ico", (context) => context.body(null, 204));
  app.get("/desk.css", (context) => context.body(stylesheet, 200, { "content-type": "text/css; charset=utf-8" }));
  app.route("/", signInPages);
  app.use("*", requireSession);
  // Nothing has U+0000 in its name, and the database would fail on it.
  app.use("*", (context, next) => (/%00/.test(context.req.url) ? Promise.resolve(context.notFound()) : next()));
  for (const pages of [
    sessionPages,
    submissionPages,
    ticketPages,
    ownDataPages,
    auditPages,
    countPages,
    staffPages,
    articlePages,
    sitePages,
    picturePages,
  ])
    app.route("/", pages);

  const back = html`<p><a href="/">Kembali ke meja</a></p>`;
  app.notFound((context) => {
    const behind = context.req.method === "POST" ? undefined : pageOfForm(context.req.path);
    if (behind) return context.redirect(behind, 303);
    const [member, csrf] = [context.get("member"), context.get("csrf")];
    return context.html(page({ title: "Halaman tidak ditemukan", member, csrf }, back), 404);
  });
  app.onError((error, context) => {
    const member = context.get("member");
    const csrf = context.get("csrf");
    if (error instanceof FormTooLong)
      return context.html(page({ title: "Isian terlalu panjang", member, csrf }, tooLongPart(context, error.fields)), 413);
    if (error instanceof DeskForbidden)
      return context.html(page({ title: "Tidak diizinkan", member, csrf }, html`<p>Peran Anda tidak mencakup bagian ini.</p>${back}`), 403);
    if (error instanceof DeskError) {
      const text = refusalText(error);
      return context.html(page({ title: text, member, csrf }, back), error.refusal ? 409 : 404);
    }
    deps.log.error(errorFields(error), "desk page failed");
    return context.html(page({ title: "Ada gangguan", member, csrf }, html`<p>Coba lagi. Jika berulang, hubungi operator.</p>${back}`), 500);
  });
  return app;
}
