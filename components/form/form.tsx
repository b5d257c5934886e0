"use client";

import { type ReactNode, useEffect, useRef, useState } from "react";
import type { FieldValues, SubmitHandler, UseFormReturn } from "react-hook-form";
import { SettleFields } from "@/components/form/settle-fields";
import { beginAttempt, prepareNotices } from "@/components/ui/toaster";
import { formWords } from "@/lib/content/form";

type Props<Input extends FieldValues, Output> = {
  form: UseFormReturn<Input, unknown, Output>;
  onSubmit: SubmitHandler<Output>;
  className?: string;
  children: ReactNode;
};

/** Tells in the title of the page that something is wrong: the first thing a screen reader says on coming back to it. */
function useErrorTitle(wrong: boolean): void {
  useEffect(() => {
    if (!wrong) return;
    const { errorTitlePrefix } = formWords;
    document.title = errorTitlePrefix + document.title;
    return () => {
      if (document.title.startsWith(errorTitlePrefix)) document.title = document.title.slice(errorTitlePrefix.length);
    };
  }, [wrong]);
}

/**
 * The form element: our messages instead of the browser's, one submit at a time. `post` keeps what was typed out
 * of the address when a browser submits before the scripts have arrived.
 */
export function Form<Input extends FieldValues, Output>({ form, onSubmit, className, children }: Props<Input, Output>) {
  const { isSubmitted, errors } = form.formState;
  const running = useRef(false);
  const [fields] = useState(() => new Set<() => void>());
  useErrorTitle(isSubmitted && Object.keys(errors).length > 0);
  const submit = form.handleSubmit(async (values, event) => {
    const end = beginAttempt();
    await onSubmit(values, event);
    end();
  });
  return (
    <form
      noValidate
      method="post"
      className={className}
      onFocus={prepareNotices}
      onSubmit={(event) => {
        event.preventDefault();
        if (running.current) return;
        running.current = true;
        for (const settle of fields) settle();
        void submit(event).finally(() => {
          running.current = false;
        });
      }}
    >
      <noscript>
        <p className="rounded-sm bg-warning-bg px-4 py-3 text-warning">{formWords.needsScript}</p>
      </noscript>
      <SettleFields value={fields}>{children}</SettleFields>
    </form>
  );
}
