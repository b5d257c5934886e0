"use client";

import { useRouter } from "next/navigation";
import { startTransition, useCallback, useEffect, useState } from "react";
import { dropDraft, isDraftClosed, moveDraft, readDraft, reopenDraft, sentKey } from "@/components/funder/draft/draft-store";
import { readHandleQuery, withoutHandle } from "@/components/funder/handle/handle-query";
import { endHandle, endOf, recallHandle, storeHandle } from "@/components/funder/handle/tab-handle";
import { isTemporary } from "@/lib/api/api-error";
import { apiFetch } from "@/lib/api/api-fetch";
import { addApplicant, forgetApplicant } from "@/lib/browser/applicant";
import { renewRights } from "@/lib/browser/rights";
import { isLoggedIn, shownUser } from "@/lib/browser/session";
import { onOwnerChange } from "@/lib/browser/storage";
import { subscribeToKey } from "@/lib/browser/subscribe-to-key";
import type { AccountType } from "@/lib/contract/investor";
import { detailFormHref } from "@/lib/routes";

export type Registration =
  | { kind: "loading" }
  /** `ofSession`: the session names the registration, so uploads need no handle beside it. */
  | { kind: "ready"; id: string; ofSession: boolean }
  /** The link cannot be read. */
  | { kind: "invalid" }
  /** Neither a link, nor a handle of this tab, nor a session. */
  | { kind: "absent" }
  /** The details of the session's account are submitted. `draftOf`: a refused handle of this tab that still has a draft. */
  | { kind: "done"; draftOf?: string | undefined }
  /** The details were accepted in this tab. */
  | { kind: "accepted" }
  | { kind: "failed"; message: string };

/**
 * Which registration this page finishes: the handle of the address (read once, then taken out of the address and
 * the history), the one this tab remembers, or the signed-in user's.
 */
export function useRegistration(type: AccountType): Registration & { retry: () => void; accept: (id: string) => void; forgetDraft: () => void } {
  const router = useRouter();
  const [registration, setRegistration] = useState<Registration>({ kind: "loading" });
  const [turn, setTurn] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: `turn` repeats the request.
  useEffect(() => {
    const query = readHandleQuery(window.location.search);
    // After the router has initialised the history, which it does in an effect.
    const cleaning = query.kind === "none" ? undefined : setTimeout(() => window.history.replaceState(null, "", withoutHandle(window.location)));
    const before = recallHandle(type);
    if (query.kind === "given") storeHandle(type, query.id);
    const id = query.kind === "given" ? query.id : before;
    const end = id && (isDraftClosed(id) ? "accepted" : endOf(type, id));
    const signedIn = shownUser() !== undefined || isLoggedIn();
    /** From this tab's storage alone. */
    const ofTab = (): Registration => {
      if (end === "accepted") return { kind: "accepted" };
      return id ? { kind: "ready", id, ofSession: false } : { kind: query.kind === "none" ? "absent" : "invalid" };
    };
    // After a refusal and a sign-in, the draft moves from the old handle to the new one.
    if (id && before && before !== id && signedIn && endOf(type, before) === "refused") moveDraft(before, id);
    const abort = new AbortController();
    // The form is long: a transition keeps the page responsive.
    if ((id && !end && (query.kind === "given" || !signedIn)) || !signedIn) startTransition(() => setRegistration(ofTab()));
    else {
      setRegistration({ kind: "loading" });
      apiFetch<"currentUser">({ method: "GET", path: "/api/investor/current-user", signal: abort.signal }).then(
        ({ data }) => {
          if (!data.validate) setRegistration({ kind: "done", ...(id && end === "refused" && readDraft(id) ? { draftOf: id } : {}) });
          else if (data.type !== type) router.replace(detailFormHref(data.type, data.id));
          else {
            reopenDraft(data.id);
            addApplicant(data.id, { username: data.username });
            if (id && end === "refused") moveDraft(id, data.id);
            startTransition(() => setRegistration({ kind: "ready", id: data.id, ofSession: true }));
          }
        },
        (cause: unknown) => {
          if (abort.signal.aborted) return;
          setRegistration(isTemporary(cause) && (!id || end) ? { kind: "failed", message: cause.message } : ofTab());
        },
      );
    }
    return () => {
      // The address is cleaned even when the page is left at once.
      if (cleaning !== undefined && readHandleQuery(window.location.search).kind === "none") clearTimeout(cleaning);
      abort.abort();
    };
  }, [type, router, turn]);

  const accept = useCallback(
    (id: string) => {
      endHandle(type, id, "accepted");
      forgetApplicant(id);
      // The menu still lists the form as a task.
      if (shownUser() !== undefined) renewRights();
      setRegistration({ kind: "accepted" });
      // The notice is much shorter than the form.
      window.scrollTo({ top: 0, behavior: "instant" });
    },
    [type],
  );

  useEffect(
    () =>
      onOwnerChange(() => {
        // Not a transition: another person's input must disappear at once.
        setRegistration({ kind: "loading" });
        setTurn((value) => value + 1);
      }),
    [],
  );

  const open = registration.kind === "ready" ? registration.id : undefined;
  useEffect(() => {
    if (open === undefined) return;
    return subscribeToKey(sentKey(open), () => {
      if (!isDraftClosed(open)) return;
      dropDraft(open);
      accept(open);
    });
  }, [open, accept]);

  const forgetDraft = () => {
    if (registration.kind === "done" && registration.draftOf) dropDraft(registration.draftOf);
    setRegistration({ kind: "done" });
  };
  return { ...registration, retry: () => setTurn((value) => value + 1), accept, forgetDraft };
}
