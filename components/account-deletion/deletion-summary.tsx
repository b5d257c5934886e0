import { noBreak } from "@/components/ui/no-break";
import { accountDeletion } from "@/lib/content/account-deletion";

const { facts, login: copy } = accountDeletion;

/** A short list of what will be deleted and what is retained, above the form. */
export function DeletionSummary() {
  return (
    <div className="leaflet-8 bg-warning-bg px-5 py-4 text-small">
      <p className="font-semibold">{copy.summaryBefore}</p>
      <details className="group">
        <summary className="mt-1 flex min-h-11 cursor-pointer items-center font-bold text-link underline underline-offset-4">{copy.summary}</summary>
        <p className="mt-1 font-bold">{copy.summaryErased}</p>
        <ul className="list-disc pl-5">
          {facts.erased.items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
        <p className="mt-3 font-bold">{copy.summaryRetained}</p>
        <ul className="list-disc pl-5">
          {facts.retained.items.map(({ what, howLong }) => (
            <li key={what}>
              {what}: {noBreak(howLong.charAt(0).toLowerCase() + howLong.slice(1))}.
            </li>
          ))}
        </ul>
      </details>
    </div>
  );
}
