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
  notFound: "1404",
  tooManyRequests: "1429",
} as const;
