import type { EndpointName } from "./endpoints.ts";
import type { apiCodes } from "./envelope.ts";
import { examplesOf } from "./field-list.ts";
import { personForm } from "./person-form.ts";

/** What docs/openapi.json shows of a call besides its schemas. */
type CallExample = {
  /** A body, or the values of the query and the path. */
  request?: Record<string, unknown>;
  /** `data` of a successful answer. */
  data?: unknown;
  /** The refusals that the call may answer with HTTP 200 and a message. */
  refusals?: readonly (keyof typeof apiCodes)[];
};

const article = {
  id: "membaca-biaya-pinjaman",
  title: "Membaca biaya pinjaman",
  description: "Empat angka yang perlu dibandingkan sebelum meminjam.",
  category: "Finansial",
  postTime: "2025-08-20T02:00:00.000Z",
  coverUrl: "",
  topFlag: 1,
};
const file = "/api/common/file/Zm9vYmFyYmF6cXV4MTIzNA";
/** The details of a made-up person, as the form sends them. */
export const examplePerson = examplesOf(personForm, file);
const colleagueId = "Zk3vQ8mT1bXr7LcWqN5sPd0a";
const link = "q5cJ8YvT2mXb0LrWn7KdP4sZa1GhE6uF";
const handle = "fJ3nQm8vT1yX5cZ0aB7wKg";
const account = "dewi@contoh.id";

const EXAMPLE_PEM = "-----BEGIN PUBLIC KEY-----\nMCowBQYDK2VwAyEA6kpsY+KcUgq+9VB7Ey7F+ZVHdq6+vnuSQh7qaRRG0iw=\n-----END PUBLIC KEY-----\n";
const receipt = {
  content: {
    type: "bukti-penghapusan",
    issuer: "https://www.simpul.example",
    number: "HPS-7K3M-Q9XR-02VT",
    deletedAt: "2025-09-01T03:00:00.000Z",
    erased: ["Nama, nomor ponsel, dan nomor KTP pada akun aplikasi"],
    retained: [{ data: "Bukti penghapusan akun, tanpa nama dan nomor", reason: "kewajiban hukum", duration: "5 tahun", until: "2030-09-01" }],
  },
  algorithm: "Ed25519",
  keyId: "324be2dea8bc4446",
  signature: "5mSKORU3A46Xx+5swXnctmzEA8cT20AbgHVRdSLO69s5isZ8hTUztymRzqcGFbSSO6OmBVpQHKZhKHWDyB11BA==",
};

/** One example of every call. A test checks each against the schemas of the call. */
export const callExamples: Record<EndpointName, CallExample> = {
  timestamp: { data: 1_756_000_000_000 },
  cityList: { request: { province: "Bali" }, data: [{ province: "Bali", city: "Kota Denpasar" }] },
  bankList: { request: {}, data: [{ code: "008", name: "Bank Mandiri", logoUrl: "/bank/008.svg" }] },
  fileUpload: { data: file, refusals: ["handleInvalid", "fileType", "tooManyFiles", "storageFull"] },
  fileRead: { request: { fileId: "Zm9vYmFyYmF6cXV4MTIzNA" } },
  fileRemove: { request: { url: file }, refusals: ["handleInvalid", "fileUnknown"] },
  scanOpen: { request: { field: "ktpPicUrl" }, data: { code: "K7MQ3XPD", expiresIn: 900_000 }, refusals: ["handleInvalid", "notOffered"] },
  scanState: {
    request: { code: "K7MQ3XPD" },
    data: { state: "claimed", files: [{ url: file, name: "Foto KTP.jpg", size: 412_300 }] },
    refusals: ["handleInvalid", "codeWrong", "notOffered"],
  },
  scanClaim: {
    request: { code: "K7MQ3XPD", pass: "q5cJ8YvT2mXb0LrWn7KdP4sZa1GhE6uF" },
    data: { type: 0, field: "ktpPicUrl", kind: "card", owner: "d•••@contoh.id", expiresIn: 842_000 },
    refusals: ["codeWrong", "notOffered"],
  },
  scanSend: { data: file, refusals: ["codeWrong", "fileType", "tooManyFiles", "storageFull", "notOffered"] },
  regist: {
    request: { type: 0, username: "Dewi Anggraini", email: account, mobile: "6281234567890", password: "Contoh#2026" },
    data: { id: handle, type: 0, validate: true },
    refusals: ["emailTaken", "mobileTaken"],
  },
  login: {
    request: { username: account, password: "Contoh#2026" },
    data: { id: "", type: 0, validate: false, username: "Dewi Anggraini", token: "k9Xr2vLq7TzN4mWb" },
    refusals: ["wrongCredentials", "accountLocked"],
  },
  infoUpload: {
    request: { type: 0, id: handle, person: examplePerson },
    data: { number: "DAF-7K3M-Q9XR-02VT" },
    refusals: ["handleInvalid", "fileUnknown"],
  },
  currentUser: { data: { id: "", type: 0, validate: false, username: "Dewi Anggraini", review: { status: "reviewing" } } },
  submission: {
    data: {
      number: "DAF-7K3M-Q9XR-02VT",
      receivedAt: "2026-11-25T02:00:00.000Z",
      fields: [{ name: "placeOfBirth", value: "Jakarta" }],
      documents: [{ field: "ktpPicUrl", url: file, name: "ktp.pdf", size: 120_000 }],
    },
    refusals: ["notFound"],
  },
  logout: { request: {} },
  passwordCode: { request: { account }, refusals: ["codesUsedUp", "resendTooSoon", "messageNotSent"] },
  passwordReset: { request: { account, code: "123456", password: "Contoh#2027" }, refusals: ["codeWrong"] },
  registration: {
    data: { type: 0, validate: true, contacts: [{ channel: "email", masked: "d***@contoh.id", proved: false }], takeBack: false },
    refusals: ["handleInvalid", "notOffered"],
  },
  contactCode: {
    request: { channel: "email" },
    refusals: ["handleInvalid", "wrongCredentials", "accountLocked", "codesUsedUp", "resendTooSoon", "messageNotSent", "notOffered"],
  },
  contactProof: {
    request: { channel: "email", code: "123456" },
    refusals: ["handleInvalid", "codeWrong", "emailTaken", "mobileTaken", "notOffered"],
  },
  infoCorrection: { request: { type: 0, fields: { npwp: "3174014101900002" } }, refusals: ["fileUnknown", "notOffered"] },
  infoTakeBack: { request: {}, data: { id: handle, type: 0, validate: true }, refusals: ["notOffered"] },
  logoutAll: { request: {}, refusals: ["notOffered"] },
  account: {
    data: {
      contacts: [{ channel: "email", masked: "d•••@contoh.id", proved: true }],
      sessions: [{ id: "Zk3vQ8mT1bXr7LcW", at: "2026-11-25T02:00:00.000Z", device: "Chrome, Android", current: true }],
      sent: [{ at: "2026-11-25T02:00:00.000Z", kind: "code", channel: "email", masked: "d•••@contoh.id", status: "sent" }],
    },
    refusals: ["notOffered"],
  },
  sessionEnd: {
    request: { id: "Zk3vQ8mT1bXr7LcW" },
    data: { id: "", type: 0, validate: false, username: "Dewi Anggraini" },
    refusals: ["notOffered"],
  },
  passwordChange: {
    request: { current: "Contoh#2026", password: "Contoh#2027" },
    data: { id: "", type: 0, validate: false, username: "Dewi Anggraini" },
    refusals: ["wrongCredentials", "accountLocked", "notOffered"],
  },
  colleagueAsk: {
    request: { part: "director" },
    data: { id: colleagueId, link, expiresAt: "2026-12-02T02:00:00.000Z" },
    refusals: ["handleInvalid", "codesUsedUp", "notOffered"],
  },
  colleagueSend: { request: { link, to: "budi@contoh.id" }, refusals: ["handleInvalid", "codesUsedUp", "notOffered"] },
  colleagueList: {
    data: [
      {
        id: colleagueId,
        part: "director",
        state: "filled",
        askedAt: "2026-11-25T02:00:00.000Z",
        expiresAt: "2026-12-02T02:00:00.000Z",
        to: "b•••@contoh.id",
        name: "Budi Santoso",
        filledAt: "2026-11-26T02:00:00.000Z",
      },
    ],
    refusals: ["handleInvalid", "notOffered"],
  },
  colleagueAnswers: {
    request: { id: colleagueId },
    data: {
      name: "Budi Santoso",
      filledAt: "2026-11-26T02:00:00.000Z",
      fields: [{ name: "legalPersonName", value: "Budi Santoso" }],
      documents: [{ field: "ktpPicUrl", url: file, name: "ktp.pdf", size: 120_000 }],
    },
    refusals: ["handleInvalid", "notFound", "notOffered"],
  },
  colleagueEnd: { request: { id: colleagueId, taken: true }, refusals: ["handleInvalid", "notFound", "notOffered"] },
  colleagueOpen: {
    request: {},
    data: { type: 1, part: "director", owner: "d•••@contoh.id", expiresAt: "2026-12-02T02:00:00.000Z" },
    refusals: ["handleInvalid", "notOffered"],
  },
  colleagueFill: {
    request: { name: "Budi Santoso", fields: { legalPersonName: "Budi Santoso", idNumber: "3174010101900001", ktpPicUrl: [file] } },
    refusals: ["handleInvalid", "fileUnknown", "notOffered"],
  },
  rights: {
    data: [{ id: "1", rightName: "Portofolio", rightUrl: "/pendanna", rightType: "menu", rightCode: "portfolio", treeData: [] }],
    refusals: ["notOffered"],
  },
  websiteIndex: {
    data: {
      tkbs: [{ name: "TKB90", value: "97.84", defaultTkb: true }],
      products: {
        kini: { amount: "Rp500 ribu – 15 juta", apr: "0.26", periods: "90–180 hari" },
        cepat: { amount: "Rp2,8 – 50 juta", apr: "0.23", periods: "90–180 hari" },
        kawan: { amount: "Rp100 juta – 2 miliar", apr: "0.07", periods: "120–365 hari" },
      },
      stat: { asOf: "2025-09-30" },
      forUsStat: {
        totalLoanAmount: 4_812_650_000_000,
        yearLoanAmount: 1_204_310_000_000,
        monthBalance: 418_275_000_000,
        loanUserCount: 1_284_310,
        activeLoanUserCount: 96_420,
        repaymentAmount: 4_394_375_000_000,
        investorCount: 8_640,
        yearInvestorCount: 1_210,
        monthInvestorCount: 96,
      },
      desc: "Contoh data untuk peragaan.",
    },
  },
  blogList: { request: { page: 1, pageSize: 6, category: "" }, data: { current: 1, total: 1, records: [article] } },
  blogTop: { request: {}, data: [article] },
  blogDetail: {
    request: { id: article.id },
    data: { ...article, content: "<p>Biaya harian, biaya admin, denda, tenor.</p>" },
    refusals: ["notFound"],
  },
  blogPreview: {
    request: { id: article.id, key: "1785000000.2f7ab4c1d09e86f53c4b" },
    data: { ...article, content: "<p>Biaya harian, biaya admin, denda, tenor.</p>" },
    refusals: ["notFound"],
  },
  picture: { request: { pictureId: "gambar-0123456789abcdef" }, refusals: ["notFound"] },
  adDetail: {
    request: { code: "HomeTopWarn-PC" },
    data: { adList: [{ picUrl: "/ads/iklan-1.svg", openUrl: "/blog", recordId: "12", title: "Bayar cicilan di gerai" }] },
  },
  adClick: { request: { recordId: "12" } },
  deletionLogin: {
    request: { name: "81200000001", raw: "Hapus#2026" },
    data: { userId: handle },
    refusals: ["wrongCredentials", "accountLocked", "openLoan"],
  },
  deletionCode: {
    request: { userId: handle, idCardNo: "3174010101900001" },
    refusals: ["handleInvalid", "idNumberMismatch", "codesUsedUp", "resendTooSoon", "messageNotSent", "openLoan"],
  },
  deletion: {
    request: { raw: "123456", userId: handle, selected: [1], other: "" },
    data: { receipt },
    refusals: ["handleInvalid", "codeWrong", "openLoan"],
  },
  deletionReceipt: { request: { number: receipt.content.number }, data: { receipt, keys: [{ keyId: receipt.keyId, publicKey: EXAMPLE_PEM }] } },
  rightsRequest: {
    request: { kind: "access", name: "Dewi Anggraini", contact: account, message: "Mohon salinan data saya." },
    data: { ticket: "T-2026-000123" },
  },
  reference: {
    request: { number: "T-2026-000123" },
    data: { kind: "request-access", number: "T-2026-000123", at: "2026-11-20T03:00:00.000Z", answered: false },
    refusals: ["notFound"],
  },
};
