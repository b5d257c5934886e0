import type { ReactNode } from "react";
import { MAIN_ID } from "@/lib/browser/names";

type Props = {
  bar: ReactNode;
  /** URL of the batik art beside the form. */
  artwork: string;
  /** Shown on the art, on wide screens only. */
  card?: ReactNode;
  foot?: ReactNode;
  children: ReactNode;
};

/** The form at left, batik art with an advice card at right; a strip of art on tablets, none on phones. */
export function AuthFrame({ bar, artwork, card, foot, children }: Props) {
  return (
    <div className="group/auth grid min-h-dvh grid-rows-[auto_1fr] md:grid-cols-[minmax(0,1fr)_13rem] xl:grid-cols-2">
      <div className="md:col-start-1">{bar}</div>
      <main id={MAIN_ID} data-hydrate="idle" tabIndex={-1} className="grid content-start pt-6 pb-8 outline-hidden md:col-start-1 md:content-center">
        <div className="mx-auto w-[min(100%-2*var(--gutter),30rem)]">
          {children}
          {foot}
        </div>
      </main>
      <div className="relative hidden bg-pandan-900 md:col-start-2 md:row-span-2 md:row-start-1 md:block xl:flex xl:flex-col xl:justify-end">
        {/* Twice as high as the window, then repeated: errors that lengthen the form do not rescale it. */}
        <div
          aria-hidden="true"
          className="absolute inset-0 bg-[length:auto_200dvh] bg-repeat"
          // The picture is the page's.
          style={{ backgroundImage: `url(${artwork})` }}
        />
        {card}
      </div>
    </div>
  );
}
