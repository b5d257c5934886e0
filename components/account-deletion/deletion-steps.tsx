"use client";

import { type ReactNode, type RefObject, useEffect, useRef } from "react";
import { ConfirmStep } from "@/components/account-deletion/confirm-step";
import { DoneStep } from "@/components/account-deletion/done-step";
import { LoginStep } from "@/components/account-deletion/login-step";
import { type Deletion, useDoneShown } from "@/components/account-deletion/use-deletion";
import { Mark } from "@/components/ui/mark";
import { accountDeletion } from "@/lib/content/account-deletion";

const bar = "h-1 w-8 rounded-[2px]";

/** Three bars and the words for them: done, now, next. */
function StepProgress({ step, name }: { step: 1 | 2; name: string }) {
  return (
    <div className="mt-3.5 flex items-center gap-1.5 text-fg-mute text-small">
      {[1, 2, 3].map((number) => (
        <span
          key={number}
          aria-hidden="true"
          data-own-colours="true"
          className={`${bar} ${number < step ? "bg-action" : number === step ? "bg-kunyit-400" : "bg-line-mid"}`}
        />
      ))}
      <span className="ml-2">{`${accountDeletion.progress(step)}: ${name}`}</span>
    </div>
  );
}

type Props = {
  deletion: Deletion;
  onCancel: () => void;
  onFinish: () => void;
  /** Lays out title, step bars and body in the dialog or the page. */
  children: (parts: { title: string; head: ReactNode; body: ReactNode; banner?: ReactNode; start: RefObject<HTMLElement | null> }) => ReactNode;
};

// biome-ignore lint/performance/noImgElement: a drawing of 1 kB that no optimiser makes smaller
const artwork = <img src="/art/kain-selesai.svg" alt="" width={720} height={180} className="size-full object-cover" />;

/** The current step, for a dialog or a page to frame. A new step is focused. */
export function DeletionSteps({ deletion, onCancel, onFinish, children }: Props) {
  const { stage } = deletion;
  const doneShown = useDoneShown(stage.step === "done");
  const section = useRef<HTMLDivElement>(null);
  const view = stage.step === "done" && doneShown ? "receipt" : stage.step;
  const shown = useRef<string>(view);

  useEffect(() => {
    if (shown.current === view) return;
    shown.current = view;
    const take = () => {
      if (!section.current?.contains(document.activeElement)) section.current?.focus({ preventScroll: true });
    };
    take();
    const dialog = section.current?.closest("[role=dialog]");
    // A dialog scrolls to its own top, not to the window's edge.
    if (dialog) dialog.parentElement?.scrollTo(0, 0);
    else section.current?.closest("section")?.scrollIntoView({ block: "start" });
    // The dialog takes over the focus of a removed button, possibly a frame later.
    const frame = requestAnimationFrame(take);
    return () => cancelAnimationFrame(frame);
  }, [view]);

  const { title, stepNames, done, progress } = accountDeletion;
  /** Announced when a step is focused. */
  const spoken = {
    login: `${progress(1)}: ${stepNames.login}`,
    confirm: `${progress(2)}: ${stepNames.confirm}`,
    done: done.loading,
    receipt: done.title,
  }[view];
  const parts = () => {
    if (stage.step === "login")
      return { title, head: <StepProgress step={1} name={stepNames.login} />, body: <LoginStep deletion={deletion} onCancel={onCancel} /> };
    if (stage.step === "confirm")
      return {
        title,
        head: <StepProgress step={2} name={stepNames.confirm} />,
        body: <ConfirmStep deletion={deletion} step={stage} />,
      };
    if (!doneShown)
      return {
        title: done.loading,
        head: null,
        body: (
          <p role="status" className="grid min-h-40 place-items-center">
            <Mark turning className="size-12" />
            <span className="sr-only">{done.loading}</span>
          </p>
        ),
      };
    return { title: done.title, head: null, banner: artwork, body: <DoneStep done={stage} onFinish={onFinish} /> };
  };
  const { body, ...rest } = parts();
  return children({
    ...rest,
    start: section,
    body: (
      // A new element for each step: a focused one is not announced again under a new name.
      // biome-ignore lint/a11y/useSemanticElements: not a set of fields, but the content of a step
      <div key={view} ref={section} role="group" aria-label={spoken} tabIndex={-1} className="scroll-mt-40 outline-hidden">
        {body}
      </div>
    ),
  });
}
