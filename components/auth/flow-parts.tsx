import { Link } from "@/components/ui/link";
import { forgotCopy, loginCopy } from "@/lib/content/auth";
import { routes } from "@/lib/routes";

/** Progress in a flow of a few steps: bars, and a sentence for screen readers. */
export function StepBars({ step, names, id }: { step: number; names: readonly string[]; id: string }) {
  return (
    <p className="mt-4 flex items-center gap-1.5 text-fg-mute text-small">
      {names.map((name, index) => (
        <i
          key={name}
          aria-hidden="true"
          data-own-colours="true"
          className={`h-1 w-8 rounded-full ${index + 1 < step || step === names.length ? "bg-action" : index + 1 === step ? "bg-kunyit-400" : "bg-line-mid"}`}
        />
      ))}
      <span id={id} className="ml-2">
        {forgotCopy.stepOf(step, names.length, names[step - 1] ?? "")}
      </span>
    </p>
  );
}

/**
 * For a refusal whose cause may be an earlier request that succeeded while its response was lost. Only signing in can
 * tell.
 */
export function PossiblyDoneNotice({ text }: { text: string }) {
  return (
    <p role="alert" className="rounded-sm bg-warning-bg px-5 py-4 text-warning">
      {text}{" "}
      <Link href={routes.login} className="text-inherit!">
        {loginCopy.title}
      </Link>
    </p>
  );
}
