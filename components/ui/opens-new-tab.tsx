import { VisuallyHidden } from "@/components/ui/visually-hidden";
import { kitCopy } from "@/lib/content/kit";

/** Says at the end of a link, for screen readers, that it opens another tab. */
export function OpensNewTab() {
  return <VisuallyHidden> {kitCopy.newTab}</VisuallyHidden>;
}
