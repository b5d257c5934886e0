/** What Next answers for a page that finds nothing: a document whose body only scripts fill (next.js issue 62228). */
const EMPTY_SHELL = /^<!DOCTYPE html><html id="__next_error__"/i;

/** Whether an answer is the empty shell of a page not found, which the whole page must replace. */
export function isEmptyMissingPage(status: number, html: string): boolean {
  return status === 404 && EMPTY_SHELL.test(html);
}
