import { render, screen } from "@testing-library/react";
import { takeNotices } from "@/components/ui/toaster";
import { pdfPage } from "@/lib/content/recipient";
import { PdfViewer } from "./pdf-viewer";

jest.mock("./pdf-canvas", () => {
  throw new Error("Failed to load chunk");
});

test("where the code that draws does not come, the file is offered and an alert says why", async () => {
  render(<PdfViewer file="/files/contoh.pdf" />);
  expect(await screen.findByRole("link", { name: "Unduh file PDF" })).toHaveAttribute("href", "/files/contoh.pdf");
  expect(takeNotices().map(({ message }) => message)).toEqual([pdfPage.failed]);
});
