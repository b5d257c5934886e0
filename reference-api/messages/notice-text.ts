import { inJakarta } from "../jakarta-time.ts";

/** Security events that the owner of an account is notified of. */
export type Notice =
  | { kind: "new-device" }
  | { kind: "sign-in-locked" }
  | { kind: "code-worn-out" }
  | { kind: "password-reset"; dropped: "email" | "sms" | undefined }
  | { kind: "details-accepted"; bankName: string; bankAccount: string }
  | { kind: "details-taken-back" }
  | { kind: "contact-changed" };

const MONTHS = ["Jan", "Feb", "Mar", "Apr", "Mei", "Jun", "Jul", "Agu", "Sep", "Okt", "Nov", "Des"];

/** A time in Jakarta: 25 Nov, 14.05 WIB. */
function wib(at: Date): string {
  const there = inJakarta(at);
  const two = (value: number) => String(value).padStart(2, "0");
  return `${there.getUTCDate()} ${MONTHS[there.getUTCMonth()]}, ${two(there.getUTCHours())}.${two(there.getUTCMinutes())} WIB`;
}

const DROPPED = {
  email: " Email yang belum terbukti milik Anda dilepas dari akun.",
  sms: " No. handphone yang belum terbukti milik Anda dilepas dari akun.",
};

function eventText(notice: Notice, at: Date): string {
  switch (notice.kind) {
    case "new-device":
      return `akun Anda dibuka dari perangkat baru (${wib(at)}).`;
    case "sign-in-locked":
      return "10 kali kata sandi salah untuk akun Anda, jadi percobaan dari sana dikunci 15 menit. Perangkat yang pernah Anda pakai masuk tidak ikut terkunci.";
    case "code-worn-out":
      return "5 kali kode verifikasi salah untuk akun Anda, jadi percobaan dari sana ditolak. Jangan berikan kode kepada siapa pun.";
    case "password-reset":
      return `kata sandi akun Anda diganti (${wib(at)}).${notice.dropped ? DROPPED[notice.dropped] : ""}`;
    case "details-accepted":
      return `data pemberi dana dengan rekening ${notice.bankName} berakhiran ${notice.bankAccount.slice(-4)} kami terima (${wib(at)}).`;
    case "details-taken-back":
      return "data pemberi dana yang dikirim sebelum kontak Anda terbukti sudah ditarik. Isi kembali data Anda sendiri.";
    case "contact-changed":
      return `kontak akun Anda berubah (${wib(at)}).`;
  }
}

/** The text of a notice. Never six digits in a row: a phone or a person would mistake them for a code. */
export function noticeText(notice: Notice, at: Date, siteUrl: string): string {
  return `Simpul: ${eventText(notice, at)} Bukan Anda? Hubungi kami: ${siteUrl}/bantuan`;
}
