"use client";

import { useQuery } from "@tanstack/react-query";
import { AccountPart } from "@/components/funder/account/account-part";
import { accountQuery } from "@/components/funder/account/api";
import { ContactsPart } from "@/components/funder/account/contacts-part";
import { PasswordPart } from "@/components/funder/account/password-part";
import { SessionsPart } from "@/components/funder/account/sessions-part";
import { PrivatePage } from "@/components/funder/handle/private-page";
import { SignInFirst } from "@/components/funder/handle/sign-in-first";
import { Button, ButtonLink, buttonClass } from "@/components/ui/button";
import { Mark } from "@/components/ui/mark";
import { accountCopy as copy } from "@/lib/content/account";
import type { SentMessage } from "@/lib/contract/account";
import { longMoment } from "@/lib/format/date";
import { detailFormHref, plainPages, routes } from "@/lib/routes";

const { sent: sentCopy } = copy;
const head = "py-2 pr-4 text-left font-semibold text-fg-mute text-small";
const cell = "md:py-2.5 md:pr-4 md:align-top";

/** What was sent to the account's contacts and when, without texts. On phones each message is a block. */
function SentPart({ sent }: { sent: readonly SentMessage[] }) {
  return (
    <AccountPart id="pesan" title={sentCopy.title} text={sentCopy.text}>
      {sent.length === 0 ? (
        <p className="mt-4">{sentCopy.none}</p>
      ) : (
        <table aria-labelledby="pesan" className="mt-4 w-full border-line border-t max-md:block">
          <thead className="max-md:sr-only">
            <tr className="border-line border-b">
              {Object.values(sentCopy.columns).map((name) => (
                <th key={name} scope="col" className={head}>
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="max-md:block">
            {sent.map(({ at, kind, channel, masked, status }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: messages have no id, and are replaced as a whole
              <tr key={index} className="border-line border-b max-md:grid max-md:py-2.5">
                <td className={`${cell} text-fg-soft tabular-nums max-md:text-small`}>{longMoment(at)}</td>
                <td className={`${cell} font-semibold`}>{sentCopy.kinds[kind]}</td>
                <td className={`${cell} wrap-anywhere`}>{masked || copy.contacts.labels[channel]}</td>
                <td className={`${cell} ${status === "failed" ? "text-danger-strong" : "text-fg-soft"}`}>{sentCopy.states[status]}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </AccountPart>
  );
}

function Account() {
  const { data: account, isPending, isError, refetch } = useQuery(accountQuery);
  const refresh = () => void refetch();
  if (isPending)
    return (
      <p className="mt-7 flex min-h-dvh items-start gap-3 text-fg-soft">
        <Mark turning />
        {copy.loading}
      </p>
    );
  if (isError && !account)
    return (
      <>
        <p role="status" className="mt-7 mb-5 max-w-prose text-lead">
          {copy.failed}
        </p>
        <Button onClick={refresh}>{copy.again}</Button>
      </>
    );
  if (!account) return <SignInFirst text={copy.signedOut} page={routes.account} shows={copy.shows} />;
  const { user, contacts, sessions, sent } = account;
  return (
    <>
      <p className="mt-3 text-lead wrap-anywhere">{user.username}</p>
      <ContactsPart contacts={contacts} onChanged={refresh} />
      <PasswordPart user={user} onChanged={refresh} />
      <SessionsPart user={user} sessions={sessions} onEnded={refresh} />
      <SentPart sent={sent} />
      <AccountPart id="data" title={copy.data.title} text={copy.data.text}>
        <div className="mt-4 flex flex-wrap gap-3">
          {/* Not a client navigation: the document keeps its policy of no referrer, and a form without an origin is refused. */}
          <a href={plainPages.dataRequest} className={buttonClass({ variant: "line", size: "compact" })}>
            {copy.data.request}
          </a>
          {user.validate ? (
            <ButtonLink href={detailFormHref(user.type, user.id)} variant="line" size="compact">
              {copy.data.complete}
            </ButtonLink>
          ) : (
            <ButtonLink href={routes.registrationStatus} variant="line" size="compact">
              {copy.data.status}
            </ButtonLink>
          )}
        </div>
      </AccountPart>
    </>
  );
}

/** The account of the signed-in funder: contacts, password, devices and messages. */
export function AccountPage() {
  return (
    <PrivatePage title={copy.title}>
      <Account />
    </PrivatePage>
  );
}
