import { footerCopy } from "@/lib/content/shell";
import { contact } from "@/lib/content/site";

/** The last line on paper: where the page is from. The early script writes the whole address and the time into it. */
export function PrintNote() {
  return (
    <p data-printed={footerCopy.printedFrom} suppressHydrationWarning className="wrap mt-4 hidden border-fg border-t pt-2 text-micro print:block">
      {/* One text: React lets other words stand, as when the page was printed before it is hydrated, but not fewer
          parts of them. */}
      {`${footerCopy.printedFrom} ${contact.website}`}
    </p>
  );
}
