"use client";

import { useQuery } from "@tanstack/react-query";
import { AccountPart } from "@/components/funder/account/account-part";
import { accountQuery } from "@/components/funder/account/api";
import { ContactsPart } from "@/components/funder/account/contacts-part";
import { PasswordPart } from "@/components/funder/account/password-part";
import { SentPart } from "@/components/funder/account/sent-part";
import { SessionsPart } from "@/components/funder/account/sessions-part";
import { PrivatePage } from "@/components/funder/handle/private-page";
import { Button, ButtonLink, buttonClass } from "@/components/ui/button";
import { Mark } from "@/components/ui/mark";
import { accountCopy as copy } from "@/lib/content/account";
import { detailFormHref, plainPages, routes } from "@/lib/routes";

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
  if (!account)
    return (
      <>
        <p role="status" className="mt-7 mb-5 max-w-prose text-lead">
          {isError ? copy.failed : copy.signedOut}
        </p>
        {isError ? (
          <Button onClick={refresh}>{copy.again}</Button>
        ) : (
          <ButtonLink href={`${routes.login}?next=${encodeURIComponent(routes.account)}`}>{copy.signIn}</ButtonLink>
        )}
      </>
    );
  const { user, contacts, sessions, sent } = account;
  return (
    <>
      <p className="mt-3 text-lead wrap-anywhere">{user.username}</p>
      <ContactsPart contacts={contacts} onChanged={refresh} />
      <PasswordPart user={user} onChanged={refresh} />
      <SessionsPart sessions={sessions} onEnded={refresh} />
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
