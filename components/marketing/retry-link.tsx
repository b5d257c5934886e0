"use client";

import { useRouter } from "next/navigation";
import { useEffect, useRef, useState, useTransition } from "react";
import { beginAttempt, toast } from "@/components/ui/toaster";
import { messages } from "@/lib/content/messages";
import { LACKING_REVALIDATE_SECONDS } from "@/lib/limits";

/** A request returns the old page while the new one is rendered; milliseconds until the next request. */
const MADE_MS = 1_500;
/** The old page may be new, and served until it expires. */
const ASKED_AGAIN = Math.ceil((LACKING_REVALIDATE_SECONDS * 1_000) / MADE_MS) + 1;

/**
 * Requests this page again until it must be one rendered after the click; reports it if the data is still missing then.
 */
export function RetryLink() {
  const router = useRouter();
  const [asking, ask] = useTransition();
  /** Requests left of this try; undefined between tries. */
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
