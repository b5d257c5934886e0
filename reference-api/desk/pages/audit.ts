import { Hono } from "hono";
import { html } from "hono/html";
import { cleanAscii } from "../../../lib/read/clean-text.ts";
import { readAudit } from "../../services/audit.ts";
import { type DeskEnv, deskOf, show } from "./context.ts";
import { field, table, timeText } from "./parts.ts";

/** The page of the audit log. */
export const auditPages = new Hono<DeskEnv>();

auditPages.get("/catatan", async (context) => {
  const subject = cleanAscii(context.req.query("subjek") ?? "").slice(0, 100) || undefined;
  const rows = await readAudit(deskOf(context), { subject, limit: 100 });
  return show(
    context,
    "Catatan",
    html`<form class="row" role="search">${field({ name: "subjek", label: "Akun, berkas, atau tiket", value: subject, type: "search" })}<button>Cari</button></form>${table(
      "Catatan, yang terbaru lebih dulu",
      ["Waktu", "Siapa", "Tindakan", "Pada"],
      rows.map(({ at, actor, action, subject: on }) => [timeText(at), actor, action, on]),
    )}`,
  );
});
