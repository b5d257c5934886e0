import type { DeskError } from "../../errors.ts";

/** The sentence for a refusal of the service. */
export function refusalText(error: DeskError): string {
  if (/^A reason for opening/.test(error.message)) return "Tulis alasan 5 sampai 1.000 karakter.";
  if (/^A reason has/.test(error.message)) return "Tulis alasan 5 sampai 300 karakter, tanpa tanda < dan >. Pemohon membacanya.";
  if (/^An answer has/.test(error.message)) return "Tulis jawaban 10 sampai 4.000 karakter.";
  if (/would not call this answer official/.test(error.message)) {
    const named = error.message.split(", because of ")[1]?.split(". Name only")[0];
    return `Halaman Cek keaslian tidak akan menyebut jawaban ini resmi${named ? ` karena ${named}` : ""}. Sebut hanya kanal milik Simpul, jangan meminta kode atau uang, dan jangan menyebut layanan lain atau menulis alamat dan nomor dengan cara lain. Kontak OJK ada di halaman Bantuan.`;
  }
  if (/has been answered/.test(error.message)) return "Tiket ini sudah dijawab.";
  if (/waits for its answer/.test(error.message)) return "Tiket ini masih menunggu jawaban.";
  if (/^A note has/.test(error.message)) return "Tulis catatan 2 sampai 4.000 karakter.";
  const assigned = error.message.split("The ticket is assigned to ")[1]?.replace(/\.$/, "");
  if (assigned) return `Tiket ini dikerjakan oleh ${assigned}. Ambil alih tiketnya lebih dulu.`;
  if (/has been used/.test(error.message)) return "Tiket ini sudah dipakai. Satu tiket berlaku satu kali.";
  if (/is no ticket of the kind/.test(error.message)) return "Tiket ini bukan permintaan salinan atau penghapusan data.";
  if (/^There is no account/.test(error.message)) return "Tidak ada akun dengan email, nomor ponsel, atau nomor pengajuan itu.";
  if (/has been deleted meanwhile/.test(error.message)) return "Akun ini sudah dihapus.";
  const [sentFrom, known] = error.message.split(" came from ")[1]?.split(": ask for")[0]?.split(", but the account has ") ?? [];
  if (sentFrom && known)
    return `Tiket ini dikirim dari ${sentFrom}, tetapi akun itu memakai ${known.replace(" and ", " dan ")}. Minta tiket dari kontak akun.`;
  if (/cannot become/.test(error.message)) return "Status pengajuan sudah berubah. Muat ulang halaman untuk melihatnya.";
  const by = error.message.split(" is being reviewed by ")[1]?.replace(/\.$/, "");
  if (by) return `Pengajuan ini sedang ditinjau oleh ${by}.`;
  if (/^A name has/.test(error.message)) return "Nama berisi 2 sampai 40 huruf, angka, titik, atau tanda hubung.";
  if (/was in use/.test(error.message)) return "Nama ini pernah dipakai. Pilih nama lain.";
  return "Tidak ditemukan.";
}
