import { accountDeletion } from "@/lib/content/account-deletion";

const bar = "h-1 w-8 rounded-[2px]";

/** Three bars and the words for them: done, now, next. */
export function StepProgress({ step, name }: { step: 1 | 2; name: string }) {
  return (
    <div className="mt-3.5 flex items-center gap-1.5 text-fg-mute text-small">
      {[1, 2, 3].map((number) => (
        <span key={number} aria-hidden="true" className={`${bar} ${number < step ? "bg-action" : number === step ? "bg-kunyit-400" : "bg-line"}`} />
      ))}
      <span className="ml-2">{`${accountDeletion.progress(step)}: ${name}`}</span>
    </div>
  );
}
