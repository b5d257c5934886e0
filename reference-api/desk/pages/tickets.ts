import { Hono } from "hono";
import { html } from "hono/html";
import { personOf } from "../../services/audit.ts";
import { permissionsOf } from "../../services/staff.ts";
import { answerTicket, assignTicket, joinTickets, listTickets, noteTicket, previewAnswer, reopenTicket, showTicket } from "../../services/tickets.ts";
import { type DeskContext, type DeskEnv, deskOf, doneOf, formOf, redirectDone, show } from "./context.ts";
import { enterButton, field, type Html, hidden, notice, table, ticketNames, timeText } from "./parts.ts";
import { refusalOf, refusalText, staleError } from "./refusals.ts";
import { ONLY_SHOW, previewPart } from "./saved-input.ts";

/** The pages of tickets. */
export const ticketPages = new Hono<DeskEnv>();

const stateOf = ({ state, joinedTo, proposedBy }: Awaited<ReturnType<typeof listTickets>>[number]): Html | string => {
  if (state === "answered") return "Dijawab";
  if (joinedTo) return `Digabungkan dengan ${joinedTo}`;
  const proposed = proposedBy ? ", menunggu konfirmasi" : "";
  if (state === "OVERDUE") return html`<strong>Lewat batas</strong>${proposed}`;
  return proposed ? "Penghapusan diusulkan, menunggu konfirmasi" : "Menunggu";
};

ticketPages.get("/tiket", async (context) => {
  const all = context.req.query("semua") === "1";
  const answered = doneOf(context).selesai;
  const found = await listTickets(deskOf(context), { all, limit: 200 });
  return show(
    context,
    "Tiket",
    html`${notice(answered && html`Jawaban tiket <a href="/tiket/${answered}">${answered}</a> sudah dikirim.`)}<p><a href="/tiket${all ? "" : "?semua=1"}">${all ? "Hanya yang menunggu" : "Tampilkan juga yang sudah dijawab"}</a></p>${table(
      "Tiket, yang paling mendesak lebih dulu",
      ["Nomor", "Jenis", "Diterima", "Batas waktu", "Petugas", "Status"],
      found.map((one) => [
        html`<a href="/tiket/${one.ticket}">${one.ticket}</a>`,
        ticketNames[one.kind] ?? one.kind,
        timeText(one.received),
        timeText(one.due),
        one.assignedTo ? personOf(one.assignedTo) : "–",
        stateOf(one),
      ]),
    )}`,
  );
});
type FieldName = "text" | "note" | "reason" | "double";
type Shown = Awaited<ReturnType<typeof showTicket>>;
type Outcome = {
  /** The ticket to show instead of the one of the address. */
  ticket?: string | undefined;
  error?: { field: FieldName; text: string } | undefined;
  done?: string | undefined;
  /** Shown instead of the fields. */
  preview?: () => Html;
};

const noteNames: Record<Shown["notes"][number]["kind"], string> = {
  note: "Catatan",
  answer: "Jawaban",
  reopened: "Dibuka lagi",
  joined: "Digabungkan",
};

const historyPart = (notes: Shown["notes"]) =>
  notes.length === 0
    ? ""
    : html`<h2>Riwayat</h2><ol>${notes.map(
        ({ kind, author, at, text }) =>
          html`<li><strong>${noteNames[kind]}</strong>, ${author ? `${personOf(author)}, ` : ""}${timeText(at)}<p class="written">${text}</p></li>`,
      )}</ol>`;

/** The answer to begin with, where the desk knows it. */
const suggestedAnswer = ({ receipt }: Shown) => (receipt ? `Akun Anda sudah kami hapus. Nomor bukti penghapusan: ${receipt}.` : undefined);

/** One form for all actions of a ticket, so that text in its other fields comes back with the page. */
function actsPart(context: DeskContext, shown: Shown, values: Record<string, string>, error: Outcome["error"]): Html {
  const to = (act: string) => `/tiket/${shown.ticket}/${act}`;
  const mine = shown.assignedTo === deskOf(context).actor;
  const area = (name: FieldName, label: string, hint?: string) =>
    field({
      name,
      label,
      value: values[name] ?? (name === "text" ? suggestedAnswer(shown) : undefined),
      area: true,
      error: error?.field === name ? error.text : undefined,
      ...(hint ? { hint } : {}),
    });
  // A colleague may have answered or reopened meanwhile: what was typed stays, with its error.
  const waiting = !shown.answered && !shown.joinedTo;
  const answering = waiting || error?.field === "text";
  const reopening = (shown.answered && !shown.joinedTo) || error?.field === "reason";
  const joining = waiting || error?.field === "double";
  const take = mine ? "Lepas tiket" : shown.assignedTo ? "Ambil alih tiket" : "Ambil tiket";
  return html`<form method="post" action="${to("catat")}">${hidden(context.get("csrf"), shown.mark)}${joining ? enterButton(to("gabung")) : ""}${
    !answering
      ? ""
      : html`<p><button class="plain" formaction="${to(mine ? "lepas" : "ambil")}">${take}</button></p><h2>Jawab</h2>${area("text", "Jawaban")}<button formaction="${to("jawab")}">Lihat pesan, lalu kirim</button>`
  }<h2>Catatan internal</h2>${area("note", "Catatan baru", "Hanya dibaca pegawai.")}<button>Simpan catatan</button>${
    reopening
      ? html`<h2>Buka lagi</h2>${area("reason", "Alasan", "Hanya dibaca pegawai. Batas waktu dihitung ulang dari sekarang, dan pemohon diberi tahu.")}<button formaction="${to("buka")}">Buka lagi</button>`
      : ""
  }${
    joining
      ? html`<h2>Gabungkan</h2>${field({ name: "double", label: "Nomor tiket kembarannya", value: values.double, error: error?.field === "double" ? error.text : undefined, hint: "Jenis dan kontaknya sama. Yang lebih dulu jatuh tempo tetap, dan satu jawaban menyebut kedua nomor." })}<button formaction="${to("gabung")}">Gabungkan tiket</button>`
      : ""
  }</form>`;
}

/** Where the answer of a duplicate is, or the duplicates that are answered with this ticket. */
const duplicatesPart = ({ joinedTo, duplicates }: Shown): Html | "" =>
  joinedTo
    ? html`<p>Digabungkan dengan <a href="/tiket/${joinedTo}">${joinedTo}</a>, dan dijawab bersama tiket itu.</p>`
    : duplicates.length === 0
      ? ""
      : html`<section aria-labelledby="kembaran"><h2 id="kembaran">Tiket yang digabungkan</h2><ul>${duplicates.map(
          ({ ticket, received, message }) =>
            html`<li><a href="/tiket/${ticket}">${ticket}</a>, diterima ${timeText(received)}<p class="written">${message}</p></li>`,
        )}</ul></section>`;

const ownDataLinks: Record<string, string> = {
  access: "Bandingkan dengan akun, lalu unduh salinan data",
  deletion: "Bandingkan dengan akun, lalu hapus",
};

/** The link to an export or a deletion, for roles that may do it. */
function ownDataPart(context: DeskContext, { ticket, kind, used, receipt, deletionBy, joinedTo }: Shown): Html | "" {
  const link = ownDataLinks[kind];
  if (!link || joinedTo || !permissionsOf[context.get("member").role].includes("personal-data")) return "";
  return used
    ? html`<p>Tiket ini dipakai ${timeText(used)}.${receipt ? html` Nomor bukti penghapusan: <strong>${receipt}</strong>.` : ""}</p>`
    : html`<p><a href="/tiket/${ticket}/data">${link}</a>${deletionBy ? ` (diusulkan oleh ${personOf(deletionBy)}, menunggu konfirmasi)` : ""}</p>`;
}

function senderText({ signedIn, senderDeleted }: Shown): string {
  if (signedIn) return `Dikirim saat masuk sebagai ${signedIn.name} (${signedIn.contacts.join(", ")}).`;
  if (senderDeleted) return "Dikirim saat masuk. Akun pengirim sudah dihapus.";
  return "Dikirim tanpa masuk: nama dan kontak ini belum terbukti milik pengirim.";
}

async function ticketPage(context: DeskContext, values: Record<string, string> = {}, outcome: Outcome = {}) {
  const shown = await showTicket(deskOf(context), outcome.ticket ?? context.req.param("ticket") ?? "");
  const stale = staleError(values, shown);
  const { error, done } = outcome;
  const preview = stale ? undefined : outcome.preview;
  return show(
    context,
    shown.ticket,
    html`${notice(done)}${preview?.() ?? ""}<dl><dt>Jenis</dt><dd>${ticketNames[shown.kind] ?? shown.kind}</dd><dt>Nama</dt><dd>${shown.name}</dd><dt>Kontak</dt><dd>${shown.contact}</dd><dt>Pengirim</dt><dd>${senderText(shown)}</dd><dt>Diterima</dt><dd>${timeText(shown.received)}</dd><dt>Batas waktu</dt><dd>${timeText(shown.due)}</dd><dt>Petugas</dt><dd>${shown.assignedTo ? personOf(shown.assignedTo) : "–"}</dd></dl><h2>Pesan</h2><p class="written">${shown.message}</p>${duplicatesPart(shown)}${historyPart(shown.notes)}${
      shown.answer ? html`<h2>Jawaban</h2><p class="written">${shown.answer}</p>` : ""
    }${ownDataPart(context, shown)}${preview ? "" : actsPart(context, shown, values, error)}`,
    error ?? stale,
  );
}

/** Back to the ticket, with what the member typed for another act. */
function ticketAgain(
  context: DeskContext,
  { text, note, reason, double, mark }: Record<string, string>,
  done: string,
  ticket = context.req.param("ticket"),
) {
  const kept = Object.entries({ text, note, reason, double }).filter((entry): entry is [string, string] => Boolean(entry[1]?.trim()));
  if (kept.length === 0) return context.redirect(`/tiket/${ticket}`, 303);
  return ticketPage(context, { ...Object.fromEntries(kept), ...(mark ? { mark } : {}) }, { done, ticket });
}

/** Runs an action of the form; shows a refusal of the service beside its field. */
async function act(context: DeskContext, values: Record<string, string>, about: FieldName, run: () => Promise<unknown>) {
  if (values[ONLY_SHOW]) return ticketPage(context, values);
  try {
    await run();
    return undefined;
  } catch (failure) {
    const error = refusalOf(failure);
    // The page says that it has changed, and shows it.
    if (error.refusal.code === "staleStatus") return ticketPage(context, values);
    return ticketPage(context, values, { error: { field: about, text: refusalText(error) } });
  }
}

const doneTexts: Record<string, string> = {
  hapus: "Akun sudah dihapus. Kirim jawaban dengan nomor buktinya.",
  terpakai: "Tiket ini sudah dipakai, dan satu tiket berlaku satu kali. Lihat keterangannya di bawah.",
};
ticketPages.get("/tiket/:ticket", (context) => ticketPage(context, {}, { done: doneTexts[doneOf(context).selesai ?? ""] }));
for (const [verb, take, done] of [
  ["ambil", true, "Tiket ini sekarang tugas Anda."],
  ["lepas", false, "Tiket ini bukan lagi tugas Anda."],
] as const)
  ticketPages.post(`/tiket/:ticket/${verb}`, async (context) => {
    const values = await formOf(context);
    return (
      (await act(context, values, "text", () => assignTicket(deskOf(context), context.req.param("ticket"), take))) ??
      ticketAgain(context, values, done)
    );
  });
ticketPages.post("/tiket/:ticket/catat", async (context) => {
  const values = await formOf(context);
  const refused = await act(context, values, "note", () => noteTicket(deskOf(context), context.req.param("ticket"), values.note ?? ""));
  return refused ?? ticketAgain(context, { ...values, note: "" }, "Catatan sudah disimpan.");
});
ticketPages.post("/tiket/:ticket/buka", async (context) => {
  const values = await formOf(context);
  const refused = await act(context, values, "reason", () => reopenTicket(deskOf(context), context.req.param("ticket"), values.reason ?? ""));
  return refused ?? ticketAgain(context, { ...values, reason: "", mark: "" }, "Tiket ini dibuka lagi.");
});
ticketPages.post("/tiket/:ticket/gabung", async (context) => {
  const values = await formOf(context);
  let kept: string | undefined;
  const join = async () => {
    kept = (await joinTickets(deskOf(context), context.req.param("ticket"), values.double ?? "")).ticket;
  };
  return (await act(context, values, "double", join)) ?? ticketAgain(context, { ...values, double: "", mark: "" }, "Tiket sudah digabungkan.", kept);
});
ticketPages.post("/tiket/:ticket/jawab", async (context) => {
  const desk = deskOf(context);
  const values = await formOf(context);
  const { text = "" } = values;
  const ticket = context.req.param("ticket");
  if (values.yakin !== "1") {
    let message = "";
    const preview = () => previewPart(context, values, { message: html`<p class="written">${message}</p>`, button: "Kirim jawaban" });
    const previewed = async () => {
      message = await previewAnswer(desk, ticket, text);
    };
    return (await act(context, values, "text", previewed)) ?? ticketPage(context, values, { preview });
  }
  const refused = await act(context, values, "text", () => answerTicket(desk, ticket, text, values.mark ?? ""));
  if (refused) return refused;
  return values.note?.trim()
    ? ticketPage(context, { note: values.note }, { done: "Jawaban sudah dikirim." })
    : redirectDone(context, "/tiket", { selesai: ticket });
});
