"use client";

import { usePathname, useRouter } from "next/navigation";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { ButtonLink } from "@/components/ui/button";
import { QueryProvider } from "@/components/ui/query-provider";
import { useShownUser } from "@/components/ui/use-shown-user";
import { MAIN_ID } from "@/lib/browser/names";
import { rememberedUser } from "@/lib/browser/session";
import { onOwnerChange } from "@/lib/browser/storage";
import { hasStoredDraft } from "@/lib/browser/stored-draft";
import { ownerCopy as copy } from "@/lib/content/funder-owner";
import { routes } from "@/lib/routes";

const TEXT_ID = "sesi-berakhir";

/** In place of a private page whose session has ended: what had the focus is hidden, and this is above it. */
function SessionEnded() {
  const page = usePathname();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    title.current?.focus({ preventScroll: true });
    title.current?.scrollIntoView({ block: "center", behavior: "instant" });
  }, []);
  return (
    <section className="min-h-dvh">
      <h1 ref={title} tabIndex={-1} aria-describedby={TEXT_ID} className="text-h2 outline-hidden">
        {copy.endedTitle}
      </h1>
      <p id={TEXT_ID} className="mt-2 mb-6 max-w-prose text-fg-soft">
        {hasStoredDraft() ? `${copy.endedDraft} ` : null}
        {copy.endedText}
      </p>
      <ButtonLink href={`${routes.login}?next=${encodeURIComponent(page)}`}>{copy.endedSignIn}</ButtonLink>
    </section>
  );
}

/**
 * What only the signed-in person may see. After a sign-out, in this tab or another one, it is gone at once and the home
 * page follows. When the session has ended otherwise, it is hidden until the same person signs in again: nothing typed is
 * lost.
 */
export function PrivateArea({ children }: { children: ReactNode }) {
  const router = useRouter();
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
      {ended ? <SessionEnded /> : null}
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
