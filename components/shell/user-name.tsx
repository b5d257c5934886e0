"use client";

import { useEffect, useRef } from "react";
import { shownUser } from "@/lib/browser/session";

const empty = { __html: "" };

/**
 * The name of who is signed in. The server writes it into the finished HTML, the page script or a sign-in into the
 * DOM: React must leave the text alone, so its raw HTML is empty. Drawn by React (a change of page, a translated page)
 * it is filled here.
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

/** The name in a menu, written while that is open: a page shows the name once. */
export function LateUserName() {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: constant and empty
  return <span data-user-name-late="true" suppressHydrationWarning dangerouslySetInnerHTML={empty} />;
}

/**
 * The list of pages that the account may open. The page's script fills it when the menu opens, which may be before
 * hydration, so React must leave its children alone. `className` is for the links, `listClassName` for the list.
 */
export function AccountEntries({ className, listClassName = "" }: { className: string; listClassName?: string }) {
  return (
    <ul
      data-account-entries={className}
      className={`${listClassName} empty:hidden`}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: constant and empty
      dangerouslySetInnerHTML={empty}
    />
  );
}
