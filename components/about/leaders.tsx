import { ChevronDown } from "lucide-react";
import { noBreak } from "@/components/ui/no-break";
import { avatar } from "@/lib/batik-art/avatar";
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
            <summary className="flex cursor-pointer list-none flex-wrap items-center gap-x-5 gap-y-3 py-5 [&::-webkit-details-marker]:hidden">
              {/* biome-ignore lint/performance/noImgElement: drawn here, nothing is fetched */}
              <img
                src={`data:image/svg+xml,${encodeURIComponent(avatar(name))}`}
                alt=""
                width="72"
                height="72"
                className="size-14 rounded-full md:size-18"
              />
              <span className="min-w-0 grow basis-48">
                <b className="block font-display text-h3">{name}</b>
                <span className="text-fg-soft">{position}</span>
              </span>
              <span className="inline-flex min-h-11 items-center gap-2 font-bold text-link max-md:ml-19">
                <span className="group-open/fold:hidden">{copy.show}</span>
                <span className="hidden group-open/fold:inline">{copy.hide}</span>
                <ChevronDown aria-hidden="true" className="size-5 transition-transform duration-base group-open/fold:rotate-180" />
              </span>
            </summary>
            <div className="max-w-176 pb-6 text-fg-soft md:pl-23 [&>p+p]:mt-3">
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
