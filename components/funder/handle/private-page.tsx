"use client";

import { usePathname, useRouter } from "next/navigation";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { ButtonLink } from "@/components/ui/button";
import { QueryProvider } from "@/components/ui/query-provider";
import { useShownUser } from "@/components/ui/use-shown-user";
import { MAIN_ID } from "@/lib/browser/names";
import { rememberedUser } from "@/lib/browser/session";
import { onOwnerChange } from "@/lib/browser/storage";
import { ownerCopy as copy } from "@/lib/content/funder-owner";
import { routes } from "@/lib/routes";

/**
 * What only the signed-in person may see. After a sign-out, in this tab or another one, it is gone at once and the home
 * page follows. When the session has ended otherwise, it is hidden until the same person signs in again: nothing typed is
 * lost.
 */
export function PrivateArea({ children }: { children: ReactNode }) {
  const router = useRouter();
  const page = usePathname();
  const user = useShownUser();
  const opener = useRef(user);
  const [left, setLeft] = useState(false);
  if (user !== undefined) opener.current = user;
  useEffect(
    () =>
      onOwnerChange(() => {
        if (opener.current === undefined || rememberedUser()) return;
        setLeft(true);
        router.replace(routes.home);
      }),
    [router],
  );
  if (left)
    return (
      <p role="status" className="min-h-dvh">
        {copy.signedOut}
      </p>
    );
  const ended = opener.current !== undefined && user === undefined;
  return (
    <>
      {ended ? (
        <section role="alert" className="min-h-dvh">
          <h1 className="text-h2">{copy.endedTitle}</h1>
          <p className="mt-2 mb-6 max-w-prose text-fg-soft">{copy.endedText}</p>
          <ButtonLink href={`${routes.login}?next=${encodeURIComponent(page)}`}>{copy.endedSignIn}</ButtonLink>
        </section>
      ) : null}
      <div hidden={ended}>{children}</div>
    </>
  );
}

/** A page of the signed-in funder: its title and content, with TanStack Query for its calls. */
export function PrivatePage({ title, children }: { title: string; children: ReactNode }) {
  return (
    <main id={MAIN_ID} className="wrap pt-4 pb-16 xl:pt-10">
      <QueryProvider>
        <PrivateArea>
          <h1 className="text-[clamp(2rem,1.5rem+1.8vw,3rem)] leading-[1.05]">{title}</h1>
          {children}
        </PrivateArea>
      </QueryProvider>
    </main>
  );
}
