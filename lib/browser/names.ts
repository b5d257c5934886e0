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
/** Name on the window of what an early press copied. */
export const COPIED_NAME = "earlyCopy";
/** Session storage key under which a page leaves what was typed early to the page that takes its place. */
export const CARRIED_KEY = "earlyFields";
/** Id of the main part of every page. */
export const MAIN_ID = "konten";
