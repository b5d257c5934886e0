import { footerCopy } from "@/lib/content/shell";
import { site } from "@/lib/content/site";
import { COPYRIGHT_YEAR } from "@/lib/limits";

/** The copyright line of account pages (account choice, sign-in, forgotten password; not registration). */
export function Copyright({ className = "" }: { className?: string }) {
  return <p className={`py-5 text-fg-mute text-small ${className}`}>{footerCopy.copyrightSupervised(COPYRIGHT_YEAR, site.company)}</p>;
}
