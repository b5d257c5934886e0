import { JSON_BODY_MAX_BYTES, UPLOAD_MAX_BYTES } from "../limits.ts";
import {
  accountResponse,
  contactCodeRequest,
  contactProofRequest,
  infoCorrectionRequest,
  passwordChangeRequest,
  registrationResponse,
  sessionEndRequest,
} from "./account.ts";
import {
  colleagueAnswersRequest,
  colleagueAnswersResponse,
  colleagueAskRequest,
  colleagueAskResponse,
  colleagueEndRequest,
  colleagueFillRequest,
  colleagueListResponse,
  colleagueOpenResponse,
  colleagueSendRequest,
} from "./colleague.ts";
import { referenceRequest, referenceResponse, rightsRequest, rightsResponse as rightsTicketResponse } from "./data-rights.ts";
import { deletionCodeRequest, deletionLoginRequest, deletionLoginResponse, deletionRequest, deletionResponse, receiptResponse } from "./deletion.ts";
import {
  currentUserResponse,
  infoUploadRequest,
  infoUploadResponse,
  loginRequest,
  loginResponse,
  passwordCodeRequest,
  passwordResetRequest,
  registRequest,
  registResponse,
  rightsResponse,
  submissionResponse,
} from "./investor.ts";
import { scanClaimRequest, scanClaimResponse, scanOpenRequest, scanOpenResponse, scanStateRequest, scanStateResponse } from "./scan.ts";
import {
  adClickParams,
  adClickRequest,
  adDetailParams,
  adDetailResponse,
  articleSchema,
  bankListRequest,
  bankListResponse,
  blogDetailQuery,
  blogDetailResponse,
  blogListRequest,
  blogListResponse,
  blogPreviewQuery,
  blogTopRequest,
  blogTopResponse,
  cityListRequest,
  cityListResponse,
  fileRemoveRequest,
  fileUploadResponse,
  timestampResponse,
  websiteIndexResponse,
} from "./website.ts";
import * as z from "./zod.ts";

/** The gateway's rate limit per address that applies to a call. */
export type LimitClass = "read" | "login" | "register" | "code" | "upload" | "submit" | "search" | "ad-click";

export type Endpoint = {
  method: "GET" | "POST";
  /** Path with `{name}` for a parameter; `params` checks it. */
  path: string;
  params?: z.ZodType;
  query?: z.ZodType;
  /** Schema of the JSON body, or "multipart" for an upload. GET has none. */
  body?: z.ZodType | "multipart";
  /** Schema of `data`; absent for no data, "file" for the bytes of a document. */
  data?: z.ZodType | "file";
  /** Of a file: whether everybody may have it, so that browsers may keep it for an hour. */
  isPublic?: true;
  /** Whether a caller that accepts `text/event-stream` may get a stream of events, each with an envelope. */
  events?: true;
  /** Required credentials: none, a session, a session or registration handle (`RegistrationId`), `ScanPass`, or `ColleagueLink`. */
  auth: "none" | "session" | "session-or-registration" | "scan-pass" | "colleague-link";
  limit: LimitClass;
  maxBodyBytes: number;
  /** One line for docs/api.md. */
  about: string;
};

/** Multipart framing of an upload, bytes. */
const MULTIPART_OVERHEAD_BYTES = 16_384;

const none = z.strictObject({});
const json = { maxBodyBytes: JSON_BODY_MAX_BYTES } as const;

/**
 * All API calls. The source of the gateway's allow-list, both transports, the contract tests of the reference API and
 * docs/api.md.
 */
export const endpoints = {
  timestamp: {
    method: "GET",
    path: "/api/common/timestamp",
    data: timestampResponse,
    auth: "none",
    limit: "read",
    ...json,
    about: "Server time, milliseconds since the epoch.",
  },
  cityList: {
    method: "POST",
    path: "/api/common/city-list",
    body: cityListRequest,
    data: cityListResponse,
    auth: "none",
    limit: "read",
    ...json,
    about: "Regions one level below those given, sorted by name.",
  },
  bankList: {
    method: "POST",
    path: "/api/common/bank-list",
    body: bankListRequest,
    data: bankListResponse,
    auth: "none",
    limit: "read",
    ...json,
    about: "Banks with code and logo.",
  },
  fileUpload: {
    method: "POST",
    path: "/api/common/file-upload",
    body: "multipart",
    data: fileUploadResponse,
    auth: "session-or-registration",
    limit: "upload",
    maxBodyBytes: UPLOAD_MAX_BYTES + MULTIPART_OVERHEAD_BYTES,
    about:
      "Stores one document (multipart field `file`), answers its URL. With `ColleagueLink` in place of the other credentials, for a document of its part that `ScanField` names.",
  },
  fileRead: {
    method: "GET",
    path: "/api/common/file/{fileId}",
    params: z.strictObject({ fileId: z.string(64).regex(/^[\w-]{16,64}$/) }),
    data: "file",
    auth: "session-or-registration",
    limit: "read",
    ...json,
    about: "A stored document, for its owner, and for a colleague who sent it with the same `ColleagueLink`.",
  },
  fileRemove: {
    method: "POST",
    path: "/api/common/file-remove",
    body: fileRemoveRequest,
    auth: "session-or-registration",
    limit: "read",
    ...json,
    about: "Removes a document that no submission has claimed, for its owner or the `ColleagueLink` that sent it; an upstream may not offer it.",
  },
  scanOpen: {
    method: "POST",
    path: "/api/common/scan-open",
    body: scanOpenRequest,
    data: scanOpenResponse,
    auth: "session-or-registration",
    limit: "submit",
    ...json,
    about:
      "Opens a code with which one phone may add files to one document, and to `others`; ends the document's code before it. An upstream may not offer it.",
  },
  scanState: {
    method: "POST",
    path: "/api/common/scan-state",
    body: scanStateRequest,
    data: scanStateResponse,
    events: true,
    auth: "session-or-registration",
    limit: "read",
    ...json,
    about:
      "Whether a phone uses the code, and the files that it sent. With `Accept: text/event-stream` an upstream may answer with events: one envelope now and one per change. An upstream may not offer it.",
  },
  scanClaim: {
    method: "POST",
    path: "/api/common/scan-claim",
    body: scanClaimRequest,
    data: scanClaimResponse,
    auth: "none",
    limit: "code",
    ...json,
    about: "Binds a code to the phone with this pass; answers which document it is for. An upstream may not offer it.",
  },
  scanSend: {
    method: "POST",
    path: "/api/common/scan-send",
    body: "multipart",
    data: fileUploadResponse,
    auth: "scan-pass",
    limit: "upload",
    maxBodyBytes: UPLOAD_MAX_BYTES + MULTIPART_OVERHEAD_BYTES,
    about:
      "Adds one file (multipart field `file`) to the document of the code, or to the one of its `others` that the header `ScanField` names; the same `X-Request-Id` adds it once. An upstream may not offer it.",
  },
  regist: {
    method: "POST",
    path: "/api/investor/regist",
    body: registRequest,
    data: registResponse,
    auth: "none",
    limit: "register",
    ...json,
    about: "Opens a funder account; answers the registration handle, 1 to 200 visible ASCII characters.",
  },
  login: {
    method: "POST",
    path: "/api/investor/login",
    body: loginRequest,
    data: loginResponse,
    auth: "none",
    limit: "login",
    ...json,
    about: "Signs in by e-mail or phone. The gateway keeps the token in a cookie.",
  },
  infoUpload: {
    method: "POST",
    path: "/api/investor/info-upload",
    body: infoUploadRequest,
    data: infoUploadResponse,
    auth: "none",
    limit: "submit",
    ...json,
    about:
      "Submits the details and documents of a funder, with `username`, `email` and `mobile` where the browser knows them; never `password`. The optional header `Consents` names what the funder consented to (`lib/contract/agreements.ts`). An upstream may answer the number of the submission.",
  },
  currentUser: {
    method: "GET",
    path: "/api/investor/current-user",
    data: currentUserResponse,
    auth: "session",
    limit: "read",
    ...json,
    about: "Who is signed in; 401 without a valid session.",
  },
  logout: {
    method: "POST",
    path: "/api/investor/logout",
    body: none,
    auth: "none",
    // The most generous limit: sign-ins from the same address must not prevent a sign-out.
    limit: "read",
    ...json,
    about: "Ends the session and clears its cookie.",
  },
  passwordCode: {
    method: "POST",
    path: "/api/investor/password-code",
    body: passwordCodeRequest,
    auth: "none",
    limit: "code",
    ...json,
    about: "Sends a reset code, to the proved contact of the account if there is one; the same answer whether or not the account exists.",
  },
  passwordReset: {
    method: "POST",
    path: "/api/investor/password-reset",
    body: passwordResetRequest,
    auth: "none",
    limit: "code",
    ...json,
    about: "Sets a new password with the code; ends the sessions of its account, and the session of this browser, also of another account.",
  },
  registration: {
    method: "GET",
    path: "/api/investor/registration",
    data: registrationResponse,
    auth: "session-or-registration",
    limit: "read",
    ...json,
    about:
      "Whose registration or account it is, with masked contacts; 1004 for a handle of another account than the session's. An upstream may not offer it.",
  },
  contactCode: {
    method: "POST",
    path: "/api/investor/contact-code",
    body: contactCodeRequest,
    auth: "session-or-registration",
    limit: "code",
    ...json,
    about:
      "Sends a code that proves an e-mail address or phone number. `to` names a new one, which needs a session and the password. An upstream may not offer it.",
  },
  contactProof: {
    method: "POST",
    path: "/api/investor/contact-proof",
    body: contactProofRequest,
    auth: "session-or-registration",
    limit: "code",
    ...json,
    about: "Proves an e-mail address or phone number with the code sent there. An upstream may not offer it.",
  },
  infoCorrection: {
    method: "POST",
    path: "/api/investor/info-correction",
    body: infoCorrectionRequest,
    auth: "session",
    limit: "submit",
    ...json,
    about: "Sends the fields and documents again that `review.items` of current-user names; 1016 for any other field. An upstream may not offer it.",
  },
  infoTakeBack: {
    method: "POST",
    path: "/api/investor/info-take-back",
    body: none,
    data: registResponse,
    auth: "session",
    limit: "submit",
    ...json,
    about:
      "Takes back details that were sent before the owner of the account had proved a contact; answers a new handle. An upstream may not offer it.",
  },
  submission: {
    method: "GET",
    path: "/api/investor/submission",
    data: submissionResponse,
    auth: "session",
    limit: "read",
    ...json,
    about: "The details that the funder has sent, with the documents; 1404 without any. An upstream may not offer it.",
  },
  logoutAll: {
    method: "POST",
    path: "/api/investor/logout-all",
    body: none,
    auth: "session",
    limit: "login",
    ...json,
    about: "Ends every session of the account and its registration handle, and forgets its devices. An upstream may not offer it.",
  },
  account: {
    method: "GET",
    path: "/api/investor/account",
    data: accountResponse,
    auth: "session",
    limit: "read",
    ...json,
    about: "The account's contacts, sessions and the messages to it, newest first. An upstream may not offer it.",
  },
  sessionEnd: {
    method: "POST",
    path: "/api/investor/session-end",
    body: sessionEndRequest,
    data: currentUserResponse.optional(),
    auth: "session",
    limit: "read",
    ...json,
    about:
      "Ends one session of the account, and the registration handle with it; one that has ended is no error. Answers who is signed in, with a new handle. An upstream may not offer it.",
  },
  passwordChange: {
    method: "POST",
    path: "/api/investor/password-change",
    body: passwordChangeRequest,
    data: currentUserResponse,
    auth: "session",
    limit: "login",
    ...json,
    about:
      "Sets a new password with the current one; ends the other sessions, the registration handle and open codes of the account. Answers who is signed in. An upstream may not offer it.",
  },
  colleagueAsk: {
    method: "POST",
    path: "/api/investor/colleague-ask",
    body: colleagueAskRequest,
    data: colleagueAskResponse,
    auth: "session-or-registration",
    limit: "submit",
    ...json,
    about:
      "Opens a link with which a colleague fills in one part of the company form; ends the part's unused link before it. An upstream may not offer it.",
  },
  colleagueSend: {
    method: "POST",
    path: "/api/investor/colleague-send",
    body: colleagueSendRequest,
    auth: "session-or-registration",
    limit: "code",
    ...json,
    about: "Sends an unused link of the registration by e-mail. An upstream may not offer it.",
  },
  colleagueList: {
    method: "GET",
    path: "/api/investor/colleague-list",
    data: colleagueListResponse,
    auth: "session-or-registration",
    limit: "read",
    ...json,
    about: "The links of the registration, newest first: which part, who filled it in, and when. An upstream may not offer it.",
  },
  colleagueAnswers: {
    method: "POST",
    path: "/api/investor/colleague-answers",
    body: colleagueAnswersRequest,
    data: colleagueAnswersResponse,
    auth: "session-or-registration",
    limit: "read",
    ...json,
    about: "What a colleague filled in, until the owner has taken it; 1404 for anything else. An upstream may not offer it.",
  },
  colleagueEnd: {
    method: "POST",
    path: "/api/investor/colleague-end",
    body: colleagueEndRequest,
    auth: "session-or-registration",
    limit: "read",
    ...json,
    about:
      "With `taken`, says that the answers are in the form now, and removes them here; else revokes the link and removes its answers and files. An upstream may not offer it.",
  },
  colleagueOpen: {
    method: "POST",
    path: "/api/investor/colleague-open",
    body: none,
    data: colleagueOpenResponse,
    auth: "colleague-link",
    limit: "code",
    ...json,
    about: "Which part a link is for; 1004 for a link that is unknown, used, revoked or expired. An upstream may not offer it.",
  },
  colleagueFill: {
    method: "POST",
    path: "/api/investor/colleague-fill",
    body: colleagueFillRequest,
    auth: "colleague-link",
    limit: "submit",
    ...json,
    about: "Hands the answers of a link's part to the owner of the registration, once: exactly the fields of the part. An upstream may not offer it.",
  },
  rights: {
    method: "GET",
    path: "/api/investor/rights",
    data: rightsResponse,
    auth: "session",
    limit: "read",
    ...json,
    about: "Permission tree of the account menu; an upstream may not offer it.",
  },
  websiteIndex: {
    method: "GET",
    path: "/api/h5/website/index",
    data: websiteIndexResponse,
    auth: "none",
    limit: "read",
    ...json,
    about: "Rate indicators, products and statistics of the site.",
  },
  blogList: {
    method: "POST",
    path: "/api/h5/website/blog/list",
    body: blogListRequest,
    data: blogListResponse,
    auth: "none",
    limit: "search",
    ...json,
    about: "Articles, paged, by category: newest first, or those that fit a keyword, the best first.",
  },
  blogTop: {
    method: "POST",
    path: "/api/h5/website/blog/top",
    body: blogTopRequest,
    data: blogTopResponse,
    auth: "none",
    limit: "read",
    ...json,
    about: "Articles for the latest block, those flagged top first.",
  },
  blogDetail: {
    method: "GET",
    path: "/api/h5/website/blog/detail",
    query: blogDetailQuery,
    data: blogDetailResponse,
    auth: "none",
    limit: "read",
    ...json,
    about: "One article with its HTML and its neighbours in time; 404 and code 1404 when unknown, for which some platforms answer nothing.",
  },
  blogPreview: {
    method: "GET",
    path: "/api/h5/website/blog/preview",
    query: blogPreviewQuery,
    data: articleSchema,
    auth: "none",
    limit: "read",
    ...json,
    about: "An article that may not be published yet, for a signed link; 404 after the link has expired. An upstream may not offer it.",
  },
  picture: {
    method: "GET",
    path: "/api/h5/website/picture/{pictureId}",
    params: z.strictObject({ pictureId: z.string(64).regex(/^[\w-]{16,64}$/) }),
    data: "file",
    isPublic: true,
    auth: "none",
    limit: "read",
    ...json,
    about: "A picture of an article or advertisement that was uploaded at the desk. An upstream may not offer it.",
  },
  adDetail: {
    method: "GET",
    path: "/api/ad/detail/{code}",
    params: adDetailParams,
    data: adDetailResponse,
    auth: "none",
    limit: "read",
    ...json,
    about: "Ads of one slot and device.",
  },
  adClick: {
    method: "POST",
    path: "/api/ad/click/{recordId}",
    params: adClickParams,
    body: adClickRequest,
    auth: "none",
    limit: "ad-click",
    ...json,
    about: "Counts a click on an ad.",
  },
  deletionLogin: {
    method: "POST",
    path: "/api/h5/login",
    body: deletionLoginRequest,
    data: deletionLoginResponse,
    auth: "none",
    limit: "login",
    ...json,
    about: "First step of account deletion; answers the id of the deletion, valid for 15 minutes.",
  },
  deletionCode: {
    method: "POST",
    path: "/api/h5/cancellation-code",
    body: deletionCodeRequest,
    auth: "none",
    limit: "code",
    ...json,
    about: "Sends the deletion code by SMS.",
  },
  deletion: {
    method: "POST",
    path: "/api/h5/cancellation",
    body: deletionRequest,
    data: deletionResponse,
    auth: "none",
    limit: "code",
    ...json,
    about: "Deletes the app account; an upstream may answer a signed receipt, and the same one to a repeated request with the same `X-Request-Id`.",
  },
  deletionReceipt: {
    method: "POST",
    path: "/api/h5/deletion-receipt",
    body: referenceRequest,
    data: receiptResponse,
    auth: "none",
    limit: "code",
    ...json,
    about: "The signed receipt of a deletion, with the public keys; 404 and code 1404 when unknown. An upstream may not offer it.",
  },
  rightsRequest: {
    method: "POST",
    path: "/api/h5/rights-request",
    body: rightsRequest,
    data: rightsTicketResponse,
    auth: "none",
    limit: "submit",
    ...json,
    about: "Files a request about personal data; answers its ticket.",
  },
  reference: {
    method: "POST",
    path: "/api/h5/reference",
    body: referenceRequest,
    data: referenceResponse,
    auth: "none",
    limit: "code",
    ...json,
    about: "The deletion of a receipt number, or the request of a ticket; 404 and code 1404 for an unknown one.",
  },
} as const satisfies Record<string, Endpoint>;

export type EndpointName = keyof typeof endpoints;

type Parsed<Schema> = Schema extends z.ZodType ? z.infer<Schema> : undefined;
type Given<Schema> = Schema extends z.ZodType ? z.input<Schema> : undefined;

/** `data` of a successful response. */
export type DataOf<Name extends EndpointName> = (typeof endpoints)[Name] extends { data: infer Schema } ? Parsed<Schema> : undefined;
/** The JSON body of the request. */
export type BodyOf<Name extends EndpointName> = (typeof endpoints)[Name] extends { body: infer Schema } ? Given<Schema> : undefined;
