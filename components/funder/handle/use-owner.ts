"use client";

import { useCallback, useEffect, useState } from "react";
import type { Registration } from "@/components/funder/handle/use-registration";
import { ApiError } from "@/lib/api/api-error";
import { apiFetch } from "@/lib/api/api-fetch";
import type { RegistrationFacts } from "@/lib/contract/account";
import { apiCodes } from "@/lib/contract/codes";
import { refusalMessages } from "@/lib/contract/refusal-messages";

export type Owner = {
  /** The owner; undefined while unknown, and where the upstream does not support it. */
  facts: RegistrationFacts | undefined;
  /** The message where the registration belongs to another person. */
  foreign: string | undefined;
  /** The service no longer takes the handle. */
  expired: boolean;
  refresh: () => void;
};

const FOREIGN: readonly string[] = [refusalMessages.handleOfAnother, refusalMessages.otherRegistration];

const nothingKnown = { facts: undefined, foreign: undefined, expired: false };

/** Requests the owner of a registration. Other failures are ignored: the form works without the response. */
export function useOwner(registration: Registration): Owner {
  const [answer, setAnswer] = useState<Omit<Owner, "refresh">>(nothingKnown);
  const [turn, setTurn] = useState(0);
  const known = registration.kind === "ready" || registration.kind === "done";
  const handle = registration.kind === "ready" && !registration.ofSession ? registration.id : undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: `turn` repeats the request.
  useEffect(() => {
    if (!known) return;
    const abort = new AbortController();
    apiFetch<"registration">({
      method: "GET",
      path: "/api/investor/registration",
      signal: abort.signal,
      ...(handle ? { headers: { RegistrationId: handle } } : {}),
    }).then(
      ({ data }) => setAnswer({ ...nothingKnown, facts: data }),
      (error: unknown) => {
        if (abort.signal.aborted) return;
        const foreign = error instanceof ApiError && FOREIGN.includes(error.message) ? error.message : undefined;
        const expired = !foreign && handle !== undefined && error instanceof ApiError && error.code === apiCodes.handleInvalid;
        setAnswer({ facts: undefined, foreign, expired });
      },
    );
    return () => abort.abort();
  }, [known, handle, turn]);
  return { ...answer, refresh: useCallback(() => setTurn((value) => value + 1), []) };
}
