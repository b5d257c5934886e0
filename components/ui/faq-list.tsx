import { Accordion, AccordionItem } from "@/components/ui/accordion";
import { ArrowLink } from "@/components/ui/arrow-link";
import type { Faq } from "@/lib/content/help";
import { namedHref } from "@/lib/routes";

/** Questions that fold out. `openFirst` unfolds the first one. */
export function FaqList({ faqs, openFirst = false, className }: { faqs: readonly Faq[]; openFirst?: boolean; className?: string }) {
  return (
    <Accordion className={className}>
      {faqs.map(({ id, question, answer, link }, index) => (
        <AccordionItem key={id} id={id} summary={question} open={openFirst && index === 0}>
          {answer.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          {link ? (
            <ArrowLink href={namedHref(link.to)} className="mt-2">
              {link.label}
            </ArrowLink>
          ) : null}
        </AccordionItem>
      ))}
    </Accordion>
  );
}
