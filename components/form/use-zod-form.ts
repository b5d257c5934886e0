"use client";

import { useCallback, useEffect } from "react";
import { type DefaultValues, type FieldErrors, type FieldValues, type Resolver, useForm } from "react-hook-form";
import type { z } from "zod";
import { toast } from "@/components/ui/toaster";
import { partMissing } from "@/components/ui/use-lazy-component";

/** Calls `begin` on the first pointer or focus event of the page. `begin` must not change between renders. */
export function useFirstTouch(begin: () => void): void {
  useEffect(() => {
    const listening = new AbortController();
    const touched = () => {
      listening.abort();
      begin();
    };
    for (const type of ["focusin", "pointerdown"]) addEventListener(type, touched, { capture: true, signal: listening.signal });
    return () => listening.abort();
  }, [begin]);
}

/** Fetches the schema of a form. */
export type SchemaLoader<Input extends FieldValues, Output> = () => Promise<z.ZodType<Output, Input>>;

type Options<Input extends FieldValues> = {
  defaultValues: DefaultValues<Input>;
  /**
   * The form has an error summary, which focuses the first invalid field once it is rendered; without one the form
   * does.
   */
  summary?: boolean;
};

const prepare = <Input extends FieldValues, Output>(load: SchemaLoader<Input, Output>) =>
  Promise.all([import("@hookform/resolvers/zod"), load()] as const);

/**
 * A form that is validated on submit, and after that on every change; never on blur.
 * The schema and zod load with the first interaction, so that readers do not download them.
 */
export function useZodForm<Input extends FieldValues, Output>(load: SchemaLoader<Input, Output>, { defaultValues, summary = false }: Options<Input>) {
  useFirstTouch(useCallback(() => void prepare(load).catch(() => undefined), [load]));

  const resolver: Resolver<Input, unknown, Output> = async (values, context, options) => {
    const ready = await prepare(load).catch(() => undefined);
    if (!ready) {
      const message = partMissing();
      toast.error(message);
      return { values: {}, errors: { root: { type: "network", message } } as FieldErrors<Input> };
    }
    const [{ zodResolver }, schema] = ready;
    return await zodResolver(schema)(values, context, options);
  };
  return useForm<Input, unknown, Output>({ resolver, mode: "onSubmit", reValidateMode: "onChange", shouldFocusError: !summary, defaultValues });
}
