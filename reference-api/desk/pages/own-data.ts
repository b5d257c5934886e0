import { Hono } from "hono";
import { html } from "hono/html";
import { erasedData, retainedAfter } from "../../../lib/contract/retention.ts";
import { DeskError, DeskForbidden } from "../../errors.ts";
import { compareContacts, deleteAccount, exportAccount } from "../../services/accounts/own-data.ts";
import { need, personOf } from "../../services/audit.ts";
import { showTicket } from "../../services/tickets.ts";
import { type DeskContext, type DeskEnv, deskOf, doneOf, formOf, redirectDone, show } from "./context.ts";
import { field, type Html, hidden, notice, ticketNames } from "./parts.ts";
import { refusalText } from "./refusals.ts";
import { ONLY_SHOW } from "./saved-input.ts";

/** The pages that export or delete a person's data for a ticket. */
export const ownDataPages = new Hono<DeskEnv>();

type Compared = Awaited<ReturnType<typeof compareContacts>>;
type Outcome = { error?: string | undefined; compared?: Compared; done?: string | undefined };

const lines = (texts: readonly string[]) => html`<ul>${texts.map((text) => html`<li>${text}</li>`)}</ul>`;

const consequences = ({ kind, number, documents }: Compared): Html =>
  kind === "access"
    ? html`<p>Berkas JSON ini berisi data akun, ${number ? `pengajuan ${number}, ` : ""}daftar ${documents} dokumen, sesi, permintaan yang dikirim saat masuk, dan daftar pesan kami kepadanya. Isi dokumen dan catatan internal tidak ikut. Tiket langsung terpakai: simpan berkasnya, karena unduhan kedua perlu tiket baru.</p>`
    : html`<p><strong>Penghapusan tidak dapat dibatalkan.</strong> ${number ? `Termasuk pengajuan ${number} dan ` : "Termasuk "}${documents} dokumen. Yang hilang:</p>${lines(erasedData.funder)}<p>Yang tetap, seperti pada bukti penghapusan:</p>${lines(
        retainedAfter("funder").map(({ data, duration }) => `${data}: ${duration}`),
      )}<p>Perjanjian dan pembayaran tidak disimpan di layanan ini.</p>`;

/** The button of a deletion: with `FOUR_EYES=1` a proposal first, which somebody else confirms. */
function deletionPart(context: DeskContext, { proposedBy }: Compared): Html {
  const { actor, fourEyes } = deskOf(context);
  if (!fourEyes) return html`<button class="danger">Hapus akun ini sekarang</button>`;
  if (!proposedBy)
    return html`<p>Penghapusan perlu dua petugas: Anda mengusulkan, petugas lain mengonfirmasi.</p><button>Usulkan penghapusan</button>`;
  if (proposedBy === actor) return notice("Anda mengusulkan penghapusan ini. Petugas lain mengonfirmasinya.") as Html;
  return html`<p>Diusulkan oleh ${personOf(proposedBy)}.</p><button class="danger">Konfirmasi, dan hapus akun ini sekarang</button>`;
}

const comparedPart = (context: DeskContext, ticket: string, typed: string, compared: Compared): Html =>
  html`<section aria-labelledby="banding"><h2 id="banding">Bandingkan</h2><dl><dt>Kontak pada tiket</dt><dd>${compared.contact}</dd><dt>Nama akun</dt><dd>${compared.name}</dd><dt>Kontak akun</dt><dd>${compared.contacts.join(", ")}</dd></dl>${
    compared.same
      ? html`${notice("Kontaknya sama.")}<h2>${compared.kind === "access" ? "Unduh salinan data" : "Hapus akun"}</h2>${consequences(compared)}<form method="post" action="/tiket/${ticket}/data/${compared.kind === "access" ? "salinan" : "hapus"}">${hidden(context.get("csrf"), compared.mark)}<input type="hidden" name="id" value="${compared.account}"><input type="hidden" name="account" value="${typed}">${
          compared.kind === "access" ? html`<button>Unduh sekarang</button>` : deletionPart(context, compared)
        }</form>`
      : notice("Kontaknya berbeda. Minta pemohon mengirim tiket dari kontak akun, atau periksa akun lain.", "bad")
  }</section>`;

async function dataPage(context: DeskContext, values: Record<string, string> = {}, { error, compared, done }: Outcome = {}) {
  const desk = deskOf(context);
  need(desk, "personal-data");
  const shown = await showTicket(desk, context.req.param("ticket") ?? "");
  // A colleague may have used it meanwhile: the ticket says when, and has the receipt.
  if (shown.used) return redirectDone(context, `/tiket/${shown.ticket}`, { selesai: "terpakai" });
  const typed = values.account ?? shown.contact;
  return show(
    context,
    `${ticketNames[shown.kind] ?? shown.kind} ${shown.ticket}`,
    html`${notice(done)}<p><a href="/tiket/${shown.ticket}">Kembali ke tiket</a></p>${compared ? comparedPart(context, shown.ticket, typed, compared) : ""}<h2>Cari akun</h2><form method="post" action="/tiket/${shown.ticket}/data">${hidden(context.get("csrf"))}${field({ name: "account", label: "Email, nomor ponsel, atau nomor pengajuan", value: typed, error })}<button>Bandingkan</button></form>`,
    error ? { field: "account", text: error } : undefined,
  );
}

/** Runs an action; shows a refusal of the service beside the account field. */
async function orRefusal(context: DeskContext, values: Record<string, string>, run: () => Promise<Response>): Promise<Response> {
  try {
    return await run();
  } catch (error) {
    if (error instanceof DeskForbidden || !(error instanceof DeskError)) throw error;
    return dataPage(context, values, { error: refusalText(error) });
  }
}

ownDataPages.get("/tiket/:ticket/data", (context) =>
  dataPage(
    context,
    {},
    {
      done:
        doneOf(context).selesai === "usul"
          ? "Penghapusan diusulkan. Belum ada yang dihapus: petugas lain mengonfirmasi dari halaman ini."
          : undefined,
    },
  ),
);
ownDataPages.post("/tiket/:ticket/data", async (context) => {
  const values = await formOf(context);
  if (values[ONLY_SHOW]) return dataPage(context, values);
  return orRefusal(context, values, async () =>
    dataPage(context, values, { compared: await compareContacts(deskOf(context), values.account ?? "", context.req.param("ticket")) }),
  );
});
ownDataPages.post("/tiket/:ticket/data/salinan", async (context) => {
  const values = await formOf(context);
  const ticket = context.req.param("ticket");
  return orRefusal(context, values, async () => {
    const exported = await exportAccount(deskOf(context), values.id ?? "", ticket);
    return context.body(`${JSON.stringify(exported, null, 2)}\n`, 200, {
      "content-type": "application/json; charset=utf-8",
      "content-disposition": `attachment; filename="data-${ticket.replace(/[^\w-]/g, "")}.json"`,
    });
  });
});
ownDataPages.post("/tiket/:ticket/data/hapus", async (context) => {
  const values = await formOf(context);
  const ticket = context.req.param("ticket");
  return orRefusal(context, values, async () => {
    const deleted = await deleteAccount(deskOf(context), values.id ?? "", ticket, values.mark ?? "");
    if ("proposedBy" in deleted) return redirectDone(context, `/tiket/${ticket}/data`, { selesai: "usul" });
    return redirectDone(context, `/tiket/${ticket}`, { selesai: "hapus" });
  });
});
