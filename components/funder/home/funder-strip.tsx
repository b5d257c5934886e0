import { FunderStatus } from "@/components/funder/home/funder-status";
import { ReceiptSlot } from "@/components/funder/receipt/receipt-slot";
import { buttonClass } from "@/components/ui/button";
import { funderStripCopy as copy } from "@/lib/content/funder-strip";

/**
 * What the account of the signed-in user still needs, on the home page. Its space is reserved from the first paint, so
 * nothing moves.
 */
export function FunderStrip() {
  return (
    <div className="hidden signed-in:block print:contents">
      <section aria-label={copy.label} className="border-line border-b bg-bg-calm print:hidden">
        <div className="wrap flex min-h-24 flex-wrap items-center justify-between gap-x-6 gap-y-3 py-4">
          <FunderStatus linkClassName={buttonClass({ size: "compact" })} />
        </div>
      </section>
      <ReceiptSlot className="wrap py-6" />
    </div>
  );
}
