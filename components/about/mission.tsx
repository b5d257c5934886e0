import { ChevronDown } from "lucide-react";
import { aboutPage } from "@/lib/content/about";

const { vision, mission } = aboutPage;

/** Vision and mission: one point of the mission at first, all three when unfolded. Without scripts all three show. */
export function Mission() {
  return (
    <section className="wrap grid gap-10 pt-section xl:grid-cols-2 xl:gap-18">
      <div>
        <h2>{vision.heading}</h2>
        <p className="mt-5 font-bold font-display text-h3 leading-tight tracking-figure">{vision.text}</p>
      </div>
      <div>
        <h2>{mission.heading}</h2>
        <ol id="misi" suppressHydrationWarning className="group/misi mt-5 border-fg border-t-2">
          {mission.items.map(({ title, text }, index) => (
            <li key={title} className={`border-line border-b py-5 ${index === 0 ? "" : "hidden group-data-unfolded/misi:block noscript:block"}`}>
              <h3>{title}</h3>
              <p className="mt-2 text-fg-soft">{text}</p>
            </li>
          ))}
        </ol>
        <button
          type="button"
          data-do="fold"
          aria-expanded="false"
          aria-controls="misi"
          suppressHydrationWarning
          className="group mt-3 inline-flex min-h-11 items-center gap-2 font-bold text-link hover:underline noscript:hidden"
        >
          <span className="group-aria-expanded:hidden">{mission.more}</span>
          <span className="hidden group-aria-expanded:inline">{mission.less}</span>
          <ChevronDown aria-hidden="true" className="size-5 transition-transform duration-base group-aria-expanded:rotate-180" />
        </button>
      </div>
    </section>
  );
}
