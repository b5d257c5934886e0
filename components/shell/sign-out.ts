"use client";

import { notify } from "@/components/ui/toaster";
import { forgetUser } from "@/lib/browser/session";
import { headerWords } from "@/lib/content/shell";

/** Ends the session on the server and in this browser. A session already gone counts as ended. True when it did. */
export async function signOut(): Promise<boolean> {
  try {
    const { sendBrowser } = await import("@/lib/api/send-browser");
    await sendBrowser<"logout">({ method: "POST", path: "/api/investor/logout", body: {} });
  } catch (error) {
    const { kind, message } = error as { kind?: string; message: string };
    if (kind !== "unauthorized") {
      notify.error(kind ? message : headerWords.offline);
      return false;
    }
  }
  forgetUser();
  notify.success(headerWords.signedOut);
  return true;
}
