"use client";

import { useRouter } from "next/navigation";
import { useEffect, useState } from "react";
import { handleKey, readHandleQuery, withoutHandle } from "@/components/funder/handle/handle-query";
import { ApiError } from "@/lib/api/api-error";
import { sendBrowser } from "@/lib/api/send-browser";
import { isLoggedIn, shownUser } from "@/lib/browser/session";
import type { AccountType } from "@/lib/contract/investor";
import { detailFormHref } from "@/lib/routes";

export type Registration =
  | { kind: "loading" }
  /** `ofSession`: the session names the registration, so uploads need no handle beside it. */
  | { kind: "ready"; id: string; ofSession: boolean }
  | { kind: "invalid" }
  | { kind: "done" }
  | { kind: "failed"; message: string };

function recallHandle(type: AccountType): string | null {
  try {
    return sessionStorage.getItem(handleKey(type));
  } catch {
    return null;
  }
}

function keepHandle(type: AccountType, id: string): void {
  try {
    sessionStorage.setItem(handleKey(type), id);
  } catch {
    // Refused storage: the page works until it is reloaded.
  }
}

/** Forgets the handle of this tab, after the details were accepted. */
export function forgetHandle(type: AccountType): void {
  try {
    sessionStorage.removeItem(handleKey(type));
  } catch {
    // Nothing was kept.
  }
}

/**
 * Which registration this page finishes: the handle of the address (read once, then taken out of the address and
 * the history), the one this tab remembers, or the signed-in user's.
 */
export function useRegistration(type: AccountType): Registration & { retry: () => void } {
  const router = useRouter();
  const [registration, setRegistration] = useState<Registration>({ kind: "loading" });
  const [turn, setTurn] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: `turn` asks again.
  useEffect(() => {
    const query = readHandleQuery(window.location.search);
    // After the router has taken over the history, which it does in an effect of its own.
    const cleaning = query.kind === "none" ? undefined : setTimeout(() => window.history.replaceState(null, "", withoutHandle(window.location)));
    if (query.kind === "given") keepHandle(type, query.id);
    const id = query.kind === "given" ? query.id : recallHandle(type);
    const abort = new AbortController();
    if (id) setRegistration({ kind: "ready", id, ofSession: false });
    else if (shownUser() === undefined && !isLoggedIn()) setRegistration({ kind: "invalid" });
    else {
      setRegistration({ kind: "loading" });
      sendBrowser<"currentUser">({ method: "GET", path: "/api/investor/current-user", signal: abort.signal }).then(
        ({ data }) => {
          if (!data.validate) setRegistration({ kind: "done" });
          else if (data.type !== type) router.replace(detailFormHref(data.type, data.id));
          else setRegistration({ kind: "ready", id: data.id, ofSession: true });
        },
        (cause: unknown) => {
          if (abort.signal.aborted) return;
          const known = cause instanceof ApiError ? cause : undefined;
          setRegistration(known?.kind === "network" || known?.kind === "timeout" ? { kind: "failed", message: known.message } : { kind: "invalid" });
        },
      );
    }
    return () => {
      // The address is cleaned even when the page is left at once.
      if (cleaning !== undefined && readHandleQuery(window.location.search).kind === "none") clearTimeout(cleaning);
      abort.abort();
    };
  }, [type, router, turn]);

  return { ...registration, retry: () => setTurn((value) => value + 1) };
}
