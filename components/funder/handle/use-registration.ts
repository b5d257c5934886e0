"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { startTransition, useCallback, useEffect, useReducer, useState } from "react";
import { adoptDraft, dropDraft, isDraftClosed, moveDraft, readDraft, reopenDraft, sentKey } from "@/components/funder/draft/draft-store";
import { currentUser } from "@/components/funder/handle/api";
import { asksSession, otherForm, type Registration, reduceRegistration, type Start } from "@/components/funder/handle/registration-state";
import { endHandle, endOf, readHandleQuery, recallHandle, storeHandle, withoutHandle } from "@/components/funder/handle/tab-handle";
import { asApiError, isTemporary } from "@/lib/api/api-error";
import { renewRights } from "@/lib/api/rights";
import { addApplicant, forgetApplicant } from "@/lib/browser/applicant";
import { isLoggedIn, shownUser } from "@/lib/browser/session";
import { onOwnerChange } from "@/lib/browser/storage";
import { subscribeToKey } from "@/lib/browser/subscribe-to-key";
import type { AccountType } from "@/lib/contract/investor";
import { detailFormHref, detailFormPage } from "@/lib/routes";

/** Reads the handle of the address and of the tab, and stores the first. */
function readStart(type: AccountType): Start {
  const query = readHandleQuery(window.location.search);
  const given = query.kind === "given";
  const unreadable = query.kind !== "given" && query.kind !== "none";
  const before = recallHandle(type);
  if (given) storeHandle(type, query.id);
  const id = given ? query.id : before;
  const signedIn = shownUser() !== undefined || isLoggedIn();
  const end = id ? (isDraftClosed(id) ? "accepted" : endOf(type, id)) : undefined;
  // After a refusal and a sign-in, the draft moves from the old handle to the new one.
  if (id && before && before !== id && signedIn && endOf(type, before) === "refused") moveDraft(before, id);
  if (given && signedIn) adoptDraft(detailFormPage(type), query.id);
  return { id, given, unreadable, end, signedIn };
}

/** Takes the handle out of the address and the history; returns what to do when the page is left. */
function cleanAddress(): () => void {
  if (readHandleQuery(window.location.search).kind === "none") return () => undefined;
  // After the router has initialised the history, which it does in an effect.
  const timer = setTimeout(() => window.history.replaceState(null, "", withoutHandle(window.location)));
  // The address is cleaned even when the page is left at once.
  return () => readHandleQuery(window.location.search).kind === "none" && clearTimeout(timer);
}

/**
 * Which registration this page finishes: the handle of the address (read once, then taken out of the address and
 * the history), the one this tab remembers, or the signed-in user's. The decisions are in registration-state.ts.
 */
export function useRegistration(type: AccountType): Registration & { retry: () => void; accept: (id: string) => void; forgetDraft: () => void } {
  const router = useRouter();
  const client = useQueryClient();
  const [registration, dispatch] = useReducer(reduceRegistration, { kind: "loading" });
  const [turn, setTurn] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: `turn` repeats the request.
  useEffect(() => {
    const leaveAddress = cleanAddress();
    const start = readStart(type);
    let gone = false;
    // The form is long: a transition keeps the page responsive.
    startTransition(() => dispatch({ type: "opened", start }));
    if (asksSession(start))
      client.fetchQuery(currentUser).then(
        (account) => {
          if (gone) return;
          const other = otherForm(account, type);
          if (other) return router.replace(detailFormHref(other.type, other.id));
          if (account.validate) {
            reopenDraft(account.id);
            addApplicant(account.id, { username: account.username });
            if (start.id && start.end === "refused") moveDraft(start.id, account.id);
          }
          const draft = start.id !== undefined && readDraft(start.id) !== undefined;
          startTransition(() => dispatch({ type: "session-answered", start, account, draft }));
        },
        (cause: unknown) => {
          if (!gone) dispatch({ type: "session-failed", start, temporary: isTemporary(cause), message: asApiError(cause).message });
        },
      );
    return () => {
      gone = true;
      leaveAddress();
    };
  }, [type, router, client, turn]);

  const accept = useCallback(
    (id: string) => {
      endHandle(type, id, "accepted");
      forgetApplicant(id);
      // The menu still lists the form as a task.
      if (shownUser() !== undefined) renewRights();
      dispatch({ type: "accepted" });
      // The notice is much shorter than the form.
      window.scrollTo({ top: 0, behavior: "instant" });
    },
    [type],
  );

  useEffect(
    () =>
      onOwnerChange(() => {
        // Not a transition: another person's input must disappear at once.
        dispatch({ type: "owner-changed" });
        client.clear();
        setTurn((value) => value + 1);
      }),
    [client],
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
    dispatch({ type: "draft-dropped" });
  };
  const retry = useCallback(() => setTurn((value) => value + 1), []);
  return { ...registration, retry, accept, forgetDraft };
}
