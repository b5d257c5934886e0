"use client";

import { type ComponentType, useEffect, useState } from "react";
import { NOTICE_EVENT } from "@/lib/browser/names";
import { kitWords } from "@/lib/content/kit";

export type NoticeKind = "error" | "success" | "info";
export type Notice = { id: number; kind: NoticeKind; message: string };

let waiting: Notice[] = [];
let wake: (() => void) | undefined;
let takeAway: ((until: number) => void) | undefined;
let count = 0;

function post(kind: NoticeKind) {
  return (message: string) => {
    // A server may answer without words.
    if (!message.trim()) return;
    count += 1;
    waiting.push({ id: count, kind, message });
    wake?.();
  };
}

/** The one way to show a passing message. Errors stay until they are closed, the others go after 5 s. */
export const toast = { error: post("error"), success: post("success"), info: post("info") };

/** Takes away the errors up to the one of a number: without one, all that were given. */
export function dismissErrors(until: number = count): void {
  waiting = waiting.filter(({ id, kind }) => id > until || kind !== "error");
  takeAway?.(until);
}

/**
 * Begins an attempt; call what it returns when the attempt has ended. Errors from before the attempt are answers to earlier ones
 * then, and go, unless the same one was given again: that one has stayed in its place.
 */
export function beginAttempt(): () => void {
  const before = count;
  return () => dismissErrors(before);
}

/** The list tells how it takes away its errors up to the one of a number. */
export function onAttemptEnded(remove: (until: number) => void): void {
  takeAway = remove;
}

/** Hands over the notices not yet shown, oldest first. */
export function takeNotices(): Notice[] {
  const taken = waiting;
  waiting = [];
  return taken;
}

/** How a notice looks. */
export const noticeLook =
  "deep flex w-full items-center gap-3 leaflet-5 bg-arang py-2.5 pr-2.5 pl-4.5 font-semibold text-[0.9375rem] text-white leading-[1.4] shadow-menu";

type ListProps = { turn: number };

/** Fetches what shows notices. Forms call it early: their first notice may be that the network is gone. */
export const prepareNotices = () => void import("@/components/ui/toast-list").catch(() => undefined);

/**
 * Shows what `toast` was given; mounted once, in the root layout. Loads its list with the first notice. Until it comes (the network is gone,
 * or a release has taken its file away) the newest notice stands alone.
 */
export function Toaster() {
  const [turn, setTurn] = useState(0);
  const [alone, setAlone] = useState<Notice>();
  const [List, setList] = useState<ComponentType<ListProps>>();

  useEffect(() => {
    let asked = false;
    onAttemptEnded(() => setAlone(waiting.at(-1)));
    wake = () => {
      setTurn((value) => value + 1);
      if (asked) return;
      asked = true;
      import("@/components/ui/toast-list").then(
        (module) => setList(() => module.ToastList),
        () => {
          asked = false;
          setAlone(waiting.at(-1));
          // Most often the network is gone, which the notice itself may be about.
          addEventListener("online", () => wake?.(), { once: true });
        },
      );
    };
    if (waiting.length > 0) wake();
    // What the page's own script has to say (lib/enhancements/notices.ts).
    const said = (event: Event) => {
      const { kind, message } = (event as CustomEvent<Notice>).detail;
      event.preventDefault();
      toast[kind](message);
    };
    document.addEventListener(NOTICE_EVENT, said);
    return () => {
      document.removeEventListener(NOTICE_EVENT, said);
      wake = undefined;
    };
  }, []);

  if (List) return <List turn={turn} />;
  return alone ? (
    <p
      key={alone.id}
      role="alert"
      className={noticeLook}
      style={{ position: "fixed", zIndex: 999, top: "var(--notices-top)", right: "1.5rem", maxWidth: "min(26rem, 100vw - 3rem)" }}
    >
      {alone.message}
      <button type="button" className="ml-auto min-h-11 px-2 underline" onClick={() => setAlone(undefined)}>
        {kitWords.close}
      </button>
    </p>
  ) : null;
}
