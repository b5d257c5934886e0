"use client";

import Cookies from "js-cookie";
import { useEffect } from "react";
import { notify } from "@/components/ui/toaster";
import { forgetUser, rememberedUser, rememberUser, settleLanguage, shownUser } from "@/lib/browser/session";
import { headerWords } from "@/lib/content/shell";

/** Set by the server when an address with a token opened an account; its value is the account's name. */
const NOTICE_COOKIE = "SessionNotice";

/** Brings what this browser remembers in line with the session, which is the truth. Shows nothing. */
export function SessionSync() {
  useEffect(() => {
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
    const notice = Cookies.get(NOTICE_COOKIE);
    if (notice !== undefined) {
      Cookies.remove(NOTICE_COOKIE, { path: "/" });
      notify.info(headerWords.openedAccount(notice));
    }
  }, []);
  return null;
}
