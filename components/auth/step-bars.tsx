import { forgotWords } from "@/lib/content/auth";

/** How far a flow of a few steps has come: bars for the eye, a sentence for everybody. Its last step is its end. */
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
        {forgotWords.stepOf(step, names.length, names[step - 1] ?? "")}
      </span>
    </p>
  );
}
