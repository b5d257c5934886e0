import { ChevronDown } from "lucide-react";
import { noBreak } from "@/components/ui/no-break";
import { aboutPage } from "@/lib/content/about";

const copy = aboutPage.leaders;

/** The leaders; each row unfolds the person's experience. Native disclosure: works without scripts. */
export function Leaders() {
  return (
    <section className="wrap pt-section">
      <h2 className="mb-8">{copy.heading}</h2>
      <div className="border-fg border-t-2">
        {copy.items.map(({ id, name, position, experience }) => (
          <details key={id} id={id} className="group/fold border-line border-b">
            <summary className="grid cursor-pointer list-none gap-x-8 gap-y-1 py-5 md:grid-cols-[5fr_5fr_2fr] md:items-baseline [&::-webkit-details-marker]:hidden">
              <b className="font-display text-h3">{name}</b>
              <span className="text-fg-soft">{position}</span>
              <span className="inline-flex min-h-11 items-center gap-2 font-bold text-link md:justify-self-end">
                <span className="group-open/fold:hidden">{copy.show}</span>
                <span className="hidden group-open/fold:inline">{copy.hide}</span>
                <ChevronDown aria-hidden="true" className="size-5 transition-transform duration-base group-open/fold:rotate-180" />
              </span>
            </summary>
            <div className="max-w-176 pb-6 text-fg-soft [&>p+p]:mt-3">
              {experience.map((paragraph) => (
                <p key={paragraph}>{noBreak(paragraph)}</p>
              ))}
            </div>
          </details>
        ))}
      </div>
    </section>
  );
}
