import { LivingText } from "@/components/ui/living-text";
import { aboutPage } from "@/lib/content/about";

const copy = aboutPage.iso;

/** States which edition of the certificate has ended. The issuers are still to be filled in. */
export function CertificateNote() {
  return (
    <section id="iso" className="wrap grid gap-8 pt-section xl:grid-cols-2 xl:gap-18">
      <div>
        <h2>{copy.heading}</h2>
        {copy.paragraphs.map((paragraph) => (
          <p key={paragraph} className="mt-4 max-w-160 text-fg-soft">
            <LivingText unbroken>{paragraph}</LivingText>
          </p>
        ))}
      </div>
      <dl className="content-start self-start border-fg border-t-2">
        {copy.facts.map(({ term, text }) => (
          <div key={term} className="flex flex-wrap justify-between gap-x-6 border-line border-b py-3">
            <dt className="text-fg-soft">{term}</dt>
            <dd className="font-semibold">
              <LivingText unbroken>{text}</LivingText>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
