"use client";

import { toast } from "@/components/ui/toaster";
import { endSession } from "@/lib/browser/session";
import { headerWords } from "@/lib/content/shell";

/** Ends the session on the server and in this browser. A session already gone counts as ended. True when it did. */
export async function signOut(): Promise<boolean> {
  try {
    const { apiFetch } = await import("@/lib/api/api-fetch");
    await apiFetch<"logout">({ method: "POST", path: "/api/investor/logout", body: {} });
  } catch (error) {
    const { kind, message } = error as { kind?: string; message: string };
    if (kind !== "unauthorized") {
      toast.error(kind ? message : headerWords.offline);
      return false;
    }
  }
  endSession();
  toast.success(headerWords.signedOut);
  return true;
}
