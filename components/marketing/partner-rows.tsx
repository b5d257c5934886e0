import { homePage } from "@/lib/content/home";

type Partner = { name: string; short?: string; mark?: string };

/** Who supervises, certifies and works with the company, each as a word mark drawn for this site. */
export function PartnerRows() {
  const { heading, groups } = homePage.partners;
  return (
    <section className="wrap pb-section" aria-labelledby="mitra">
      <h2 id="mitra" className="sr-only">
        {heading}
      </h2>
      <div className="border-fg border-t-2">
        {groups.map(({ title, partners }) => (
          <div key={title} className="grid gap-x-8 gap-y-3 border-line border-b py-6 xl:grid-cols-[3fr_9fr] xl:items-center">
            <h3 className="font-bold font-sans text-fg-mute text-small tracking-normal">{title}</h3>
            <ul className="flex flex-wrap gap-x-9 gap-y-4 md:justify-between md:gap-x-4">
              {partners.map((partner) => (
                <li key={partner.name}>
                  <WordMark {...partner} />
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </section>
  );
}

/** Read as a picture with the partner's name. */
function WordMark({ name, short, mark }: Partner) {
  return (
    <span role="img" aria-label={name} className="inline-flex min-h-11 items-center gap-2.5 text-fg-soft">
      {mark ? (
        <svg viewBox="0 0 28 28" aria-hidden="true" className="size-7 flex-none">
          <path d={mark} fill="currentColor" fillRule="evenodd" />
        </svg>
      ) : null}
      {short ? (
        <span
          data-short={short}
          className="max-w-52 font-semibold text-[0.8125rem] leading-[1.2] before:mb-1 before:block before:font-bold before:font-display before:text-[1.5rem] before:leading-none before:content-[attr(data-short)]"
        >
          {name}
        </span>
      ) : (
        <span className="display-small font-bold font-display text-[1.1875rem] leading-none tracking-figure md:max-xl:max-w-28 md:max-xl:text-[1.0625rem]">
          {name}
        </span>
      )}
    </span>
  );
}
