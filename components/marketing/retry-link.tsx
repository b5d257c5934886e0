"use client";

import { useRouter } from "next/navigation";
import { useEffect, useRef, useTransition } from "react";
import { beginAttempt, notify } from "@/components/ui/toaster";
import { messages } from "@/lib/content/messages";

/** Asks the server for this page again; says so where it still stands afterwards. */
export function RetryLink() {
  const router = useRouter();
  const [asking, ask] = useTransition();
  const endAttempt = useRef<() => void>(undefined);
  useEffect(() => {
    if (asking || !endAttempt.current) return;
    notify.error(messages.siteInfoFailed);
    endAttempt.current();
    endAttempt.current = undefined;
  }, [asking]);
  // What the page lacked has come: an earlier notice is no longer true.
  useEffect(() => () => endAttempt.current?.(), []);
  const retry = () => {
    endAttempt.current = beginAttempt();
    ask(() => router.refresh());
  };
  return (
    <button type="button" onClick={retry} className="min-h-6 font-bold text-link underline underline-offset-[0.22em]">
      {messages.retry}
    </button>
  );
}
