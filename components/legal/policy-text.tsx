import { replacePlaceholders } from "@/components/legal/replace-placeholders";
import { LivingText } from "@/components/ui/living-text";
import { consumerPolicy } from "@/lib/content/legal/consumer";
import { pdfPage } from "@/lib/content/recipient";

/** The consumer protection policy as text: for small screens, screen readers and browsers that draw no PDF. */
export function PolicyText() {
  return (
    <section id="naskah" aria-labelledby="naskah-judul" className="wrap py-section">
      <div className="max-w-prose">
        <h2 id="naskah-judul" tabIndex={-1} className="outline-hidden">
          {pdfPage.textTitle}
        </h2>
        <p className="mt-3 text-fg-mute text-small">
          {consumerPolicy.version}. {consumerPolicy.sampleNote}
        </p>
        {consumerPolicy.sections.map((section, index) => (
          <section key={section.title} className="pt-8">
            <h3>
              {index + 1}. {section.title}
            </h3>
            {"paragraphs" in section
              ? section.paragraphs.map((text) => (
                  <p key={text} className="mt-3">
                    <LivingText>{replacePlaceholders(text)}</LivingText>
                  </p>
                ))
              : null}
            {"list" in section ? (
              <ul className="mt-3 list-disc pl-5">
                {section.list.map((text) => (
                  <li key={text} className="mt-1.5">
                    <LivingText>{replacePlaceholders(text)}</LivingText>
                  </li>
                ))}
              </ul>
            ) : null}
          </section>
        ))}
      </div>
    </section>
  );
}
