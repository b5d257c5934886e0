import { aboutPage } from "@/lib/content/about";

/** Text above, wide batik art below that bleeds off both edges. */
export function AboutHero() {
  return (
    <section>
      <div className="wrap grid gap-6 pt-10 pb-10 xl:grid-cols-[7fr_5fr] xl:items-end xl:gap-18 xl:pt-14">
        <div>
          <h1 className="text-h1 tracking-hero">{aboutPage.heading}</h1>
          <p className="mt-5 max-w-160 text-fg-soft text-lead">{aboutPage.lead}</p>
        </div>
        <div className="max-w-prose text-fg-soft [&>p+p]:mt-3">
          {aboutPage.intro.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </div>
      <div aria-hidden="true" className="h-40 bg-[url(/art/kain-tentang.svg)] bg-center bg-cover md:h-56 xl:h-80" />
    </section>
  );
}
