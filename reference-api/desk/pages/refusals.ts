import { DeskError, DeskForbidden, type DeskRefusal } from "../../errors.ts";
import type { StaffRole } from "../../services/staff.ts";
import { roleNames } from "./parts.ts";

const notJoined: Record<Extract<DeskRefusal, { code: "ticketNotJoined" }>["because"], string> = {
  unknown: "Tidak ada tiket dengan nomor itu.",
  same: "Ini nomor tiket yang sedang dibuka. Tulis nomor tiket kembarannya.",
  answered: "Salah satu tiket sudah dijawab. Hanya tiket yang menunggu yang dapat digabungkan.",
  joined: "Salah satu tiket sudah digabungkan.",
  used: "Salah satu tiket sudah dipakai untuk salinan atau penghapusan data.",
  kind: "Jenis kedua tiket berbeda, jadi masing-masing perlu jawaban.",
  contact: "Kontak kedua tiket berbeda. Hanya tiket dari kontak yang sama yang dapat digabungkan.",
};

function textOf(refusal: DeskRefusal): string {
  switch (refusal.code) {
    case "openingReason":
      return "Tulis alasan 5 sampai 1.000 karakter.";
    case "reason":
      return "Tulis alasan 5 sampai 300 karakter, tanpa tanda < dan >. Pemohon membacanya.";
    case "answer":
      return "Tulis jawaban 10 sampai 4.000 karakter.";
    case "answerNotOfficial": {
      const because = refusal.because.length > 0 ? ` karena ${refusal.because.join(", ")}` : "";
      return `Halaman Cek keaslian tidak akan menyebut jawaban ini resmi${because}. Sebut hanya kanal milik Simpul, jangan meminta kode, angka, balasan, atau uang, dan jangan menyebut layanan lain atau menulis alamat dan nomor dengan cara lain. Kontak OJK ada di halaman Bantuan.`;
    }
    case "note":
      return "Tulis catatan 2 sampai 4.000 karakter.";
    case "ticketAnswered":
      return "Tiket ini sudah dijawab.";
    case "ticketWaits":
      return "Tiket ini masih menunggu jawaban.";
    case "ticketAssigned":
      return `Tiket ini dikerjakan oleh ${refusal.to}. Ambil alih tiketnya lebih dulu.`;
    case "ticketJoined":
      return `Tiket ini digabungkan dengan ${refusal.to}, dan dijawab bersama tiket itu.`;
    case "ticketNotJoined":
      return notJoined[refusal.because];
    case "ticketUsed":
      return "Tiket ini sudah dipakai. Satu tiket berlaku satu kali.";
    case "ticketOfAnotherKind":
      return "Tiket ini bukan permintaan salinan atau penghapusan data.";
    case "ticketOfAnother":
      return `Tiket ini dikirim dari ${refusal.contact}, tetapi akun itu memakai ${refusal.known.join(" dan ")}. Minta tiket dari kontak akun.`;
    case "unknownAccount":
      return "Tidak ada akun dengan email, nomor ponsel, atau nomor pengajuan itu.";
    case "accountDeleted":
      return "Akun ini sudah dihapus.";
    case "nothingSent":
      return "Akun ini belum mengirim data.";
    case "submissionTaken":
      return `Pengajuan ini sedang ditinjau oleh ${refusal.to}. Ambil alih pengajuannya lebih dulu.`;
    case "staleStatus":
      return "Isi atau statusnya sudah berubah. Baca lagi yang terbaru, lalu putuskan.";
    case "unknownField":
      return "Bagian yang dipilih tidak ada di formulir ini. Pilih lagi.";
    case "staffName":
      return "Nama berisi 2 sampai 40 huruf, angka, titik, garis bawah, atau tanda hubung.";
    case "ownProposal":
      return "Usulan ini dari Anda. Anggota lain yang mengonfirmasinya.";
    case "staffMail":
      return "Tulis alamat email seperti nama@contoh.co.id, atau kosongkan.";
    case "withdrawalReason":
      return "Tulis alasan 5 sampai 300 karakter, tanpa tanda < dan >. Hanya pegawai yang membacanya.";
    case "timeAhead":
    case "endAhead":
      return "Pilih tanggal dan jam yang akan datang, paling lama satu tahun lagi.";
    case "contentFaults":
      return "Perbaiki dulu yang bertanda Perlu diperbaiki di berkasnya, lalu coba lagi.";
    case "fileMissing":
      return "Berkas artikel ini tidak ada lagi. Kembalikan berkasnya, lalu coba lagi.";
    case "contentOfAnother":
      return "Isi ini dari penyunting lain, bukan dari berkas. Ubah di sana.";
    case "alreadyShown":
      return "Ini sudah tampil di situs.";
    case "notShown":
      return "Ini sedang tidak tampil di situs.";
    case "adEnded":
      return "Masa tayangnya sudah lewat. Jadwalkan dengan akhir yang baru.";
    case "adEndsFirst":
      return "Akhirnya harus setelah mulainya, dan belum lewat.";
    case "pictureDescription":
      return "Tulis keterangan 5 sampai 200 karakter tentang isi gambar, tanpa tanda < > [ ].";
    case "pictureFileName":
      return "Ini nama berkas. Tulis isi gambarnya bagi yang tidak melihatnya, misalnya: Warung di pagi hari.";
    case "contentFiles":
      return `Berkas isi situs belum dapat dibaca. Perbaiki: ${refusal.fault}`;
    case "pictureUsed":
      return `Gambar ini masih dipakai di ${refusal.by.join(", ")}. Hapus dulu dari berkasnya.`;
    case "staffNameTaken":
      return "Nama ini pernah dipakai. Pilih nama lain.";
    case "staffNameUsed":
      return `Nama ini dipakai oleh ${refusal.name} (${roleNames[refusal.role as StaffRole]}). Pilih nama lain, atau undang ulang orang itu.`;
    case "staffUnknown":
      return `Tidak ada pegawai dengan nama ${refusal.name}. Mungkin aksesnya sudah dicabut.`;
    case "ownAccess":
      return "Ini akses Anda sendiri. Administrator lain yang mengubah atau mencabutnya.";
    case "lastAdministrator":
      return "Ini administrator terakhir yang dapat masuk. Undang administrator lain dan tunggu sampai ia bergabung.";
  }
}

/** What a service has refused, to be shown in its form. Throws any other failure again, also one of the role. */
export function refusalOf(failure: unknown): DeskError & { refusal: DeskRefusal } {
  if (failure instanceof DeskForbidden || !(failure instanceof DeskError) || !failure.refusal) throw failure;
  return failure as DeskError & { refusal: DeskRefusal };
}

/** The refusal of a form from a page that showed something else than what is there now. */
export const staleError = (values: Record<string, string>, shown: { mark: string }): { text: string } | undefined =>
  values.mark === undefined || values.mark === shown.mark ? undefined : { text: textOf({ code: "staleStatus" }) };

/** The sentence for a refusal of the service. */
export function refusalText({ refusal }: DeskError): string {
  return refusal ? textOf(refusal) : "Tidak ditemukan.";
}
