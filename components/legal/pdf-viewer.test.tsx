import { render, screen } from "@testing-library/react";
import { takeNotices } from "@/components/ui/toaster";
import { pdfPage } from "@/lib/content/recipient";
import { canShowPdf, PdfViewer } from "./pdf-viewer";

jest.mock("./pdf-canvas", () => {
  throw new Error("Failed to load chunk");
});

test("where the code that draws does not come, the file is offered and an alert says why", async () => {
  render(<PdfViewer file="/files/contoh.pdf" />);
  expect(await screen.findByRole("link", { name: "Unduh file PDF" })).toHaveAttribute("href", "/files/contoh.pdf");
  expect(takeNotices().map(({ message }) => message)).toEqual([pdfPage.failed]);
});

test.each([
  ["Mozilla/5.0 (Linux; Android 7.1.1; SM-J510FN)", false],
  ["Mozilla/5.0 (Linux; Android 6.0; Nexus 5)", false],
  ["Mozilla/5.0 (Linux; Android 8.0.0; SM-G930F)", true],
  ["Mozilla/5.0 (Linux; Android 14; Pixel 7)", true],
  ["Mozilla/5.0 (iPhone; CPU iPhone OS 10_3_1 like Mac OS X)", false],
  ["Mozilla/5.0 (iPad; CPU OS 9_3 like Mac OS X)", false],
  ["Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X)", true],
  ["Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)", true],
])("the browser %s can show PDF pages: %s", (userAgent, shown) => expect(canShowPdf(userAgent)).toBe(shown));
