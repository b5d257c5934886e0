/**
 * Constants of the specification, with their units and sources (docs/specification/). Imports nothing, because web and
 * reference API share it.
 */

/** Accounts §9: longest e-mail address, characters. */
export const EMAIL_MAX_CHARS = 50;
/** Accounts §5: digits of a phone number after its country code. */
export const PHONE_MIN_DIGITS = 8;
export const PHONE_MAX_DIGITS = 14;
/** Accounts §5, wire contract §4: registration password, printable ASCII characters. */
export const PASSWORD_MIN_CHARS = 6;
export const PASSWORD_MAX_CHARS = 20;
/** Accounts §3: lengths of the company form, characters. */
export const COMPANY_SHORT_NAME_MAX_CHARS = 30;
export const COMPANY_ID_NUMBER_MAX_CHARS = 30;
export const LEGAL_PERSON_NAME_MAX_CHARS = 50;
export const BANK_ACCOUNT_MAX_DIGITS = 30;
/** Own choice: longest one-line and multi-line free text, characters. */
export const TEXT_MAX_CHARS = 120;
export const ADDRESS_MAX_CHARS = 300;
/** Accounts §5: a national identity number (NIK). */
export const ID_NUMBER_DIGITS = 16;
/** PMK 112/2022: a tax number has 16 digits (persons: the NIK) or the older 15. */
export const NPWP_MIN_DIGITS = 15;
export const NPWP_MAX_DIGITS = 16;
export const POSTCODE_DIGITS = 5;
/** Public §5 (FAQ): youngest funder, years. */
export const FUNDER_MIN_AGE_YEARS = 18;
export const DAY_MS = 86_400_000;
/** Jakarta's offset from UTC, constant since 1964, milliseconds. */
export const JAKARTA_AHEAD_MS = 7 * 3_600_000;

/** Accounts §9: largest upload, bytes. */
export const UPLOAD_MAX_BYTES = 20_971_520;
/** Own choice: most files per account. A single document has no limit (Accounts §3). */
export const FILES_PER_REGISTRATION_MAX = 150;
/** Own choice: uploaded bytes per day and account (120 files of the largest size), and per address. */
export const UPLOAD_BYTES_PER_ACCOUNT_DAY = 120 * UPLOAD_MAX_BYTES;
export const UPLOAD_BYTES_PER_ADDRESS_DAY = 2 * UPLOAD_BYTES_PER_ACCOUNT_DAY;
/** Own choice: parallel uploads, per account, per address and in total. */
export const UPLOADS_AT_ONCE_PER_ACCOUNT = 4;
export const UPLOADS_AT_ONCE_PER_ADDRESS = 32;
export const UPLOADS_AT_ONCE = 100;
/** Own choice: largest image, pixels. Phones take 50 megapixels; decoding more needs too much memory. */
export const PICTURE_MAX_PIXELS = 52_000_000;
/** Own choice: largest image in memory, bytes: PICTURE_MAX_PIXELS with three channels of one byte. */
export const PICTURE_MAX_UNPACKED_BYTES = 3 * PICTURE_MAX_PIXELS;
/** Own choice: pictures that wait for the decoder, per account and in all, and the longest wait, milliseconds. */
export const PICTURES_WAITING_PER_ACCOUNT_MAX = 4;
export const PICTURES_WAITING_MAX = 40;
export const PICTURE_WAIT_MS = 20_000;
/**
 * Own choice: longest URL, path and query, characters: response headers that repeat it stay well below a proxy's header
 * buffer.
 */
export const URL_MAX_CHARS = 2_048;
/** Own choice: largest JSON body, bytes. */
export const JSON_BODY_MAX_BYTES = 65_536;
/** Own choice: life of a code that lets a phone add files to one document, milliseconds, and its length, characters. */
export const SCAN_CODE_MS = 900_000;
export const SCAN_CODE_CHARS = 8;
/** How long one answer with the news of a scan code lasts: shorter than a server waits for running answers when it stops. */
export const SCAN_NEWS_MS = 25_000;
/** Own choice: how long the laptop may still ask what arrived after a code has ended, milliseconds. */
export const SCAN_KEPT_MS = 3_600_000;
/** Own choice: streams of news about scans that one registration may have open at once. */
export const SCAN_STREAMS_MAX = 6;
/** Own choice: after this another request may take over the place of a photo that did not arrive, milliseconds. */
export const SCAN_RESERVED_MS = 120_000;
/**
 * Own choice: life of a link with which a colleague fills in a part of the company form, and after that of the answers
 * until their owner takes them, milliseconds; how long an ended link stays listed.
 */
export const COLLEAGUE_LINK_MS = 604_800_000;
export const COLLEAGUE_KEPT_MS = 604_800_000;
/** Own choice: links and mails of links a day for one registration, files of one link, and the colleague's name, characters. */
export const COLLEAGUE_LINKS_PER_DAY_MAX = 20;
export const COLLEAGUE_MAILS_PER_DAY_MAX = 10;
export const COLLEAGUE_FILES_MAX = 30;
export const COLLEAGUE_NAME_MAX_CHARS = 50;
/** Accounts §4: a failed upload leaves the list after this, milliseconds. */
export const UPLOAD_FAILED_SHOWN_MS = 2_000;

/** Accounts §9: request timeout, milliseconds. */
export const REQUEST_TIMEOUT_MS = 60_000;
/** Accounts §9: session and remembered user, milliseconds and seconds. */
export const SESSION_MS = 604_800_000;
export const SESSION_SECONDS = 604_800;
/** Wire contract §2: life of the clock-offset cookie, seconds, and the largest accepted offset, milliseconds. */
export const TIME_OFFSET_COOKIE_SECONDS = 3_600;
export const TIME_OFFSET_MAX_MS = 86_400_000;
/** Wire contract §3: life of a registration handle and of a running deletion, milliseconds. */
export const REGISTRATION_HANDLE_MS = 604_800_000;
export const DELETION_MS = 900_000;
/** Wire contract §3: one-time codes. */
export const OTP_DIGITS = 6;
export const OTP_LIFE_MS = 600_000;
export const OTP_MAX_TRIES = 5;
export const OTP_PER_DAY_MAX = 5;
export const OTP_RESEND_SECONDS = 60;
/** Wire contract §3: wrong passwords before an account is locked, and the window and lock, milliseconds. */
export const LOCKOUT_MAX_FAILURES = 10;
export const LOCKOUT_WINDOW_MS = 900_000;
/** Own choice: wrong passwords in that window from all unknown addresses in total, and attempts at one code. */
export const LOCKOUT_STRANGERS_MAX = 50;
export const OTP_STRANGERS_TRIES_MAX = 20;
/** Own choice: codes per day to one e-mail address or phone from all unknown addresses in total. */
export const OTP_STRANGERS_PER_DAY_MAX = 15;
/**
 * Own choice: messages a day to one recipient that anybody can cause, of all kinds together, and the confirmations of
 * tickets among them. Codes for a known device, decisions, answers and notices of changes are sent beyond that.
 */
export const MESSAGES_PER_RECIPIENT_DAY_MAX = 20;
export const TICKET_MAILS_PER_RECIPIENT_DAY_MAX = 5;
/** Own choice: how long a device that has signed in is remembered, milliseconds. */
export const KNOWN_DEVICE_MS = 31_536_000_000;
/** Own choice: how long the owner of a proved contact may withdraw details submitted before, milliseconds. */
export const TAKE_BACK_MS = 604_800_000;
/** Own choice: uploads without a submission are removed after this, milliseconds. */
export const UNCLAIMED_UPLOAD_MS = 86_400_000;
/** Own choice: stored files without a database row are removed after this, milliseconds: time to restore a database. */
export const ORPHAN_UPLOAD_MS = 604_800_000;
/** Public §5: longest suggestion in the deletion form, characters. */
export const DELETION_COMMENT_MAX_CHARS = 500;
/** Public §4, §5: deletion login. */
export const DELETION_PASSWORD_MIN_CHARS = 7;
export const DELETION_DONE_LOADING_MS = 1_000;
/** Own choice: attempts at the identity number per running deletion. */
export const DELETION_ID_MAX_TRIES = 5;
/** Public §9 (data is stored for at least 5 years): how long the proof of a deletion is stored, years. */
export const DELETION_RECEIPT_YEARS = 5;
/** GSM 03.38: an SMS in one part, characters of its alphabet. */
export const SMS_MAX_CHARS = 160;
/** Own choice: timeout of a message provider while a person waits, milliseconds. */
export const MESSAGE_WAIT_MS = 2_000;

/** Accounts §2: the header changes beyond this scroll position, pixels. */
export const HEADER_SCROLL_PX = 112;
/** Accounts §9: phone layouts are below the first, mobile layouts up to the second, pixels. */
export const TABLET_MIN_PX = 768;
export const MOBILE_MAX_PX = 1_200;
/** Public §9: carousels, milliseconds. */
export const CAROUSEL_AUTOPLAY_MS = 3_000;
export const CAROUSEL_SPEED_MS = 1_000;
/** Public §2, wire contract §4: blog paging. */
export const BLOG_PAGE_SIZE = 6;
export const LATEST_PAGE_SIZE = 3;
/** Own choice: longest search, characters; the page searches the first words of a longer text. */
export const KEYWORD_MAX_CHARS = 100;
/** Own choice: most results of a search in the reference API. */
export const SEARCH_RESULTS_MAX = 300;
/** Longest article id in URLs, characters. */
export const ARTICLE_ID_MAX_CHARS = 128;
/** Article ids in URLs (a number, a UUID or a slug), as a part of a regular expression. */
export const ARTICLE_ID = `[\\w-]{1,${ARTICLE_ID_MAX_CHARS}}`;
/** Matches a whole article id. */
export const articleIdPattern = new RegExp(`^${ARTICLE_ID}$`);
export const INFINITE_SCROLL_OFFSET_PX = 50;
export const INFINITE_SCROLL_DELAY_MS = 200;
/** Own choice: automatic loads before "Muat lagi". */
export const INFINITE_SCROLL_AUTO_LOADS = 3;
/** Public §2: share popup, pixels, and the delay after copying a job's URL, milliseconds. */
export const SHARE_POPUP_PX = 600;
export const SHARE_AFTER_COPY_MS = 500;
/** Public §9: careers paginator. */
export const JOBS_PAGE_SIZE = 4;
/** Public §9: copyright year shown. */
export const COPYRIGHT_YEAR = 2025;
/** Public §9: smallest funding in total of some offers, and the usual one, rupiah. One funding is spread over loans. */
export const FUNDING_MIN_RUPIAH = 5_000_000;
export const FUNDING_USUAL_MIN_RUPIAH = 10_000_000;
/** Own choice: the first-visit advertisement appears after this, milliseconds. */
export const WINDOW_AD_DELAY_MS = 3_000;

/** Revalidation of a page that was rendered without the site's figures, seconds. */
export const LACKING_REVALIDATE_SECONDS = 2;
