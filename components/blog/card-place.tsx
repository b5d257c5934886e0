import type { Ref } from "react";

const line = "rounded-xs bg-bg-quiet py-2";

/** The place of a card that is still to come, about as high as one. */
export function CardPlace({ ref }: { ref?: Ref<HTMLDivElement> | undefined }) {
  return (
    <div ref={ref} aria-hidden="true" className="noscript:hidden print:hidden">
      <div className="aspect-[16/10] rounded-[0.375rem] bg-bg-quiet" />
      <div className="grid h-40 content-start gap-3 pt-5">
        <div className={`${line} max-w-44`} />
        <div className={line} />
        <div className={`${line} max-w-64`} />
      </div>
    </div>
  );
}
