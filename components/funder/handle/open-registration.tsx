"use client";

import { useEffect, useState } from "react";
import { isDraftClosed } from "@/components/funder/draft/draft-store";
import { endOf, recallHandle } from "@/components/funder/handle/tab-handle";
import { Link } from "@/components/ui/link";
import { registerCopy } from "@/lib/content/auth";
import { routes } from "@/lib/routes";

/** The pending detail form of this tab; undefined when there is none, or its details were submitted. */
function begunForm(): string | undefined {
  for (const [type, form] of [
    [0, routes.registerPersonal],
    [1, routes.registerCompany],
  ] as const) {
    const id = recallHandle(type);
    if (id && !endOf(type, id) && !isDraftClosed(id)) return form;
  }
  return undefined;
}

/**
 * Shown above the empty registration form after going back from the details: the account exists, and where to continue.
 */
export function OpenRegistration() {
  const [form, setForm] = useState<string>();
  useEffect(() => setForm(begunForm()), []);
  if (!form) return null;
  return (
    <p role="status" className="mt-7 rounded-sm bg-success-bg px-4 py-3">
      {registerCopy.begun}{" "}
      <Link href={form} className="inline-block font-bold">
        {registerCopy.continueToDetails}
      </Link>
    </p>
  );
}
