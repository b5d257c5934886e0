"use client";

import { ContactProof } from "@/components/funder/handle/contact-proof";
import type { Owner } from "@/components/funder/handle/use-owner";
import { ownerCopy as copy } from "@/lib/content/funder-owner";

type Props = {
  owner: Owner;
  /** Sent with the calls where no session names the registration. */
  handle: string | undefined;
};

/** The owner's contacts and whether they are proved. Nothing where the upstream does not support it. */
export function OwnerLine({ owner: { facts, refresh }, handle }: Props) {
  if (!facts || facts.contacts.length === 0) return null;
  return (
    <section aria-label={copy.label} className="mt-7 mb-6 rounded-sm bg-bg-quiet px-4 py-3">
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
