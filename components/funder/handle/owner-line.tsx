"use client";

import { useQuery } from "@tanstack/react-query";
import { registrationOwner } from "@/components/funder/handle/api";
import { ContactProof } from "@/components/funder/handle/contact-proof";
import type { Registration } from "@/components/funder/handle/registration-state";
import { ApiError, isTemporary } from "@/lib/api/api-error";
import { ownerCopy as copy } from "@/lib/content/funder-owner";
import type { RegistrationFacts } from "@/lib/contract/account";
import { apiCodes, refusalMessages } from "@/lib/contract/envelope";

type Owner = {
  /** The owner; undefined while unknown, and where the upstream does not support it. */
  facts: RegistrationFacts | undefined;
  /** The message where the registration belongs to another person. */
  foreign: string | undefined;
  /** The service no longer takes the handle. */
  expired: boolean;
  /** The session's account has sent the details of this handle. */
  sent: boolean;
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
  const sent = !error && handle !== undefined && data?.validate === false;
  return { facts: error && !isTemporary(error) ? undefined : data, foreign, expired, sent, refresh: () => void refetch() };
}

type Props = {
  owner: Owner;
  /** Sent with the calls where no session names the registration. */
  handle: string | undefined;
};

/** The owner's contacts and whether they are proved. Nothing where the upstream does not support it. */
export function OwnerLine({ owner: { facts, refresh }, handle }: Props) {
  if (!facts || facts.contacts.length === 0) return null;
  return (
    <section aria-label={copy.label} tabIndex={-1} className="outline-hidden mt-7 mb-6 rounded-sm bg-bg-quiet px-4 py-3">
      <p className="font-semibold">{copy.label}</p>
      {facts.contacts.every(({ proved }) => proved) ? null : <p className="mt-1 max-w-prose text-fg-soft text-small">{copy.whyProve}</p>}
      <ul className="mt-1 grid gap-1">
        {facts.contacts.map((contact) => (
          <li key={contact.channel} className="flex flex-wrap items-center gap-x-3">
            <span className="wrap-anywhere max-md:basis-full">{contact.masked}</span>
            {contact.proved ? (
              <span className="text-fg-soft text-small">{copy.proved}</span>
            ) : (
              <ContactProof channel={contact.channel} handle={handle} onProved={refresh} />
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
