import type { ReactNode, Ref } from "react";

const line = "rounded-xs bg-bg-quiet forced-colors:border py-2";

/** The place of a card that is still to come, about as high as one. */
function CardPlace({ ref }: { ref?: Ref<HTMLDivElement> | undefined }) {
  return (
    <div ref={ref} aria-hidden="true" className="noscript:hidden print:hidden">
      <div className="aspect-[16/10] rounded-[0.375rem] bg-bg-quiet forced-colors:border" />
      <div className="grid h-40 content-start gap-3 pt-5">
        <div className={`${line} max-w-44`} />
        <div className={line} />
        <div className={`${line} max-w-64`} />
      </div>
    </div>
  );
}

type Props = {
  /** How many articles are shown, and how many are about to follow. */
  shown: number;
  following: number;
  /** The first place: where it comes into sight, the next page is due. */
  endRef?: Ref<HTMLDivElement>;
  rowRef?: Ref<HTMLDivElement>;
  children?: ReactNode;
};

/**
 * The end of a growing list: placeholders for the articles that follow, so that the content below moves before it is
 * visible, and a status row.
 */
export function FeedEnd({ shown, following, endRef, rowRef, children }: Props) {
  return (
    <>
      {/* The keys are positions in the list: a place that an article has taken is removed, not moved. */}
      {Array.from({ length: following }, (_, index) => shown + index).map((place) => (
        <CardPlace key={place} ref={place === shown ? endRef : undefined} />
      ))}
      <div ref={rowRef} className="col-span-full -mt-2 flex min-h-12 flex-wrap items-center gap-x-6 gap-y-3 xl:-mt-6">
        {children}
      </div>
    </>
  );
}
