"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { type DefaultValues, type FieldValues, useForm } from "react-hook-form";
import type { z } from "zod";

type Options<Input extends FieldValues> = {
  defaultValues: DefaultValues<Input>;
  /** The form shows an error summary, which takes the focus; without one the first wrong field takes it. */
  summary?: boolean;
};

/** A form checked by a schema on submit, and again on every change once it was submitted; never on leaving a field. */
export function useZodForm<Input extends FieldValues, Output>(schema: z.ZodType<Output, Input>, { defaultValues, summary = false }: Options<Input>) {
  return useForm<Input, unknown, Output>({
    resolver: zodResolver(schema),
    mode: "onSubmit",
    reValidateMode: "onChange",
    shouldFocusError: !summary,
    defaultValues,
  });
}
