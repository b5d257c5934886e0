"use client";

import { useEffect, useRef } from "react";
import { Link } from "@/components/ui/link";
import { accountDeletion } from "@/lib/content/account-deletion";
import { routes } from "@/lib/routes";

/** Why the account cannot be deleted. No live region: the toast announces it. */
export function RefusalNotice({ refusal }: { refusal: string | undefined }) {
  const shown = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    const { current: notice } = shown;
    if (!refusal || !notice) return;
    notice.scrollIntoView({ block: "center" });
    const frame = notice.closest("[role=dialog]")?.parentElement;
    if (!frame) return;
    // A toast makes the dialog's frame lower, and higher again as it goes.
    const frameSize = new ResizeObserver(() => notice.scrollIntoView({ block: "nearest" }));
    frameSize.observe(frame);
    return () => frameSize.disconnect();
  }, [refusal]);
  if (!refusal) return null;
  return (
    <p ref={shown} className="border-danger border-l-[0.375rem] bg-danger-bg px-5 py-4 font-semibold text-danger-strong">
      <span>{refusal}</span>{" "}
      <Link href={routes.help} className="text-inherit!">
        {accountDeletion.help}
      </Link>
    </p>
  );
}

/** What a lost response to the last call means. */
export function UnsureNotice({ text }: { text: string }) {
  return (
    <p role="alert" className="rounded-sm bg-warning-bg px-5 py-4 text-warning">
      {text}
    </p>
  );
}
