import { type ColleaguePart, colleaguePartTitles } from "../../../lib/contract/colleague-parts.ts";
import { shortMonth, twoDigits } from "../../../lib/format/date.ts";
import { SMS_MAX_CHARS } from "../../../lib/limits.ts";
import { inJakarta } from "../../jakarta-time.ts";
import type { Message } from "../../senders/sender.ts";

/** Events that the owner of an account is notified of. */
export type Notice =
  | { kind: "new-device" }
  | { kind: "sign-in-locked" }
  | { kind: "code-worn-out" }
  | { kind: "password-reset" }
  | { kind: "details-accepted"; number: string; bankName: string; bankAccount: string }
  /** `bank`: where the bank account is another one now. */
  | { kind: "details-corrected"; number: string; bank: { bankName: string; bankAccount: string } | undefined }
  | { kind: "details-taken-back" }
  | { kind: "contact-changed" }
  | { kind: "colleague-filled"; part: ColleaguePart };

/** A time in Jakarta: 25 Nov, 14.05 WIB. */
function wib(at: Date): string {
  const there = inJakarta(at);
  return `${there.getUTCDate()} ${shortMonth(there.getUTCMonth())}, ${twoDigits(there.getUTCHours())}.${twoDigits(there.getUTCMinutes())} WIB`;
}

/** The end of messages that may be about somebody else's doing. Without a link: phishing has links. */
const NOT_YOU = "Bukan Anda? Buka situs kami, menu Bantuan.";
const NOT_ASKED = "Tidak meminta? Buka situs kami, menu Bantuan.";

/** What arrived, with the bank account that is named in it. */
function withBank(what: string, { bankName, bankAccount }: { bankName: string; bankAccount: string }, number: string): [string, string] {
  const end = `berakhiran ${bankAccount.slice(-4)}, kami terima, nomor ${number}.`;
  return [`${what}, rekening ${bankName} ${end}`, `${what}, rekening ${end}`];
}

/** What happened, the longest wording first. */
function eventTexts(notice: Notice, at: Date): [string, ...string[]] {
  switch (notice.kind) {
    case "new-device":
      return [`akun Anda dibuka dari perangkat baru (${wib(at)}).`];
    case "sign-in-locked":
      return ["10 kali kata sandi salah untuk akun Anda. Percobaan dari sana dikunci 15 menit, perangkat Anda sendiri tidak."];
    case "code-worn-out":
      return ["5 kali kode salah untuk akun Anda. Percobaan dari sana ditolak. Jangan beri tahu siapa pun kodenya."];
    case "password-reset":
      return [`kata sandi akun Anda diganti (${wib(at)}).`];
    case "details-accepted":
      return withBank("data Anda", notice, notice.number);
    case "details-corrected":
      return notice.bank ? withBank("perbaikan data Anda", notice.bank, notice.number) : [`perbaikan data Anda kami terima, nomor ${notice.number}.`];
    case "details-taken-back":
      return ["data yang dikirim sebelum kontak Anda diverifikasi sudah ditarik. Isi kembali data Anda."];
    case "contact-changed":
      return [`kontak akun Anda berubah (${wib(at)}).`];
    case "colleague-filled": {
      const see = "Periksa di formulir Anda.";
      return [`rekan Anda sudah mengisi bagian ${colleaguePartTitles[notice.part]}. ${see}`, `rekan Anda sudah mengisi satu bagian data. ${see}`];
    }
  }
}

/** The subject of a notice that is sent by e-mail. */
export const noticeSubject = ({ kind }: Notice): string => (kind === "colleague-filled" ? "Jawaban rekan Anda di Simpul" : "Keamanan akun Simpul");

/**
 * The text of a notice, short enough for one SMS. Never six digits in a row: a phone or a person would mistake them for a
 * code.
 */
export function noticeText(notice: Notice, at: Date): string {
  const end = notice.kind === "colleague-filled" ? NOT_ASKED : NOT_YOU;
  const [longest, ...shorter] = eventTexts(notice, at).map((text) => `Simpul: ${text} ${end}`);
  return [longest as string, ...shorter].find(({ length }) => length <= SMS_MAX_CHARS) ?? (longest as string);
}

/** What a code authorises. The site knows these words (lib/official-channels/own-messages.ts). */
export const codeActions = {
  password: "mengubah kata sandi",
  email: "memverifikasi email Anda",
  mobile: "memverifikasi nomor Anda",
  deletion: "MENGHAPUS akun",
} as const;

type CodeMessage = {
  code: string;
  action: keyof typeof codeActions;
  channel: "sms" | "email";
  siteUrl: string;
};

/**
 * The text of a message with a code, without a link. The last line of an SMS binds it to the site: phones autofill it
 * only there (WebOTP). An SMS fits into one part: with a long address it says less.
 */
export function codeText({ code, action, channel, siteUrl }: CodeMessage): string {
  const text = `Simpul: ${code}, kode untuk ${codeActions[action]}. Berlaku 10 menit. Jangan beri tahu siapa pun.`;
  if (channel === "email") return `${text} ${NOT_YOU}`;
  const bound = `\n\n@${new URL(siteUrl).hostname} #${code}`;
  return [`${text} ${NOT_YOU}${bound}`, text + bound].find(({ length }) => length <= SMS_MAX_CHARS) ?? text;
}

const texts = {
  approved: "data dan dokumen Anda sudah disetujui. Masuk ke situs kami untuk langkah berikutnya.",
  refused: "pendaftaran Anda kami tolak. Masuk ke situs kami untuk membaca alasannya.",
  correction: "ada bagian data Anda yang perlu diperbaiki. Masuk ke situs kami untuk melihatnya.",
};

/** The message about a decision, without a link. It names no field and no reason, which only the funder may read. */
export function reviewText(status: keyof typeof texts, number: string): Pick<Message, "subject" | "text"> {
  return { subject: "Status pendaftaran Simpul", text: `Simpul ${number}: ${texts[status]}` };
}

/**
 * What people call a ticket, and the page that tells its state, by the beginning of its number. The site knows these words
 * (lib/official-channels/own-messages.ts).
 */
const ticketKinds = {
  HAK: { noun: "permintaan", page: "/kebijakanPrivasi?name=Kebijakan#hak-data" },
  ADU: { noun: "pengaduan", page: "/bantuan#periksa-nomor" },
  PJU: { noun: "permintaan pinjaman usaha", page: "/bantuan#periksa-nomor" },
};
const kindOf = (ticket: string) => ticketKinds[ticket.slice(0, 3) as keyof typeof ticketKinds] ?? ticketKinds.HAK;

/** The confirmation of a ticket. */
export function ticketText(ticket: string, siteUrl: string): string {
  const { noun, page } = kindOf(ticket);
  return `Simpul: ${noun} Anda kami terima dengan nomor tiket ${ticket}. Periksa perkembangannya di ${siteUrl}${page}. Bukan Anda? Abaikan pesan ini.`;
}

/** The beginning of a message about a ticket and its duplicates. */
function aboutTickets(ticket: string, duplicates: readonly string[]): string {
  const numbers = [ticket, ...duplicates];
  const last = numbers.length > 1 ? ` dan ${numbers.pop()}` : "";
  return `Simpul, tiket ${numbers.join(", ")}${last}: `;
}

/** The answer to a request and its duplicates, as an operator wrote it. */
export const answerText = (ticket: string, answer: string, duplicates: readonly string[] = []) => aboutTickets(ticket, duplicates) + answer;

/** Tells that an answered request was opened again, and by when it is answered. */
export function reopenedText(ticket: string, due: Date, duplicates: readonly string[] = []): string {
  const there = inJakarta(due);
  const day = `${there.getUTCDate()} ${shortMonth(there.getUTCMonth())} ${there.getUTCFullYear()}`;
  return `${aboutTickets(ticket, duplicates)}kami memeriksa ${kindOf(ticket).noun} Anda sekali lagi. Jawaban kami kirim paling lambat ${day}.`;
}

/** The mail to staff about new work. It has counts only: mail boxes are outside of the desk. */
export const newWorkText = (
  { name, fresh, waiting }: { name: string; fresh: number; waiting: number },
  deskUrl: string,
): Pick<Message, "subject" | "text"> => ({
  subject: `Meja Simpul: ${fresh} ${name} baru`,
  text: `Simpul: ${fresh} ${name} baru di meja kerja; ${waiting} menunggu seluruhnya.\n\nMeja kerja: ${deskUrl}\n\nPaling banyak satu email tiap jam. Untuk berhenti, kosongkan alamat Anda di halaman Sesi Anda.`,
});

/** The mail with a link to one part of a company's form. It names nothing of the company: anybody may get it. */
export const colleagueText = (address: string): Pick<Message, "subject" | "text"> => ({
  subject: "Permintaan mengisi data perusahaan di Simpul",
  text: `Simpul: orang yang mendaftarkan perusahaan Anda di situs kami meminta Anda mengisi satu bagian datanya.\n\nBuka tautan ini dalam 7 hari: ${address}\n\nPastikan dulu kepada orang itu bahwa ia yang meminta. Tautan hanya untuk Anda; jangan diteruskan. Tidak ada yang meminta? Abaikan pesan ini.`,
});
