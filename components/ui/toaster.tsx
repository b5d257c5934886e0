"use client";

import { type ComponentType, useEffect, useState } from "react";
import { NOTICE_EVENT } from "@/lib/browser/names";
import { kitCopy } from "@/lib/content/kit";

export type NoticeKind = "error" | "success" | "info";
export type Notice = { id: number; kind: NoticeKind; message: string };

let waiting: Notice[] = [];
let wake: (() => void) | undefined;
let takeAway: ((until: number) => void) | undefined;
let takeBack: ((message: string) => void) | undefined;
let count = 0;

function post(kind: NoticeKind) {
  return (message: string) => {
    // A server's message may be empty.
    if (!message.trim()) return;
    count += 1;
    waiting.push({ id: count, kind, message });
    wake?.();
  };
}

/** Removes the notice with this message: what it says is no longer true. */
function retract(message: string): void {
  waiting = waiting.filter((notice) => notice.message !== message);
  takeBack?.(message);
}

/** The one way to show a passing message. Errors stay until they are closed or retracted, the others go after 5 s. */
export const toast = { error: post("error"), success: post("success"), info: post("info"), retract };

/** Removes the error notices up to an id; without one, all of them. */
export function dismissErrors(until: number = count): void {
  waiting = waiting.filter(({ id, kind }) => id > until || kind !== "error");
  takeAway?.(until);
}

/**
 * Starts an attempt and returns the function that ends it: it removes the errors from before the attempt, except one that
 * the attempt repeated.
 */
export function beginAttempt(): () => void {
  const before = count;
  return () => dismissErrors(before);
}

/** Registers how the list removes its errors up to an id. */
export function onAttemptEnded(remove: (until: number) => void): void {
  takeAway = remove;
}

/** Registers how the list removes the notice with a message. */
export function onRetracted(remove: (message: string) => void): void {
  takeBack = remove;
}

/** Returns the waiting notices, oldest first, and empties the queue. */
export function takeNotices(): Notice[] {
  const taken = waiting;
  waiting = [];
  return taken;
}

/** How a notice looks. */
export const noticeLook =
  "deep flex w-full items-center gap-3 leaflet-5 bg-arang py-2.5 pr-2.5 pl-4.5 font-semibold text-[0.9375rem] text-white leading-[1.4] shadow-menu";

type ListProps = { turn: number };

/** Preloads the list. Forms call it early: their first notice may be that the network is down. */
export const prepareNotices = () => void import("@/components/ui/toast-list").catch(() => undefined);

/**
 * Shows the notices of `toast`; mounted once, in the root layout. Loads the list with the first notice. While that fails (no network,
 * or a new release has removed the file) only the newest notice is shown.
 */
export function Toaster() {
  const [turn, setTurn] = useState(0);
  const [alone, setAlone] = useState<Notice>();
  const [List, setList] = useState<ComponentType<ListProps>>();

  useEffect(() => {
    let asked = false;
    onAttemptEnded(() => setAlone(waiting.at(-1)));
    onRetracted(() => setAlone(waiting.at(-1)));
    wake = () => {
      setTurn((value) => value + 1);
      if (asked) return;
      asked = true;
      import("@/components/ui/toast-list").then(
        (module) => setList(() => module.ToastList),
        () => {
          asked = false;
          setAlone(waiting.at(-1));
          // Usually the network is down, which the notice itself may be about.
          addEventListener("online", () => wake?.(), { once: true });
        },
      );
    };
    if (waiting.length > 0) wake();
    // Notices of the page script (lib/enhancements/toast.ts).
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
        {kitCopy.close}
      </button>
    </p>
  ) : null;
}
