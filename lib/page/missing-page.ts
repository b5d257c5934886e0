/** Next's response to notFound(): a document whose body only scripts fill (next.js issue 62228). */
const EMPTY_SHELL = /^<!DOCTYPE html><html id="__next_error__"/i;

/** Whether a response is this empty 404 shell, which the full not-found page must replace. */
export function isEmptyMissingPage(status: number, html: string): boolean {
  return status === 404 && EMPTY_SHELL.test(html);
}
