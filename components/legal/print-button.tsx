import { Printer } from "lucide-react";
import { Button } from "@/components/ui/button";
import { legalPage } from "@/lib/content/legal/page";

/** Prints the document; useless without scripts, so hidden then. */
export function PrintButton() {
  return (
    <Button variant="line" size="compact" className="noscript:hidden print:hidden" data-do="print">
      <Printer aria-hidden="true" className="size-5" />
      {legalPage.print}
    </Button>
  );
}
