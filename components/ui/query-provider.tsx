"use client";

import { type Mutation, MutationCache, QueryCache, QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { beginAttempt, dismissErrors, toast } from "@/components/ui/toaster";
import { ApiError, asApiError } from "@/lib/api/api-error";

/** Twice more after a fault, but not before the time that the server asks to wait for. */
const retry = (failures: number, error: Error) => failures < 2 && !(error instanceof ApiError && error.retryAfterSeconds);

const toastError = (cause: Error) => toast.error(asApiError(cause).message);

function makeClient(): QueryClient {
  const attempts = new WeakMap<Mutation<unknown, unknown, unknown, unknown>, () => void>();
  return new QueryClient({
    queryCache: new QueryCache({
      onError: toastError,
      onSuccess: (_list, { state }) => {
        if (state.errorUpdateCount > 0) dismissErrors();
      },
    }),
    mutationCache: new MutationCache({
      onMutate: (_variables, mutation) => void attempts.set(mutation, beginAttempt()),
      onError: toastError,
      onSettled: (_data, _error, _variables, _context, mutation) => attempts.get(mutation)?.(),
    }),
    defaultOptions: {
      queries: {
        staleTime: Number.POSITIVE_INFINITY,
        retry,
        refetchOnWindowFocus: false,
        // Offline, a request fails like any other; paused, it would look like an empty list.
        networkMode: "always",
        refetchOnReconnect: true,
      },
      // Not cached after the response: the variables contain passwords and codes.
      mutations: { networkMode: "always", gcTime: 0 },
    },
  });
}

/**
 * TanStack Query for one island: forms and lists have a client each, so that pages without them do not load the library.
 * One policy for errors: each failed call shows the server's message as a toast, and a finished call removes the error toasts from before it.
 */
export function QueryProvider({ children }: { children: ReactNode }) {
  const [client] = useState(makeClient);
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}
