"use client";

import { AccountPart, useOpener } from "@/components/funder/account/account-part";
import { ChangeContact } from "@/components/funder/account/change-contact";
import { ContactProof } from "@/components/funder/handle/contact-proof";
import { Button } from "@/components/ui/button";
import { accountCopy } from "@/lib/content/account";
import { ownerCopy } from "@/lib/content/funder-owner";
import type { AccountFacts, ContactChannel } from "@/lib/contract/account";

const copy = accountCopy.contacts;
const channels = ["email", "sms"] as const satisfies readonly ContactChannel[];

type Props = { contacts: AccountFacts["contacts"]; onChanged: () => void };

function Contact({ channel, contacts, onChanged }: Props & { channel: ContactChannel }) {
  const contact = contacts.find((one) => one.channel === channel);
  const { isOpen: changing, opener, close } = useOpener();
  return (
    <li className="border-line border-b py-3">
      <p className="text-fg-mute text-small">{copy.labels[channel]}</p>
      <div className="flex flex-wrap items-center gap-x-3">
        <span className="font-semibold wrap-anywhere max-md:basis-full">{contact?.masked ?? copy.none[channel]}</span>
        {contact?.proved ? <span className="text-fg-soft text-small">{ownerCopy.proved}</span> : null}
        {contact && !contact.proved && !changing ? <ContactProof channel={channel} handle={undefined} onProved={onChanged} /> : null}
        {changing ? null : (
          <Button {...opener} variant="text" size="compact" className="max-md:not-forced-colors:-ml-4.5">
            {contact ? copy.change[channel] : copy.add[channel]}
          </Button>
        )}
      </div>
      {changing ? (
        <ChangeContact
          channel={channel}
          onDone={() => {
            close();
            onChanged();
          }}
          onCancel={close}
        />
      ) : null}
    </li>
  );
}

/** The contacts of the account: proved or not, to be changed or added. */
export function ContactsPart(props: Props) {
  return (
    <AccountPart id="kontak" title={copy.title} text={copy.text}>
      <ul className="mt-4 border-line border-t">
        {channels.map((channel) => (
          <Contact key={channel} channel={channel} {...props} />
        ))}
      </ul>
    </AccountPart>
  );
}
