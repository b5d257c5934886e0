"use client";

import { notify } from "@/components/ui/toaster";
import { ApiError } from "@/lib/api/api-error";
import { sendBrowser } from "@/lib/api/send-browser";
import { forgetUser } from "@/lib/browser/session";
import { headerWords } from "@/lib/content/shell";

/** Ends the session on the server and in this browser. A session already gone counts as ended. True when it did. */
export async function signOut(): Promise<boolean> {
  try {
    await sendBrowser<"logout">({ method: "POST", path: "/api/investor/logout", body: {} });
  } catch (error) {
    if (!(error instanceof ApiError) || error.kind !== "unauthorized") {
      notify.error((error as Error).message);
      return false;
    }
  }
  forgetUser();
  notify.success(headerWords.signedOut);
  return true;
}
