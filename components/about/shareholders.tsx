import { aboutPage } from "@/lib/content/about";
import { numberText } from "@/lib/format/number";

const copy = aboutPage.shareholders;
const looks = ["bg-pandan-700 text-white", "bg-kunyit-400 text-arang"] as const;

/** Who owns the company, as one bar with the shares written on it. */
export function Shareholders() {
  return (
    <section className="wrap pt-section">
      <div className="mb-8 grid gap-3 xl:grid-cols-[7fr_5fr] xl:items-end xl:gap-18">
        <h2>{copy.heading}</h2>
        <p className="text-fg-soft">{copy.lead}</p>
      </div>
      <div aria-hidden="true" data-own-colours className="flex overflow-hidden leaf-10">
        {copy.items.map(({ name, percent }, index) => (
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
        {copy.items.map(({ name, kind, percent }, index) => (
          // The last label ends where its part of the bar does.
          <div key={name} className={`border-line border-b py-5 ${index === copy.items.length - 1 ? "md:text-right" : "md:pr-8"}`}>
            <dt className="font-bold text-[1.0625rem]">{name}</dt>
            <dd className="text-fg-soft text-small">
              {kind}. {percent}%, {numberText((copy.total * percent) / 100)} {copy.shares}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
