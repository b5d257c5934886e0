/** The code of a success. */
export const SUCCESS = "0000";

/** The shape of every response of the upstream and the gateway. */
export type Envelope<Data = unknown> = { code: string; message: string; data?: Data };

/** Whether a value is an envelope. By hand, because public pages do without zod. */
export function isEnvelope(value: unknown): value is Envelope {
  if (typeof value !== "object" || value === null) return false;
  const { code, message } = value as Record<string, unknown>;
  return typeof code === "string" && typeof message === "string";
}

/** Parses a body as an envelope; undefined for anything else. */
export function readEnvelope(text: string): Envelope | undefined {
  try {
    const body: unknown = JSON.parse(text);
    return isEnvelope(body) ? body : undefined;
  } catch {
    return undefined;
  }
}

/** The gateway's own codes with their HTTP status (wire contract §2). */
export const gatewayStatus = {
  E400: 400,
  E403: 403,
  E404: 404,
  E405: 405,
  E413: 413,
  E429: 429,
  E502: 502,
  E504: 504,
  /** Rejects another browser's registration handle like the upstream rejects one of another session. */
  "1004": 200,
} as const;

export type GatewayCode = keyof typeof gatewayStatus;

/** Codes of the reference API (wire contract §3). Another upstream may use others. */
export const apiCodes = {
  wrongCredentials: "1001",
  emailTaken: "1002",
  mobileTaken: "1003",
  handleInvalid: "1004",
  accountLocked: "1005",
  codeWrong: "1006",
  codesUsedUp: "1007",
  resendTooSoon: "1008",
  idNumberMismatch: "1009",
  fileType: "1010",
  fileUnknown: "1011",
  messageNotSent: "1012",
  tooManyFiles: "1013",
  openLoan: "1014",
  storageFull: "1015",
  notOffered: "1016",
  notFound: "1404",
  tooManyRequests: "1429",
} as const;

/**
 * Error digest of a page that failed because the upstream did not respond. The accelerator looks for it; people see it
 * as the error code.
 */
export const UPSTREAM_FAILED_DIGEST = "E502";

/** Set by the gateway on a success without its required data, which the browser treats as a network failure. */
export const LACKS_DATA_HEADER = "x-lacks-data";
/** Set by the gateway when it refuses a cross-site request, which signing in does not fix. */
export const CROSS_SITE_HEADER = "x-cross-site";
/** A registration handle: visible ASCII, because the header `RegistrationId` and the address of the detail form carry it. */
export const REGISTRATION_HANDLE = /^[\x21-\x7e]{1,200}$/;

/**
 * Token of a device that has signed in before, sent to the upstream and returned by a sign-in. Optional on both sides:
 * without it, attempts are counted by IP address alone.
 */
export const DEVICE_HEADER = "DeviceId";
/** The browser and system of a sign-in, such as "Chrome, Android"; sent to the upstream, which shows it to the owner. */
export const DEVICE_NAME_HEADER = "DeviceName";
/** Proves that a request is from the phone that claimed a scan code; sent to the upstream. */
export const SCAN_PASS_HEADER = "ScanPass";
/** The key of the link with which a colleague fills in one part of a company's form; sent to the upstream. */
export const COLLEAGUE_LINK_HEADER = "ColleagueLink";
/** The document that a phone or a colleague sends a file for; sent to the upstream. */
export const SCAN_FIELD_HEADER = "ScanField";

/** Messages of the gateway, which the browser also shows without a response. Every page may load these. */
export const refusalMessages = {
  notFound: "Sumber daya tidak ditemukan.",
  methodNotAllowed: "Metode tidak diizinkan.",
  crossSite: "Permintaan ditolak.",
  fileTooLarge: "Ukuran berkas tidak boleh melebihi 20MB.",
  bodyTooLarge: "Permintaan terlalu besar.",
  notJson: "Permintaan tidak dapat dibaca.",
  tooManyRequests: "Terlalu banyak permintaan. Coba lagi nanti.",
  wait: (seconds: number) => (seconds < 60 ? `Tunggu ${seconds} detik.` : `Tunggu sekitar ${Math.ceil(seconds / 60)} menit.`),
  network: "Jaringan bermasalah, silakan coba lagi.",
  timeout: "Server sedang sibuk, silakan coba lagi nanti.",
  handleOfAnother: "Pendaftaran ini milik akun lain, bukan akun yang sedang masuk.",
  otherRegistration: "Tautan ini milik pendaftaran lain, bukan pendaftaran yang dimulai di browser ini.",
  unauthorized: "Anda tidak memiliki izin untuk mengakses.",
} as const;

/** Whether a message says by itself how long to wait. */
const SAYS_WHEN = /\d (?:detik|menit|jam)\b|\bbesok\b/i;

/** A message with the time to wait, seconds; without it where the message already says one, or there is none. */
export const withWait = (message: string, seconds: number | undefined): string =>
  seconds && !SAYS_WHEN.test(message) ? `${message} ${refusalMessages.wait(seconds)}` : message;
