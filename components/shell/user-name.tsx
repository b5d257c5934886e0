"use client";

import { useEffect, useRef } from "react";
import { shownUser } from "@/lib/browser/session";

/**
 * The name of who is signed in. The server writes it into the finished HTML, a sign-in without a new page writes
 * it into the DOM: React must leave the text alone, hence the empty raw HTML.
 */
export function UserName() {
  const box = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const element = box.current;
    if (element && element.textContent === "") element.textContent = shownUser() ?? "";
  }, []);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: constant and empty
  return <span ref={box} data-user-name="true" suppressHydrationWarning dangerouslySetInnerHTML={empty} />;
}

const empty = { __html: "" };
