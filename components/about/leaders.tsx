import { ChevronDown } from "lucide-react";
import { noBreak } from "@/components/ui/no-break";
import { aboutPage } from "@/lib/content/about";

const copy = aboutPage.leaders;
const grounds = ["bg-pandan-900 text-kunyit-400", "bg-kunyit-400 text-pandan-900", "bg-padi-300 text-pandan-900"];

/** The first letters of the first and the last name. */
function initials(name: string): string {
  const names = name.split(" ");
  return [names[0], names.length > 1 ? names.at(-1) : ""].map((part) => part?.charAt(0)).join("");
}

/** The leaders; each row unfolds the person's experience. Native disclosure: works without scripts. */
export function Leaders() {
  return (
    <section className="wrap pt-section">
      <h2 className="mb-8">{copy.heading}</h2>
      <div className="border-fg border-t-2">
        {copy.items.map(({ id, name, position, experience }, index) => (
          <details key={id} id={id} className="group/fold border-line border-b">
            <summary className="flex cursor-pointer list-none flex-wrap items-center gap-x-5 gap-y-3 py-5 [&::-webkit-details-marker]:hidden">
              <span
                aria-hidden="true"
                className={`grid size-14 place-items-center rounded-full font-bold display-small text-[1.25rem] md:size-18 md:text-[1.5rem] ${grounds[index % grounds.length]}`}
              >
                {initials(name)}
              </span>
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
