import { Mark } from "@/components/ui/mark";
import { pdfPage } from "@/lib/content/recipient";

/** Widths of the lines of the empty sheet; the first is its title. */
const lines = ["w-3/5", "w-full", "w-11/12", "w-full", "w-4/5", "w-1/5", "w-full", "w-11/12", "w-full", "w-3/5"];

/** In the place of the document while its reader, then the file itself, is on the way. */
export function PdfLoading() {
  return (
    <>
      <p role="status" className="mx-auto mb-4 flex max-w-[900px] items-center gap-3 text-fg-soft">
        <Mark turning />
        {pdfPage.loading}
      </p>
      <div aria-hidden="true" className="day mx-auto grid aspect-[1/1.414] max-w-[900px] content-start gap-[2.5%] bg-white p-[9%] shadow-menu">
        {lines.map((width, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a line is its place
          <span key={index} className={`rounded-xs bg-mori-100 ${index === 0 ? "mb-[4%] h-6" : "h-3"} ${width}`} />
        ))}
      </div>
    </>
  );
}
