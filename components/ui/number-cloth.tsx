import { numberCloth } from "@/lib/batik-art/number-cloth";
import { proofCopy } from "@/lib/content/proof";

/** The strip of cloth of a receipt's number, and what it is for. */
export function NumberCloth({ number, className = "" }: { number: string; className?: string }) {
  return (
    <figure className={className}>
      <div
        role="img"
        aria-label={proofCopy.cloth(number)}
        className="overflow-hidden rounded-[0.25rem_1.25rem_0.25rem_0.25rem] forced-color-adjust-none [&>svg]:h-auto [&>svg]:w-full [print-color-adjust:exact]"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: shapes and colours of our own, nothing of the number
        dangerouslySetInnerHTML={{ __html: numberCloth(number) }}
      />
      <figcaption className="mt-2 text-fg-soft text-small">{proofCopy.clothHint}</figcaption>
    </figure>
  );
}
