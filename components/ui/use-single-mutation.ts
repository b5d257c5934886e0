"use client";

import { type MutateOptions, type UseMutationOptions, useMutation } from "@tanstack/react-query";
import { useCallback } from "react";
import { useSingleCall } from "@/components/ui/use-single-call";
import { ApiError } from "@/lib/api/api-error";

/**
 * `useMutation` that ignores a second call while the first is pending. The promise of `mutate` resolves also after an
 * ApiError, which the query provider shows. `reset` lets the next call start while an earlier one is pending.
 */
export function useSingleMutation<Data, Variables = void, Context = unknown>(options: UseMutationOptions<Data, Error, Variables, Context>) {
  const { mutateAsync, isPending, isSuccess, variables, reset: resetMutation } = useMutation(options);
  const { run, reset: resetCall } = useSingleCall(async (variables: Variables, callbacks?: MutateOptions<Data, Error, Variables, Context>) => {
    try {
      await mutateAsync(variables, callbacks);
    } catch (cause) {
      if (!(cause instanceof ApiError)) throw cause;
    }
  });
  const reset = useCallback(() => {
    resetCall();
    resetMutation();
  }, [resetCall, resetMutation]);
  return { mutate: run, isPending, isSuccess, variables, reset };
}
