/** What pages that failed for want of an answer say to the server that delivers them, and to readers as their code. */
export const UNANSWERED = "E502";
