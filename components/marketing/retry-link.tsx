"use client";

import { useRouter } from "next/navigation";
import { useEffect, useRef, useState, useTransition } from "react";
import { beginAttempt, toast } from "@/components/ui/toaster";
import { messages } from "@/lib/content/messages";
import { LACKING_REVALIDATE_SECONDS } from "@/lib/limits";

/** A question is answered with the old page, while a new one is being made; milliseconds until it is asked again. */
const MADE_MS = 1_500;
/** The old page may just have been made, and be given out until its time is over. */
const ASKED_AGAIN = Math.ceil((LACKING_REVALIDATE_SECONDS * 1_000) / MADE_MS) + 1;

/** Asks the server for this page again, until a page made after the press must have come; says so where it still stands afterwards. */
export function RetryLink() {
  const router = useRouter();
  const [asking, ask] = useTransition();
  /** Questions that are left of this try; undefined between tries. */
  const [left, setLeft] = useState<number>();
  const endAttempt = useRef<() => void>(undefined);
  useEffect(() => {
    if (asking || left === undefined) return;
    if (left > 0) {
      const timer = setTimeout(() => {
        setLeft(left - 1);
        ask(() => router.refresh());
      }, MADE_MS);
      return () => clearTimeout(timer);
    }
    setLeft(undefined);
    toast.error(messages.siteInfoFailed);
    endAttempt.current?.();
    endAttempt.current = undefined;
  }, [asking, left, router]);
  // What the page lacked has come: an earlier notice is no longer true.
  useEffect(() => () => endAttempt.current?.(), []);
  const retry = () => {
    if (left !== undefined) return;
    endAttempt.current = beginAttempt();
    setLeft(ASKED_AGAIN);
    ask(() => router.refresh());
  };
  return (
    <button
      type="button"
      aria-busy={left !== undefined}
      onClick={retry}
      className="min-h-6 font-bold text-link underline underline-offset-[0.22em] aria-busy:opacity-60"
    >
      {messages.retry}
    </button>
  );
}
