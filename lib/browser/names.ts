/** Names shared by pages, the early scripts and the server. Imports nothing. */

/** Document event: the whole page is hydrated. */
export const HYDRATED_EVENT = "hydrated";
/** Document event: the page shows another user, or none. Each script of a page has its own modules, but one document. */
export const USER_EVENT = "user-changed";
/** Document event: the data that this browser keeps belongs to somebody else now. */
export const OWNER_EVENT = "owner-changed";
/** Document event: a query has its data or failed; the components render after this event. */
export const ANSWER_EVENT = "answer-arrived";
/** Local storage key of the remembered user. */
export const USER_KEY = "userInfo";
/** Cookie with the username after sign-in by a link; a script shows it once and removes it. */
export const NOTICE_COOKIE = "SessionNotice";
/** Cookie with the username of an account opened by a link, until the person has confirmed that it is theirs. */
export const ARRIVAL_COOKIE = "SessionArrival";
/** Account deletion is a page up to 768 px, else a dialog (Public §2). */
export const DELETION_PAGE_MEDIA = "(max-width: 768px)";
export const DELETION_DIALOG_MEDIA = `not all and ${DELETION_PAGE_MEDIA}`;
/**
 * Document event that requests a toast; its detail is a `Notice`. components/ui/toaster.tsx cancels the event if it
 * shows it.
 */
export const NOTICE_EVENT = "notice";
/** URL hash that opens the account deletion dialog. */
export const DELETION_HASH = "#hapus-akun";
/** Document event: a link to the account deletion was clicked on its own page, whose dialog opens. */
export const OPEN_DELETION_EVENT = "open-deletion";
/** Id of `<main>`. */
export const MAIN_ID = "konten";

/** Local storage keys of closed or already shown advertisements (Public §3). */
export const adFlags = {
  topWarn: "isHomeTopWarn",
  bottomWarn: "isHomeBottomWarn",
  float: "isHomeFloat",
  window: "hasShownDownloadDialog",
} as const;
/** `routes.removeAccount` for the page script, which importing all routes would make larger. */
export const DELETION_PATH = "/removeAccount";
/** `routes.article`, for the same reason. */
export const ARTICLE_PATH = "/p2pLending";
/** Where pages send what is counted. Outside of the wire contract: another platform does not know it. */
export const COUNTS_PATH = "/api/counts";
