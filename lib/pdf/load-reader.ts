/**
 * Loads pdf.js in its legacy build, which supports browsers older than a year and is 7 % larger. Not bundled: the
 * bundler would transpile it for browsers in which it does not run, a third larger and slower. Browser only; throws if
 * a file cannot be fetched.
 */
export async function loadReader(): Promise<typeof import("pdfjs-dist")> {
  const reader: typeof import("pdfjs-dist") = await import(
    /* turbopackIgnore: true */ new URL("pdfjs-dist/legacy/build/pdf.min.mjs", import.meta.url).toString()
  );
  reader.GlobalWorkerOptions.workerSrc = new URL("pdfjs-dist/legacy/build/pdf.worker.min.mjs", import.meta.url).toString();
  return reader;
}
