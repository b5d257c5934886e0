"use client";

import { useState } from "react";
import { Button } from "@/components/ui/button";
import { toast } from "@/components/ui/toaster";
import { asApiError } from "@/lib/api/api-error";
import { apiFetch } from "@/lib/api/api-fetch";
import { ownerWords as words } from "@/lib/content/funder-owner";

/** Lets the owner of an account take back details that somebody sent before any contact of it was proved. */
export function TakeBack({ onTakenBack }: { onTakenBack: () => void }) {
  const [busy, setBusy] = useState(false);
  const takeBack = async () => {
    setBusy(true);
    try {
      toast.success((await apiFetch<"infoTakeBack">({ method: "POST", path: "/api/investor/info-take-back", body: {} })).message);
      onTakenBack();
    } catch (error) {
      toast.error(asApiError(error).message);
    }
    setBusy(false);
  };
  return (
    <section className="mt-7 rounded-sm bg-warning-bg px-4 py-3">
      <p className="max-w-prose">{words.takeBackText}</p>
      <Button variant="line" size="compact" className="mt-3" busy={busy} onClick={takeBack}>
        {words.takeBack}
      </Button>
    </section>
  );
}
