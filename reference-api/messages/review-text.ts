import type { Message } from "./sender.ts";

const texts = {
  approved: "data dan dokumen Anda sudah disetujui. Anda dapat mulai mendanai.",
  refused: "data Anda belum dapat kami setujui. Alasannya dapat dibaca setelah masuk:",
  correction: "ada bagian data Anda yang perlu diperbaiki. Masuk untuk melihat bagian dan alasannya:",
};

/** The message about a decision. It names no field and no reason, which only the funder may read. */
export function reviewText(status: keyof typeof texts, siteUrl: string): Pick<Message, "subject" | "text"> {
  return { subject: "Status pendaftaran Simpul", text: `Simpul: ${texts[status]} ${siteUrl}/statusPendaftaran` };
}
