import { noBreak } from "@/components/ui/no-break";

type Props = { title: string; lead: string };

/** Title of an account page. */
export function AuthTitle({ title, lead }: Props) {
  return (
    <div>
      <h1 className="text-[clamp(2.125rem,1.6rem+1.8vw,3rem)] leading-[1.05]">{title}</h1>
      <p className="mt-3 text-fg-soft text-lead">{noBreak(lead)}</p>
    </div>
  );
}
