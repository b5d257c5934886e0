import { type ComponentType, useState } from "react";
import { toast } from "@/components/ui/toaster";
import { kitWords } from "@/lib/content/kit";
import { refusalMessages } from "@/lib/contract/refusal-messages";

/** What to say of a part of the page that did not come: without a network that, else that a release may have taken it away. */
export const partMissing = (): string => (navigator.onLine ? kitWords.partMissing : refusalMessages.network);

/**
 * A part of the page that is loaded when it is asked for. `prepare` fetches it ahead; `ask` answers whether it came, and
 * tells the person where it did not.
 */
export function useLazyComponent<Props>(load: () => Promise<ComponentType<Props>>) {
  const [Part, setPart] = useState<ComponentType<Props>>();
  const prepare = () => void load().catch(() => undefined);
  const ask = () =>
    load().then(
      (loaded) => {
        setPart(() => loaded);
        return true;
      },
      () => {
        toast.error(partMissing());
        return false;
      },
    );
  return { Part, prepare, ask };
}
