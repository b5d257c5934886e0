import { ChevronDown } from "lucide-react";

/** The arrow of a native select whose own is hidden (`appearance-none pr-12`). */
export function SelectChevron() {
  return <ChevronDown aria-hidden="true" className="-translate-y-1/2 pointer-events-none absolute top-1/2 right-4 size-5 text-fg-soft" />;
}
