"use client";

import { type FormEvent, type ReactNode, useEffect } from "react";
import type { FieldValues, SubmitHandler, UseFormReturn } from "react-hook-form";
import { prepareNotices } from "@/components/ui/toaster";
import { useSingleCall } from "@/components/ui/use-single-call";
import { formCopy } from "@/lib/content/form";

type Props<Input extends FieldValues, Output> = {
  form: UseFormReturn<Input, unknown, Output>;
  onSubmit: SubmitHandler<Output>;
  /** Where the form is sent without scripts, from plainActions; without it the form says that it needs scripts. */
  action?: string;
  /** The text that says so. */
  needsScript?: string;
  className?: string;
  children: ReactNode;
};

/**
 * Marks the page's title while the form has errors: a screen reader says the title first on coming back to the page.
 */
function useErrorTitle(wrong: boolean): void {
  useEffect(() => {
    if (!wrong) return;
    const { errorTitlePrefix } = formCopy;
    document.title = errorTitlePrefix + document.title;
    return () => {
      if (document.title.startsWith(errorTitlePrefix)) document.title = document.title.slice(errorTitlePrefix.length);
    };
  }, [wrong]);
}

/**
 * The form element: our messages instead of the browser's, one submit at a time.
 * Method `post`: a browser that submits before the scripts have loaded must not put the values into the address.
 */
export function Form<Input extends FieldValues, Output>({
  form,
  onSubmit,
  action,
  needsScript = formCopy.needsScript,
  className,
  children,
}: Props<Input, Output>) {
  const { isSubmitted, errors } = form.formState;
  useErrorTitle(isSubmitted && Object.keys(errors).length > 0);
  const { run: submit } = useSingleCall(async (event: FormEvent) => void (await form.handleSubmit(onSubmit)(event)));
  return (
    <form
      noValidate
      method="post"
      action={action}
      className={className}
      onFocus={prepareNotices}
      onSubmit={(event) => {
        event.preventDefault();
        void submit(event);
      }}
    >
      {action ? null : (
        <noscript>
          <p className="rounded-sm bg-warning-bg px-4 py-3 text-warning">{needsScript}</p>
        </noscript>
      )}
      {children}
    </form>
  );
}
