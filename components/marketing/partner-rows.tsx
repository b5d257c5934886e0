import { homePage } from "@/lib/content/home";

/** Who supervises, certifies and works with the company. Names are set in type until approved files are supplied. */
export function PartnerRows() {
  const { heading, groups } = homePage.partners;
  return (
    <section className="wrap pb-section" aria-labelledby="mitra">
      <h2 id="mitra" className="sr-only">
        {heading}
      </h2>
      <div className="border-fg border-t-2">
        {groups.map(({ title, partners }) => (
          <div key={title} className="grid gap-x-8 gap-y-1 border-line border-b py-5 xl:grid-cols-[3fr_9fr] xl:items-center">
            <h3 className="font-bold font-sans text-fg-mute text-small tracking-normal">{title}</h3>
            <ul className="flex flex-wrap gap-x-8 gap-y-2 xl:justify-between xl:gap-x-4">
              {partners.map((name) => (
                <li key={name} className="inline-flex min-h-11 items-center font-bold text-fg-soft">
                  {/* A word mark: a picture whose drawing is its name. */}
                  <span role="img" aria-label={name}>
                    {name}
                  </span>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </section>
  );
}
