import { existsSync, readFileSync } from "node:fs";
import path from "node:path";

/** What Next answers for a page that finds nothing: a document whose body only scripts fill (next.js issue 62228). */
const EMPTY_SHELL = /^<!DOCTYPE html><html id="__next_error__"/i;

/** The whole page for addresses that lead nowhere, as `next build` left it in `root`; undefined while developing. */
export function readMissingPage(root: string): Buffer | undefined {
  const file = path.join(root, ".next/server/app/_not-found.html");
  return existsSync(file) ? readFileSync(file) : undefined;
}

/** Whether an answer is the empty shell of a page not found, which the whole page must replace. */
export function isEmptyMissingPage(status: number, html: string): boolean {
  return status === 404 && EMPTY_SHELL.test(html);
}
