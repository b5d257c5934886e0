import { forgotCopy } from "@/lib/content/auth";

/** Progress in a flow of a few steps: bars, and a sentence for screen readers. */
export function StepBars({ step, names, id }: { step: number; names: readonly string[]; id: string }) {
  return (
    <p className="mt-4 flex items-center gap-1.5 text-fg-mute text-small">
      {names.map((name, index) => (
        <i
          key={name}
          aria-hidden="true"
          className={`h-1 w-8 rounded-full ${index + 1 < step || step === names.length ? "bg-action" : index + 1 === step ? "bg-kunyit-400" : "bg-line"}`}
        />
      ))}
      <span id={id} className="ml-2">
        {forgotCopy.stepOf(step, names.length, names[step - 1] ?? "")}
      </span>
    </p>
  );
}
