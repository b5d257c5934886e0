"use client";

import { useEffect, useState } from "react";
import { hasStoredDraft } from "@/lib/browser/stored-draft";
import { loginCopy as copy } from "@/lib/content/auth";
import { returnPath, routes } from "@/lib/routes";

const forms: readonly string[] = [routes.registerCompany, routes.registerPersonal];

/** Tells who was sent here from another page why. */
export function SignInReason() {
  const [reason, setReason] = useState<string>();
  useEffect(() => {
    const next = returnPath(new URLSearchParams(window.location.search).get("next"));
    if (next === routes.home) return;
    const [path = ""] = next.split(/[?#]/);
    setReason(forms.includes(path) && hasStoredDraft() ? copy.reasonDraft : copy.reason);
  }, []);
  return (
    <div role="status" className={reason ? "mt-5 rounded-sm bg-warning-bg px-4 py-3 font-semibold text-warning" : undefined}>
      {reason}
    </div>
  );
}
