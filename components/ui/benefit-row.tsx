import { LivingText } from "@/components/ui/living-text";

type Benefit = { icon: string; title: string; text: string };

/** Benefits side by side between rules; `icon` names a drawing in public/art, and its light twin for dark grounds. */
export function BenefitRow({ heading, benefits }: { heading: string; benefits: readonly Benefit[] }) {
  return (
    <section className="wrap pt-section">
      <h2 className="sr-only">{heading}</h2>
      <ul className="grid border-fg border-t-2 md:grid-cols-2 xl:grid-cols-4">
        {benefits.map(({ icon, title, text }) => (
          <li
            key={title}
            className="border-line border-b py-4 max-md:grid max-md:grid-cols-[min(3.25rem,25%)_minmax(0,1fr)] max-md:gap-x-4 md:py-8 md:pr-6 md:even:border-l md:even:pl-6 xl:border-b-0 xl:border-l xl:px-6 xl:first:border-l-0 xl:first:pl-0"
          >
            <picture>
              <source media="screen and (prefers-color-scheme: dark)" srcSet={`/art/manfaat-${icon}-terang.svg`} />
              <img src={`/art/manfaat-${icon}.svg`} alt="" width="52" height="52" loading="lazy" />
            </picture>
            <div className="wrap-break-word">
              <h3 className="md:mt-4">{title}</h3>
              <p className="mt-1 text-[0.9375rem] text-fg-soft leading-6">
                <LivingText unbroken>{text}</LivingText>
              </p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
