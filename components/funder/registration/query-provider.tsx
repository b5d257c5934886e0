"use client";

import { QueryCache, QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { dismissErrors, toast } from "@/components/ui/toaster";
import { ApiError, asApiError } from "@/lib/api/api-error";

/** Twice more after a fault, but not before the time that the server asks to wait for. */
const retry = (failures: number, error: Error) => failures < 2 && !(error instanceof ApiError && error.retryAfterSeconds);

const makeClient = () =>
  new QueryClient({
    // The field says that its list is missing and how to ask again; why, in the server's words, is a notice as with every call. It goes when the list comes.
    queryCache: new QueryCache({
      onError: (cause) => toast.error(asApiError(cause).message),
      onSuccess: (_list, { state }) => {
        if (state.errorUpdateCount > 0) dismissErrors();
      },
    }),
    defaultOptions: {
      queries: {
        staleTime: Number.POSITIVE_INFINITY,
        retry,
        refetchOnWindowFocus: false,
        // Without a network a list fails like any other; put off, it would pass for an empty one.
        networkMode: "always",
        refetchOnReconnect: true,
      },
    },
  });

/** Lists of regions and banks: asked for once, kept while the form is open. */
export function QueryProvider({ children }: { children: ReactNode }) {
  const [client] = useState(makeClient);
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}
