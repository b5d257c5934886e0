import { OctagonX } from "lucide-react";
import { Logo } from "@/components/ui/logo";
import { authenticityPage as copy, kindCopy, reasonCopy, verdictCopy } from "@/lib/content/authenticity";
import type { ChannelAnswer } from "@/lib/official-channels/check-channel";

const ID = "layar-penuh";

/**
 * The verdict on a fraud over the whole screen, for a screenshot to the family: what was checked, why, when and where.
 * A native popover, so it needs no script; browsers without popovers do not show its button. `day`: as people read it.
 */
export function VerdictScreen({ answer, day, pageUrl }: { answer: ChannelAnswer; day: string; pageUrl: string }) {
  return (
    <>
      <button
        type="button"
        popoverTarget={ID}
        className="mt-3 mr-6 hidden min-h-11 cursor-pointer items-center text-left font-bold underline underline-offset-4 supports-[selector(:popover-open)]:inline-flex print:hidden"
      >
        {copy.screen.open}
      </button>
      <div
        id={ID}
        popover="auto"
        role="dialog"
        aria-label={copy.screen.name}
        className="fixed inset-0 m-0 hidden h-dvh max-h-none w-dvw max-w-none flex-col justify-between gap-6 overflow-y-auto border-0 bg-danger-bg p-6 text-fg open:flex md:p-12"
      >
        <div className="flex items-start justify-between gap-4">
          <Logo className="h-9" />
          <button
            type="button"
            popoverTarget={ID}
            popoverTargetAction="hide"
            className="inline-flex min-h-11 cursor-pointer items-center font-bold underline underline-offset-4"
          >
            {copy.screen.close}
          </button>
        </div>
        <div className="mx-auto w-full max-w-160">
          <p className="leaf-16 -rotate-3 border-[0.375rem] border-current px-5 py-6 text-center font-bold font-display text-danger-strong text-h1 leading-none tracking-display">
            <OctagonX aria-hidden="true" className="mx-auto mb-3 size-14" />
            {verdictCopy["not-ours"].name}
          </p>
          {answer.seen ? (
            <p className="mt-10 border-fg border-t-2 pt-4">
              <span className="block text-fg-soft">{kindCopy[answer.kind]}</span>
              <b className="wrap-anywhere line-clamp-4 text-h3">{answer.seen}</b>
            </p>
          ) : null}
          <p className={`text-lead ${answer.seen ? "mt-4" : "mt-10"}`}>{reasonCopy[answer.reason](answer.official ?? "")}</p>
          <p className="mt-4 font-bold text-lead">{verdictCopy["not-ours"].steps[0]}</p>
        </div>
        <p className="wrap-anywhere border-line border-t pt-4 text-fg-soft text-small">
          {copy.screen.checked(day, pageUrl.replace(/^https?:\/\//, ""))}
        </p>
      </div>
    </>
  );
}
