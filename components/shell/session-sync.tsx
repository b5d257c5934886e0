"use client";

import { useEffect } from "react";
import { notify } from "@/components/ui/toaster";
import { dropExpired, forgetUser, rememberedUser, rememberUser, settleLanguage, shownUser } from "@/lib/browser/session";
import { headerWords } from "@/lib/content/shell";

/** Set by the server when an address with a token opened an account; its value is the account's name. */
const NOTICE_COOKIE = "SessionNotice";

async function showNotice() {
  const { default: Cookies } = await import("js-cookie");
  const notice = Cookies.get(NOTICE_COOKIE);
  if (notice === undefined) return;
  Cookies.remove(NOTICE_COOKIE, { path: "/" });
  notify.info(headerWords.openedAccount(notice));
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
      import("@/lib/api/send-browser")
        .then(({ sendBrowser }) => sendBrowser<"currentUser">({ method: "GET", path: "/api/investor/current-user" }))
        .then(
          ({ data }) => rememberUser(data.username),
          (error: { kind?: string }) => {
            if (error.kind === "unauthorized") forgetUser();
          },
        );
    }
    if (document.cookie.includes(`${NOTICE_COOKIE}=`)) void showNotice();
  }, []);
  return null;
}
