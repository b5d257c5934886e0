import { Accordion, AccordionItem } from "@/components/ui/accordion";
import { ArrowLink } from "@/components/ui/arrow-link";
import { CopyLink } from "@/components/ui/copy-link";
import { LivingText } from "@/components/ui/living-text";
import type { Faq } from "@/lib/content/help";
import { namedHref } from "@/lib/routes";

type FaqListProps = {
  faqs: readonly Faq[];
  /** Absolute URL of the page with the questions. */
  url: string;
  /** Unfolds the first one. */
  openFirst?: boolean;
  className?: string;
};

/** Questions that fold out, each with its own address. */
export function FaqList({ faqs, url, openFirst = false, className }: FaqListProps) {
  return (
    <Accordion className={className}>
      {faqs.map(({ id, question, answer, link }, index) => (
        <AccordionItem key={id} id={id} summary={question} open={openFirst && index === 0}>
          {answer.map((paragraph) => (
            <p key={paragraph}>
              <LivingText>{paragraph}</LivingText>
            </p>
          ))}
          {link ? (
            <ArrowLink href={namedHref(link.to)} className="mt-2 mr-4">
              {link.label}
            </ArrowLink>
          ) : null}
          <div className="mt-1">
            <CopyLink url={`${url}#${id}`} />
          </div>
        </AccordionItem>
      ))}
    </Accordion>
  );
}
