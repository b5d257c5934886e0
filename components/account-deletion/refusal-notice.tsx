"use client";

import { useEffect, useRef } from "react";
import { Link } from "@/components/ui/link";
import { accountDeletion } from "@/lib/content/account-deletion";
import { routes } from "@/lib/routes";

/** Why the account cannot be deleted. No live region: the toast announces it. */
export function RefusalNotice({ refusal }: { refusal: string | undefined }) {
  const shown = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (refusal) shown.current?.scrollIntoView({ block: "center" });
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
