/**
 * Fetches the reader of PDF files (pdf.js) as its makers have built it: with what browsers lack that are older than a year, 7 % larger. It stays outside the bundle, which would rewrite it
 * for browsers that it does not run in, and make it a third larger and slower to start. For the browser only.
 *
 * @throws when a file of it cannot be fetched.
 */
export async function loadReader(): Promise<typeof import("pdfjs-dist")> {
  const reader: typeof import("pdfjs-dist") = await import(
    /* turbopackIgnore: true */ new URL("pdfjs-dist/legacy/build/pdf.min.mjs", import.meta.url).toString()
  );
  reader.GlobalWorkerOptions.workerSrc = new URL("pdfjs-dist/legacy/build/pdf.worker.min.mjs", import.meta.url).toString();
  return reader;
}
