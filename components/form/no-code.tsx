import { Link } from "@/components/ui/link";

type NoCodeProps = {
  title: string;
  reasons: readonly string[];
  /** What to do when the contact no longer exists. */
  gone: { text: string; link: string };
  goneHref: string;
};

/** Why a code may not have arrived, folded below its field, and what to do when the contact no longer exists. */
export function NoCode({ title, reasons, gone, goneHref }: NoCodeProps) {
  return (
    <div className="mt-1 text-small">
      <details>
        <summary className="flex min-h-11 cursor-pointer items-center font-bold text-link underline underline-offset-4">{title}</summary>
        <ul className="grid list-disc gap-1 pb-2 pl-5 text-fg-soft">
          {reasons.map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
      </details>
      <p className="text-fg-soft">
        {gone.text} <Link href={goneHref}>{gone.link}</Link>
      </p>
    </div>
  );
}
