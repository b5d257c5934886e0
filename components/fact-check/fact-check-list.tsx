import { Check, CircleSlash, X } from "lucide-react";
import { Link } from "@/components/ui/link";
import type { Claim } from "@/lib/article/claim";
import { factCheckPage as copy, verdicts } from "@/lib/content/fact-check";
import { shortDate } from "@/lib/format/date";
import { articleHref } from "@/lib/routes";

export type FactCheck = Claim & { id: string; description: string; postTime: string };

/** Colours and icon of a verdict: false in red, anything between in yellow, true in green. */
function lookOf(verdict: string) {
  const rating = verdicts[verdict] ?? 3;
  if (rating <= 1) return { className: "bg-danger-bg text-danger", Icon: X };
  return rating >= 5 ? { className: "bg-success-bg text-success", Icon: Check } : { className: "bg-kunyit-100 text-pandan-950", Icon: CircleSlash };
}

/** The checked claims, each with its verdict and the sentence that answers it. */
export function FactCheckList({ checks }: { checks: readonly FactCheck[] }) {
  return (
    <ul className="mt-10 border-fg border-t-2">
      {checks.map(({ id, claim, verdict, description, postTime }) => {
        const { className, Icon } = lookOf(verdict);
        return (
          <li key={id} className="grid gap-x-14 gap-y-3 border-line border-b py-7 md:grid-cols-[11rem_1fr]">
            <p className={`flex items-center gap-2 self-start justify-self-start rounded-sm px-3 py-2 font-bold ${className}`}>
              <Icon aria-hidden="true" className="size-5 flex-none" />
              <span className="sr-only">{copy.verdict}: </span>
              {verdict}
            </p>
            <div className="max-w-prose">
              <h2 className="text-h3">“{claim}”</h2>
              <p className="mt-2 text-fg-soft">{description}</p>
              <p className="mt-2 flex flex-wrap items-center gap-x-4 text-small">
                <Link href={articleHref(id)} aria-label={copy.readNamed(claim)} className="inline-flex min-h-11 items-center font-bold">
                  {copy.read}
                </Link>
                {postTime ? (
                  <span className="text-fg-mute">
                    {copy.checked} <time dateTime={postTime}>{shortDate(postTime)}</time>
                  </span>
                ) : null}
              </p>
            </div>
          </li>
        );
      })}
    </ul>
  );
}
