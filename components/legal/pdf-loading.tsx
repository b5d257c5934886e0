import { Mark } from "@/components/ui/mark";
import { pdfPage } from "@/lib/content/recipient";

/** In the place of the document while its reader, then the file itself, is on the way. */
export function PdfLoading() {
  return (
    <p role="status" className="flex items-center gap-3 text-fg-soft">
      <Mark turning />
      {pdfPage.loading}
    </p>
  );
}
