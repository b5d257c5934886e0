import { Carousel } from "@/components/ui/carousel";
import { careersPage } from "@/lib/content/careers";

/** The company's values in a carousel as wide as the window, one picture each. */
export function Values() {
  return (
    <section className="overflow-hidden pt-section">
      <Carousel
        kind="multi"
        label={careersPage.valuesLabel}
        heading={<h2>{careersPage.valuesHeading}</h2>}
        className="wrap"
        rowClassName="mx-[calc(50%-50vw)] scroll-px-side px-side"
        slideClassName="mr-6 h-auto! w-[82%] md:w-[42%] xl:w-[30%]"
        slides={careersPage.values.map(({ picture, title, text }) => ({
          id: picture,
          content: (
            <>
              <div
                aria-hidden="true"
                className="h-40 leaf-18 bg-cover bg-center md:h-46"
                // The picture is data.
                style={{ backgroundImage: `url(/art/nilai-${picture}.svg)` }}
              />
              <h3 lang="en" className="mt-5 border-fg border-t-2 pt-4">
                {title}
              </h3>
              <p className="mt-2 max-w-80 text-fg-soft">{text}</p>
            </>
          ),
        }))}
      />
    </section>
  );
}
