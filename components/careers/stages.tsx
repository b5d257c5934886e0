import { Accordion, AccordionItem } from "@/components/ui/accordion";
import { careersPage } from "@/lib/content/careers";

/** The stages of recruitment with the time each takes. */
export function Stages() {
  return (
    <section id="rekrutmen" className="wrap grid gap-8 py-section xl:grid-cols-[4fr_8fr] xl:gap-18">
      <div>
        <h2>{careersPage.stagesHeading}</h2>
        <p className="mt-4 text-fg-soft text-lead">{careersPage.stagesLead}</p>
        <p className="mt-5 border-kunyit-400 border-l-4 pl-4 font-semibold text-small">{careersPage.warning}</p>
      </div>
      <Accordion>
        {careersPage.stages.map(({ title, duration, text }, index) => (
          <AccordionItem
            key={title}
            open={index === 0}
            summary={
              <span>
                {index + 1}. {title}
                <span className="block font-normal text-fg-mute text-small">{duration}</span>
              </span>
            }
          >
            <p>{text}</p>
          </AccordionItem>
        ))}
      </Accordion>
    </section>
  );
}
