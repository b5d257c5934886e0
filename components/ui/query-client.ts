import { type Mutation, MutationCache, QueryCache, QueryClient } from "@tanstack/react-query";
import { beginAttempt, dismissErrors, toast } from "@/components/ui/toaster";
import { ApiError, asApiError } from "@/lib/api/api-error";
import { ANSWER_EVENT } from "@/lib/browser/names";

/** Twice more after a fault, but not before the time that the server asks to wait for. */
const retry = (failures: number, error: Error) => failures < 2 && !(error instanceof ApiError && error.retryAfterSeconds);

declare module "@tanstack/react-query" {
  interface Register {
    /**
     * `silent`: a failure is not shown as a toast, because the page works without the data or shows the failure itself.
     */
    queryMeta: { silent?: boolean };
  }
}

const toastError = (cause: Error) => toast.error(asApiError(cause).message);

/**
 * A client with the one policy for errors: each failed call shows the server's message as a toast, except queries with
 * `meta.silent`, and a finished call removes the error toasts from before it.
 */
export function makeQueryClient(): QueryClient {
  const attempts = new WeakMap<Mutation<unknown, unknown, unknown, unknown>, () => void>();
  return new QueryClient({
    queryCache: new QueryCache({
      onError: (cause, { meta }) => {
        if (!meta?.silent) toastError(cause);
      },
      onSuccess: (_data, { meta, state }) => {
        if (state.errorUpdateCount > 0 && !meta?.silent) dismissErrors();
      },
      // Before the components render: React Query notifies them in a later task.
      onSettled: () => document.dispatchEvent(new Event(ANSWER_EVENT)),
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

let shared: QueryClient | undefined;

/**
 * The client of parts that load after the page and read only (following articles, look-up of a number): they pass it
 * to the hook, so that no provider is needed above them. It lasts as long as the tab.
 */
export const sharedQueryClient = () => {
  shared ??= makeQueryClient();
  return shared;
};
