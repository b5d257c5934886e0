"use client";

import { useEffect } from "react";
import { toast } from "@/components/ui/toaster";
import { dropExpired, followOtherTabs, forgetUser, rememberedUser, rememberUser, settleLanguage, shownUser } from "@/lib/browser/session";
import { takeCookie } from "@/lib/browser/storage";
import { headerWords } from "@/lib/content/shell";

async function showNotice() {
  const notice = await takeCookie("notice");
  if (notice !== undefined) toast.info(headerWords.openedAccount(notice));
}

/** Asks the session whose it is. Without one, forgets who was signed in. */
function askSession(known: (username: string) => void) {
  import("@/lib/api/api-fetch")
    .then(({ apiFetch }) => apiFetch<"currentUser">({ method: "GET", path: "/api/investor/current-user" }))
    .then(
      ({ data }) => known(data.username),
      (error: { kind?: string }) => {
        if (error.kind === "unauthorized") forgetUser();
      },
    );
}

/** Brings what this browser remembers in line with the session, which is the truth. Shows nothing. */
export function SessionSync() {
  useEffect(() => {
    dropExpired();
    settleLanguage();
    const shown = shownUser();
    const remembered = rememberedUser();
    if (shown !== undefined) {
      if (remembered?.username !== shown) rememberUser(shown);
    } else if (remembered) {
      askSession(rememberUser);
    }
    void showNotice();
    // Another tab signed out, or only took the name off this browser: the session knows.
    return followOtherTabs(() => askSession(() => undefined));
  }, []);
  return null;
}
