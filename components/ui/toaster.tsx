"use client";

import { type ComponentType, useEffect, useState, useSyncExternalStore } from "react";
import { NOTICE_EVENT } from "@/lib/browser/names";
import { kitCopy } from "@/lib/content/kit";

export type NoticeKind = "error" | "success" | "info";
/** `place`: a repeated message takes the place of the one before, with an `id` of its own. `detail`: what it is about. */
export type Notice = { id: number; place: number; kind: NoticeKind; message: string; detail?: string | undefined };

const NONE: readonly Notice[] = [];
let notices = NONE;
let count = 0;
const listeners = new Set<() => void>();

function setNotices(next: readonly Notice[]): void {
  notices = next;
  for (const listener of listeners) listener();
}

const removeWhere = (matches: (notice: Notice) => boolean) => setNotices(notices.filter((notice) => !matches(notice)));

function show(kind: NoticeKind) {
  return (message: string, detail?: string) => {
    // A server's message may be empty.
    if (!message.trim()) return;
    count += 1;
    const same = notices.find((notice) => notice.kind === kind && notice.message === message);
    setNotices([...notices.filter((notice) => notice !== same), { id: count, place: same?.place ?? count, kind, message, detail }]);
  };
}

/**
 * The one way to show a passing message. Errors stay until they are closed or retracted, the others disappear after 5
 * s. The list that shows them loads with the first message.
 */
export const toast = {
  error: show("error"),
  success: show("success"),
  info: show("info"),
  /** Removes the notices with this message: it is no longer true. */
  retract: (message: string) => removeWhere((notice) => notice.message === message),
};

/** Removes one notice. */
export const closeNotice = (place: number) => removeWhere((notice) => notice.place === place);

/** Removes the error notices up to an id; without one, all of them. */
export const dismissErrors = (until: number = count) => removeWhere(({ id, kind }) => kind === "error" && id <= until);

/**
 * Starts an attempt and returns the function that ends it: it removes the errors from before the attempt, except one
 * that the attempt repeated.
 */
export function beginAttempt(): () => void {
  const before = count;
  return () => dismissErrors(before);
}

/** Returns the notices, oldest first, and removes them. */
export function takeNotices(): readonly Notice[] {
  const taken = notices;
  setNotices(NONE);
  return taken;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useNotices = () =>
  useSyncExternalStore(
    subscribe,
    () => notices,
    () => NONE,
  );

/** How a notice looks. */
export const noticeLook =
  "deep flex max-h-[40vh] w-full items-center gap-3 overflow-y-auto leaflet-5 border border-line-deep bg-arang py-2.5 pr-2.5 pl-4.5 font-semibold text-[0.9375rem] text-white leading-[1.4] shadow-menu max-[17rem]:flex-wrap max-[17rem]:justify-between max-[17rem]:gap-y-1";

const loadList = () => import("@/components/ui/toast-list").then((module) => module.ToastList);

/** Preloads the list. Forms call it early: their first notice may be that the network is down. */
export const prepareNotices = () => void loadList().catch(() => undefined);

/**
 * Shows the notices of `toast`; mounted once, in the root layout. Loads the list with the first notice. While that
 * fails (no network, or a new release has removed the file) only the newest notice is shown.
 */
export function Toaster() {
  const newest = useNotices().at(-1);
  const [failed, setFailed] = useState(false);
  const [List, setList] = useState<ComponentType>();

  useEffect(() => {
    if (!newest || List) return;
    const load = () =>
      loadList().then(
        (component) => setList(() => component),
        () => setFailed(true),
      );
    void load();
    // Usually the network is down, which the notice itself may be about.
    addEventListener("online", load);
    return () => removeEventListener("online", load);
  }, [newest, List]);

  useEffect(() => {
    // Notices of the page script (lib/enhancements/toast.ts).
    const onNotice = (event: Event) => {
      const { kind, message } = (event as CustomEvent<Notice>).detail;
      event.preventDefault();
      toast[kind](message);
    };
    document.addEventListener(NOTICE_EVENT, onNotice);
    return () => document.removeEventListener(NOTICE_EVENT, onNotice);
  }, []);

  if (List) return <List />;
  return failed && newest ? (
    <p
      key={newest.id}
      role="alert"
      className={noticeLook}
      style={{ position: "fixed", zIndex: 999, top: "var(--notices-top)", right: "1.5rem", maxWidth: "min(26rem, 100vw - 3rem)" }}
    >
      {newest.message}
      <button type="button" className="ml-auto min-h-11 px-2 underline" onClick={() => closeNotice(newest.place)}>
        {kitCopy.close}
      </button>
    </p>
  ) : null;
}
