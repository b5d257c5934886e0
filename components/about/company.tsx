import { ChevronDown } from "lucide-react";
import { noBreak } from "@/components/ui/no-break";
import { aboutPage } from "@/lib/content/about";
import { numberText } from "@/lib/format/number";

const { vision, mission, shareholders, leaders } = aboutPage;

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

const looks = ["bg-pandan-700 text-white", "bg-kunyit-400 text-arang"] as const;

/** Who owns the company, as one bar with the shares written on it. */
export function Shareholders() {
  return (
    <section className="wrap pt-section">
      <div className="mb-8 grid gap-3 xl:grid-cols-[7fr_5fr] xl:items-end xl:gap-18">
        <h2>{shareholders.heading}</h2>
        <p className="text-fg-soft">{shareholders.lead}</p>
      </div>
      <div aria-hidden="true" data-own-colours className="flex overflow-hidden leaf-10">
        {shareholders.items.map(({ name, percent }, index) => (
          <span
            key={name}
            className={`whitespace-nowrap px-2 py-5 font-bold font-display max-md:display-small text-[1.125rem] leading-none md:px-5 md:text-figure ${looks[index]}`}
            // The width is the datum.
            style={{ width: `${percent}%` }}
          >
            {percent}%
          </span>
        ))}
      </div>
      <dl className="grid md:grid-cols-2">
        {shareholders.items.map(({ name, kind, percent }, index) => (
          // The last label ends where its part of the bar does.
          <div key={name} className={`border-line border-b py-5 ${index === shareholders.items.length - 1 ? "md:text-right" : "md:pr-8"}`}>
            <dt className="font-bold text-[1.0625rem]">{name}</dt>
            <dd className="text-fg-soft text-small">
              {kind}. {percent}%, {numberText((shareholders.total * percent) / 100)} {shareholders.shares}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** The leaders; each row unfolds the person's experience. Native disclosure: works without scripts. */
export function Leaders() {
  return (
    <section className="wrap pt-section">
      <h2 className="mb-8">{leaders.heading}</h2>
      <div className="border-fg border-t-2">
        {leaders.items.map(({ id, name, position, experience }) => (
          <details key={id} id={id} className="group/fold border-line border-b">
            <summary className="grid cursor-pointer list-none gap-x-8 gap-y-1 py-5 md:grid-cols-[5fr_5fr_2fr] md:items-baseline [&::-webkit-details-marker]:hidden">
              <b className="font-display text-h3">{name}</b>
              <span className="text-fg-soft">{position}</span>
              <span className="inline-flex min-h-11 items-center gap-2 font-bold text-link md:justify-self-end">
                <span className="group-open/fold:hidden">{leaders.show}</span>
                <span className="hidden group-open/fold:inline">{leaders.hide}</span>
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
