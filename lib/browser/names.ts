/** Names that pages and the script before them share. Imports nothing, so that the delivering server can read it. */

/** Event on the document, once every part of the page is hydrated. */
export const HYDRATED_EVENT = "hydrated";
/** Local storage key of the remembered user. */
export const USER_KEY = "userInfo";
/** Cookie that says once, after a token came in a page address, whose account is open: the name, read and removed by a script. */
export const NOTICE_COOKIE = "SessionNotice";
/** Cookie with the name of an account that a link has opened: the person is asked before anything is stored under it. */
export const ARRIVAL_COOKIE = "SessionArrival";
/** Up to 768 px the deletion of an account is a page, else a dialog (Public §2). */
export const DELETION_PAGE_MEDIA = "(max-width: 768px)";
export const DELETION_DIALOG_MEDIA = `not all and ${DELETION_PAGE_MEDIA}`;
/** Event on the document that asks for a passing message; its detail is a `Notice`. Cancelled by who shows it (components/ui/toaster.tsx). */
export const NOTICE_EVENT = "notice";
/** The part of an address that opens the deletion of an account as a dialog over its page. */
export const DELETION_HASH = "#hapus-akun";
/** Id of the main part of every page. */
export const MAIN_ID = "konten";

/** Local storage keys that remember that an advertisement was closed or shown (Public §3). */
export const adFlags = {
  topWarn: "isHomeTopWarn",
  bottomWarn: "isHomeBottomWarn",
  float: "isHomeFloat",
  window: "hasShownDownloadDialog",
} as const;
/** `routes.removeAccount` for the script of every page: importing the table would bring every route along. */
export const DELETION_PATH = "/removeAccount";
