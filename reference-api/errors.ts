import { apiCodes, refusalMessages } from "../lib/contract/envelope.ts";
import { fieldMessages } from "../lib/contract/messages.ts";
import { PICTURE_MAX_PIXELS } from "../lib/limits.ts";

/** An error that the HTTP layer sends as the response: HTTP status, code and Indonesian message. */
export class ApiError extends Error {
  override readonly name = "ApiError";
  readonly status: number;
  readonly code: string;
  readonly retryAfterSeconds: number | undefined;

  constructor(status: number, code: string, message: string, retryAfterSeconds?: number) {
    super(message);
    this.status = status;
    this.code = code;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** What a member of staff does about a refusal, with what its sentence names. None: nothing was found, or only operators meet it. */
export type DeskRefusal =
  | { code: "nothingSent" | "staleStatus" | "unknownField" | "openingReason" | "reason" | "answer" | "note" | "ticketAnswered" | "ticketWaits" }
  | {
      code: "ticketUsed" | "ticketOfAnotherKind" | "unknownAccount" | "accountDeleted" | "staffName" | "staffNameTaken" | "staffMail" | "ownProposal";
    }
  | { code: "ownAccess" | "lastAdministrator" }
  | { code: "staffUnknown"; name: string }
  | { code: "staffNameUsed"; name: string; role: string; active: boolean }
  | {
      code:
        | "withdrawalReason"
        | "timeAhead"
        | "endAhead"
        | "contentFaults"
        | "fileMissing"
        | "contentOfAnother"
        | "alreadyShown"
        | "notShown"
        | "adEnded"
        | "adEndsFirst"
        | "pictureDescription"
        | "pictureFileName";
    }
  | { code: "contentFiles"; fault: string }
  | { code: "pictureUsed"; by: string[] }
  | { code: "answerNotOfficial"; because: string[] }
  | { code: "ticketAssigned" | "submissionTaken" | "ticketJoined"; to: string }
  | { code: "ticketNotJoined"; because: "unknown" | "same" | "answered" | "joined" | "used" | "kind" | "contact" }
  | { code: "ticketOfAnother"; contact: string; known: string[] };

/** A refusal at the desk: one line for the operator, and what the pages say it by. */
export class DeskError extends Error {
  override readonly name: string = "DeskError";
  readonly refusal: DeskRefusal | undefined;

  constructor(message?: string, refusal?: DeskRefusal) {
    super(message);
    this.refusal = refusal;
  }
}

/** What a member of staff may not do. */
export class DeskForbidden extends DeskError {
  override readonly name = "DeskForbidden";
}

const business = (code: string, message: string) => () => new ApiError(200, code, message);

/** Every error of the reference API (wire contract §3). Errors of business rules have HTTP status 200 and a code. */
export const errors = {
  wrongCredentials: business(apiCodes.wrongCredentials, "Email/No. telepon atau kata sandi salah. Periksa penulisannya, atau atur ulang kata sandi."),
  wrongPhoneOrPassword: business(
    apiCodes.wrongCredentials,
    "Nomor ponsel atau kata sandi salah. Periksa penulisannya, atau atur ulang kata sandi di aplikasi.",
  ),
  passwordWrong: business(apiCodes.wrongCredentials, "Kata sandi saat ini salah. Periksa penulisannya, atau atur ulang kata sandi."),
  emailTaken: business(apiCodes.emailTaken, "Alamat email sudah terdaftar. Masuk dengan alamat ini, atau pakai alamat lain."),
  mobileTaken: business(apiCodes.mobileTaken, "No. handphone sudah terdaftar. Masuk dengan nomor ini, atau pakai nomor lain."),
  handleInvalid: business(apiCodes.handleInvalid, "Tautan pendaftaran tidak berlaku lagi. Silakan masuk untuk melanjutkan."),
  handleOfAnother: business(apiCodes.handleInvalid, refusalMessages.handleOfAnother),
  contactUnknown: business(apiCodes.notOffered, "Kontak ini tidak ada pada akun Anda."),
  contactProved: business(apiCodes.notOffered, "Kontak ini sudah diverifikasi."),
  notAskedAgain: business(apiCodes.notOffered, "Bagian ini tidak diminta lagi. Muat ulang halaman untuk melihat bagian yang perlu diperbaiki."),
  approvedStays: business(
    apiCodes.notOffered,
    "Data Anda sudah disetujui, jadi tidak dapat ditarik kembali. Ada yang keliru? Ajukan perbaikan di halaman status.",
  ),
  nothingToTakeBack: business(apiCodes.notOffered, "Tidak ada data yang dapat ditarik kembali."),
  accountLocked: (seconds: number) =>
    new ApiError(
      200,
      apiCodes.accountLocked,
      `Akun dikunci sementara karena terlalu banyak percobaan. Coba lagi dalam ${Math.ceil(seconds / 60)} menit, atau atur ulang kata sandi setelah itu.`,
      seconds,
    ),
  codeWrong: business(apiCodes.codeWrong, "Kode verifikasi salah atau sudah kedaluwarsa. Periksa kodenya, atau minta kode baru."),
  scanCodeWrong: business(apiCodes.codeWrong, "Kode tidak dikenali atau sudah berakhir. Periksa kode di laptop, atau buat kode baru di sana."),
  scanCodeTaken: business(apiCodes.codeWrong, "Kode ini sedang dipakai di ponsel lain. Buat kode baru di laptop untuk memakai ponsel ini."),
  scanFieldUnknown: business(apiCodes.notOffered, "Dokumen ini tidak dapat dipindai dengan ponsel. Unggah berkasnya dari komputer."),
  colleagueLinkEnded: business(apiCodes.handleInvalid, "Tautan ini tidak berlaku lagi. Minta tautan baru kepada orang yang mengirimnya."),
  colleagueNotOffered: business(apiCodes.notOffered, "Bagian ini tidak dapat diminta dari rekan. Isi sendiri di formulir."),
  colleagueDocument: business(apiCodes.notOffered, "Dokumen ini bukan bagian yang diminta."),
  colleagueLinksUsedUp: business(apiCodes.codesUsedUp, "Jumlah tautan untuk rekan hari ini sudah mencapai batas. Coba lagi besok."),
  colleagueMailsUsedUp: business(
    apiCodes.codesUsedUp,
    "Email belum dikirim: jumlah email hari ini sudah mencapai batas. Salin tautannya dan kirim sendiri, atau coba lagi besok.",
  ),
  codesUsedUp: business(apiCodes.codesUsedUp, "Permintaan kode sudah mencapai batas 5 kali sehari. Coba lagi besok, atau hubungi layanan pelanggan."),
  resendTooSoon: (seconds: number) =>
    new ApiError(200, apiCodes.resendTooSoon, `Kode baru saja dikirim. Tunggu ${seconds} detik sebelum meminta lagi.`, seconds),
  idNumberMismatch: business(apiCodes.idNumberMismatch, "No. KTP tidak sesuai dengan akun ini. Periksa 16 angkanya, atau hubungi layanan pelanggan."),
  fileType: business(apiCodes.fileType, fieldMessages.fileType),
  pictureType: business(
    apiCodes.fileType,
    "Hanya dapat mengunggah gambar dengan format JPG, PNG, atau WebP. Simpan ulang gambarnya dalam salah satu format itu.",
  ),
  pictureShape: (ratio: number) =>
    new ApiError(200, apiCodes.fileType, `Sisi panjang gambar paling banyak ${ratio} kali sisi pendeknya. Pilih gambar lain, atau potong.`),
  pictureBroken: business(apiCodes.fileType, fieldMessages.pictureBroken),
  lockedZip: business(apiCodes.fileType, fieldMessages.lockedZip),
  uploadInterrupted: () => new ApiError(408, "E408", refusalMessages.network),
  /** `pixels`: how many a picture of this depth and these channels may have. */
  pictureTooLarge: (pixels: number = PICTURE_MAX_PIXELS) =>
    new ApiError(
      200,
      apiCodes.fileType,
      `Resolusi gambar terlalu besar. Perkecil gambar hingga paling banyak ${Math.floor(pixels / 1_000_000)} megapiksel, lalu unggah lagi.`,
    ),
  picturesWaiting: (seconds: number) =>
    new ApiError(429, apiCodes.tooManyRequests, `Banyak gambar sedang diolah. Tunggu ${seconds} detik, lalu unggah lagi.`, seconds),
  fileClaimed: business(apiCodes.fileUnknown, "Berkas ini sudah dikirim bersama data Anda dan tidak dapat dihapus."),
  fileUnknown: business(apiCodes.fileUnknown, "Berkas tidak dikenali. Hapus berkasnya, lalu unggah ulang."),
  messageNotSent: business(apiCodes.messageNotSent, "Kode belum dapat dikirim. Coba lagi beberapa menit lagi."),
  deletionExpired: business(apiCodes.handleInvalid, "Konfirmasi ini sudah kedaluwarsa atau sudah dipakai. Silakan masuk lagi."),
  openLoan: business(apiCodes.openLoan, "Akun belum dapat dihapus karena masih ada pinjaman berjalan. Lunasi pinjaman di aplikasi, lalu ulangi."),
  tooManyFiles: business(
    apiCodes.tooManyFiles,
    "Jumlah berkas untuk pendaftaran ini sudah mencapai batas. Hapus berkas yang tidak diperlukan, lalu unggah lagi.",
  ),
  tooManyAtOnce: () =>
    new ApiError(429, apiCodes.tooManyRequests, "Terlalu banyak berkas diunggah bersamaan. Tunggu yang lain selesai, lalu coba lagi.", 5),
  tooManyBytes: (seconds: number) =>
    new ApiError(429, apiCodes.tooManyRequests, "Jumlah unggahan hari ini sudah mencapai batas. Coba lagi besok, atau perkecil berkasnya.", seconds),
  storageFull: () => new ApiError(507, apiCodes.storageFull, "Penyimpanan sedang penuh, berkas belum dapat disimpan. Silakan coba lagi nanti."),
  referenceUnknown: () =>
    new ApiError(404, apiCodes.notFound, "Nomor tidak ditemukan. Periksa kembali penulisannya, atau hubungi kami jika sudah benar."),
  notFound: () => new ApiError(404, apiCodes.notFound, refusalMessages.notFound),
  tooManyRequests: (seconds: number) => new ApiError(429, apiCodes.tooManyRequests, refusalMessages.tooManyRequests, seconds),
  badRequest: (message: string = refusalMessages.notJson) => new ApiError(400, "E400", message),
  unauthorized: () => new ApiError(401, "E401", refusalMessages.unauthorized),
  fileTooLarge: (message: string = refusalMessages.fileTooLarge) => new ApiError(413, "E413", message),
  bodyTooLarge: () => new ApiError(413, "E413", refusalMessages.bodyTooLarge),
} as const;
