import { noBreak } from "@/components/ui/no-break";

type Props = { title: string; lead: string };

/** Title of an account page. Where it stands below the phone apology, the apology's heading leads the page. */
export function AuthTitle({ title, lead }: Props) {
  return (
    <div className="group-data-below-apology/form:mt-8 group-data-below-apology/form:border-line group-data-below-apology/form:border-t group-data-below-apology/form:pt-7">
      <h1 className="text-[clamp(2.125rem,1.6rem+1.8vw,3rem)] leading-[1.04]">{title}</h1>
      <p className="mt-3 text-fg-soft text-lead">{noBreak(lead)}</p>
    </div>
  );
}
