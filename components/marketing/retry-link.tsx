"use client";

import { useRouter } from "next/navigation";
import { messages } from "@/lib/content/messages";

/** Asks the server for this page again. */
export function RetryLink() {
  const router = useRouter();
  return (
    <button type="button" onClick={() => router.refresh()} className="min-h-6 font-bold text-link underline underline-offset-[0.22em]">
      {messages.retry}
    </button>
  );
}
