"use client";

import { useQuery } from "@tanstack/react-query";
import { registrationOwner } from "@/components/funder/handle/api";
import type { Registration } from "@/components/funder/handle/registration-state";
import { ApiError, isTemporary } from "@/lib/api/api-error";
import type { RegistrationFacts } from "@/lib/contract/account";
import { apiCodes } from "@/lib/contract/envelope";
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

/** Requests the owner of a registration. Other failures are ignored: the form works without the response. */
export function useOwner(registration: Registration): Owner {
  const enabled = registration.kind === "ready" || registration.kind === "done";
  const handle = registration.kind === "ready" && !registration.ofSession ? registration.id : undefined;
  const { data, error, refetch } = useQuery({ ...registrationOwner(handle), enabled });
  const foreign = error instanceof ApiError && FOREIGN.includes(error.message) ? error.message : undefined;
  const expired = !foreign && handle !== undefined && error instanceof ApiError && error.code === apiCodes.handleInvalid;
  return { facts: error && !isTemporary(error) ? undefined : data, foreign, expired, refresh: () => void refetch() };
}
