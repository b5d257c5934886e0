"use client";

import type { ReactNode } from "react";
import type { FieldValues, SubmitHandler, UseFormReturn } from "react-hook-form";

type Props<Input extends FieldValues, Output> = {
  form: UseFormReturn<Input, unknown, Output>;
  onSubmit: SubmitHandler<Output>;
  className?: string;
  children: ReactNode;
};

/**
 * The form element: our messages instead of the browser's, one submit at a time. `post` keeps what was typed out
 * of the address when a browser submits before the scripts have arrived.
 */
export function Form<Input extends FieldValues, Output>({ form, onSubmit, className, children }: Props<Input, Output>) {
  const { isSubmitting } = form.formState;
  const submit = form.handleSubmit(onSubmit);
  return (
    <form
      noValidate
      method="post"
      className={className}
      onSubmit={(event) => {
        event.preventDefault();
        if (!isSubmitting) void submit(event);
      }}
    >
      {children}
    </form>
  );
}
