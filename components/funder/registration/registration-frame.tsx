import type { ReactNode } from "react";
import { RegistrationSteps, type Step } from "@/components/funder/registration/registration-steps";

type Props = { title: string; lead?: string | undefined; nav?: ReactNode; step?: Step; children: ReactNode };

/** The page of a detail form: steps (and sections) next to the column with everything else. */
export function RegistrationFrame({ title, lead, nav, step = 1, children }: Props) {
  const [subject, kind] = title.split(" - ");
  return (
    <div className="grid gap-8 xl:grid-cols-[17.5rem_minmax(0,50rem)] xl:gap-20">
      <div className="grid content-start gap-7 md:max-xl:contents xl:sticky xl:top-24 xl:self-start">
        <RegistrationSteps now={step} />
        {nav}
      </div>
      <div className="min-w-0">
        <h1 className="text-[clamp(2rem,1.5rem+1.8vw,3rem)] leading-[1.05]">
          {subject}
          {kind ? (
            <>
              {/* On a phone a line break stands for the dash. */}
              <span className="sr-only md:not-sr-only"> - </span>
              <span className="block md:inline">{kind}</span>
            </>
          ) : null}
        </h1>
        {lead ? <p className="mt-4 mb-7 text-fg-soft text-lead">{lead}</p> : null}
        {children}
      </div>
    </div>
  );
}
