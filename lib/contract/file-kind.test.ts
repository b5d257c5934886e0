import { zipOf } from "../../test-support/zip.ts";
import { isEncryptedPdf, kindOfFile, sourceOf, zipState } from "./file-kind.ts";

const source = (...parts: BlobPart[]) => sourceOf(new Blob(parts));
const bytes = (text: string) => Buffer.from(text, "latin1");

it.each([
  ["a PDF", "%PDF-1.7\n", "pdf"],
  ["a PDF behind a line break", "\r\n%PDF-1.4\n", "pdf"],
  ["a PDF behind a byte order mark", "\u00ef\u00bb\u00bf%PDF-1.4\n", "pdf"],
  ["a PDF behind a mail header", "Content-Type: application/pdf\r\nFrom: Budi <budi@contoh.id>\r\n\r\n%PDF-1.5\n", "pdf"],
  ["a PDF behind the commands of a printer", "\u001b%-12345X@PJL JOB\r\n@PJL ENTER LANGUAGE=PDF\r\n%PDF-1.4\n", "pdf"],
  ["a PDF behind the head of a form", '--Form\r\nContent-Disposition: form-data; filename="J\u00c3\u00b6nsson.pdf"\r\n\r\n%PDF-1.5\n', "pdf"],
  ["a PDF behind a no-break space", "\u00c2\u00a0%PDF-1.5\n", "pdf"],
  ["a PDF behind zeros", "\0\0\0\0%PDF-1.5\n", "pdf"],
  ["HTML within a text with the mark of a PDF", "Catatan:\n<html><script>1</script>%PDF-1.5\n", undefined],
  ["a PDF behind a kilobyte", `${" ".repeat(1_030)}%PDF-1.5\n`, undefined],
  ["HTML with the mark of a PDF", "<!DOCTYPE html><script>1</script>%PDF-1.5\n", undefined],
  ["HTML behind a line break with the mark of a PDF", "\n <script>1</script>%PDF-1.5\n", undefined],
  ["a program with the mark of a PDF", "MZ\u0090\u0000%PDF-1.5\n", undefined],
  ["four bytes of a PDF", "%PDF", undefined],
  ["a JPEG", "\u00ff\u00d8\u00ff\u00e1", "jpg"],
  ["a PNG", "\u0089PNG\r\n\u001a\n", "png"],
  ["an animated PNG", "\u0089PNG\r\n\u001a\n\u0000\u0000\u0000\rIHDR....acTL", "png"],
  ["a WebP", "RIFF\u0010\u0000\u0000\u0000WEBPVP8 ", "webp"],
  ["a WAV", "RIFF\u0010\u0000\u0000\u0000WAVEfmt ", undefined],
  ["a HEIC", "\u0000\u0000\u0000\u0018ftypheic\u0000\u0000\u0000\u0000", "heic"],
  ["a ZIP", "PK\u0003\u0004", "zip"],
  ["a GIF", "GIF89a", undefined],
  ["an SVG", "<svg/>", undefined],
  ["nothing", "", undefined],
])("%s is recognised by its first bytes", async (_, content, kind) => expect(await kindOfFile(source(bytes(content)))).toBe(kind));

const pdf = (trailer: string) => `%PDF-1.7\n1 0 obj\n<< /Type /Catalog >>\nendobj\ntrailer\n<< /Size 1 ${trailer} >>\nstartxref\n0\n%%EOF\n`;

it.each([
  ["with its end at the end", pdf("/Encrypt 5 0 R"), true],
  ["with two kilobytes behind its end", pdf("/Encrypt 5 0 R") + "\0".repeat(2_000), true],
  ["with bytes before it, which move the place of its trailer", `\r\n\r\n${pdf("/Encrypt<</Filter/Standard>>")}`, true],
  ["with the name across the edge of what is read at once", "%PDF-1.7\n".padEnd(1_048_570, " ") + pdf("/Encrypt 5 0 R"), true],
  ["that is open", pdf("") + "\0".repeat(2_000), false],
])("an encrypted PDF %s is recognised", async (_, content, encrypted) => expect(await isEncryptedPdf(source(bytes(content)))).toBe(encrypted));

it.each([
  ["of documents", zipOf(["akta.pdf", "foto/ktp.jpg"]), "ok"],
  ["with a comment", zipOf(["akta.pdf"], "none", "dari notaris"), "ok"],
  ["with a password", zipOf(["akta.pdf"], "password"), "locked"],
  ["with a password by AES", zipOf(["akta.pdf"], "aes"), "locked"],
  ["of an app for Android", zipOf(["AndroidManifest.xml", "classes.dex"]), "other"],
  ["of a document of Word", zipOf(["[Content_Types].xml", "word/document.xml"]), "other"],
  ["of an OpenDocument", zipOf(["mimetype", "content.xml"]), "other"],
  ["of a document of Pages", zipOf(["preview.jpg", "Index/Document.iwa"]), "other"],
  ["without entries", zipOf([]), "broken"],
  ["of empty folders", zipOf(["dokumen/", "dokumen/pajak/"]), "broken"],
  ["that was cut off", zipOf(["akta.pdf"]).subarray(0, 50), "broken"],
  ["of a megabyte of zeros", Buffer.concat([bytes("PK\u0003\u0004"), Buffer.alloc(1_048_576)]), "broken"],
])("a ZIP archive %s is recognised", async (_, content, state) => expect(await zipState(source(content))).toBe(state));

it("a document of megabytes of brackets is judged in time proportional to its size", async () => {
  const since = performance.now();
  await isEncryptedPdf(source(`%PDF-1.7\n${"/Encrypt 1 ".repeat(900_000)}`));
  await zipState(source("PK\u0003\u0004".repeat(2_000_000)));
  // In proportion to the square it would take minutes.
  expect(performance.now() - since).toBeLessThan(10_000);
});
