import type { ReactNode } from "react";
import { AppPhone, type PhoneScreen } from "@/components/ui/app-phone";
import { Carousel } from "@/components/ui/carousel";
import { noBreak } from "@/components/ui/no-break";

type Step = { title: string; text: string; screen?: PhoneScreen };

type StepCarouselProps = {
  heading: string;
  label: string;
  steps: readonly Step[];
  /** A sentence below the heading. */
  children?: ReactNode;
};

/** Numbered steps in a row to the window's edges: all of them where they fit, one and a part of the next on a phone. */
export function StepCarousel({ heading, label, steps, children }: StepCarouselProps) {
  return (
    <section className="overflow-hidden py-section">
      <Carousel
        kind="multi"
        autoplay={false}
        label={label}
        heading={
          <div>
            <h2>{heading}</h2>
            {children ? <p className="mt-2 text-fg-soft">{children}</p> : null}
          </div>
        }
        className="wrap"
        // On a desktop all steps are in view.
        controlsClassName="xl:hidden"
        rowClassName="mx-[calc(50%-50vw)] scroll-px-side px-side"
        slideClassName={`mr-6 flex h-auto! w-[82%] flex-col border-fg border-t-2 pt-5 md:w-[42%] ${steps.length > 4 ? "xl:w-[calc((100%-4*1.5rem)/5)]" : "xl:w-[calc((100%-3*1.5rem)/4)]"} xl:last:mr-0`}
        slides={steps.map(({ title, text, screen }, index) => ({
          id: title,
          content: (
            <>
              <div className="items-baseline gap-3 max-md:flex">
                <span aria-hidden="true" className="font-bold font-display text-hero text-accent leading-none tracking-hero">
                  {index + 1}
                </span>
                <h3 className="md:mt-4">{title}</h3>
              </div>
              <p className="mt-2 max-w-80 text-fg-soft">{noBreak(text)}</p>
              {screen ? <AppPhone screen={screen} className="mt-auto pt-6" /> : null}
            </>
          ),
        }))}
      />
    </section>
  );
}
