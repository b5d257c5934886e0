"use client";

import { useCallback, useEffect, useMemo, useReducer, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useAskBeforeLeaving } from "@/components/funder/draft/use-ask-before-leaving";
import type { Findings } from "@/components/funder/preflight/inspect-file";
import type { Owner } from "@/components/funder/upload/as-owner";
import { forgetFile } from "@/components/funder/upload/as-owner";
import { checkFile, needsPassword, turnIntoJpeg } from "@/components/funder/upload/check-file";
import { createQueue, createSender, sendWithRetries, UNREADABLE } from "@/components/funder/upload/send-with-retries";
import {
  type ChosenFile,
  isRestored,
  replacedBy,
  rowsOf,
  type StoredFile,
  type UploadItem,
  unfinished,
  uploadReducer,
} from "@/components/funder/upload/upload-state";
import { type Announcement, useAnnouncer } from "@/components/funder/upload/use-announcer";
import { toast } from "@/components/ui/toaster";
import { asApiError, needsSignIn } from "@/lib/api/api-error";
import { redirectToSignIn } from "@/lib/browser/redirect-to-sign-in";
import { funderCopy } from "@/lib/content/funder";
import { messages } from "@/lib/content/messages";
import { apiCodes } from "@/lib/contract/envelope";
import { fieldMessages } from "@/lib/contract/messages";
import type { ScannedFile } from "@/lib/contract/scan";
import { UNCLAIMED_UPLOAD_MS, UPLOAD_FAILED_SHOWN_MS, UPLOAD_MAX_BYTES } from "@/lib/limits";

const copy = funderCopy.upload;

export type Uploads = {
  items: UploadItem[];
  /** The state of the files, for a live region. */
  announcement: Announcement;
  add: (field: string, files: File[]) => void;
  /** Stops a running upload without a word. */
  cancel: (uid: string) => void;
  remove: (uid: string) => void;
  retry: (uid: string) => void;
  /** Takes off the files that came from a draft. */
  dropRestored: () => void;
  /** Takes over what another tab stored or removed. */
  follow: (before: StoredFile[], now: StoredFile[]) => void;
  /** Lists a file that a phone sent for the same registration. */
  receive: (field: string, file: ScannedFile) => void;
  clear: () => void;
  owner: Owner;
};

type PendingFile = { field: string; file: File; abort: AbortController };

/** Codes after which the same file would be refused again. */
const FINAL_CODES: ReadonlySet<string> = new Set([apiCodes.fileType, apiCodes.handleInvalid, "E413", "E400", UNREADABLE]);

/**
 * The file to send, or why it cannot be sent. A picture in an unsupported format is converted to JPEG if the browser
 * can.
 */
async function prepareFile(file: File): Promise<{ ready: File } | { refusal: string }> {
  try {
    const verdict = await checkFile(file);
    if (verdict === "ok") return { ready: file };
    if (verdict === "encrypted") return (await needsPassword(file)) ? { refusal: copy.encrypted } : { ready: file };
    if (verdict !== "webp" && verdict !== "heic")
      return { refusal: { type: messages.uploadType, size: messages.uploadSize, empty: copy.empty, locked: fieldMessages.lockedZip }[verdict] };
    const ready = await turnIntoJpeg(file);
    if (!ready) return { refusal: `${messages.uploadType} ${copy[verdict]}` };
    return ready.size > UPLOAD_MAX_BYTES ? { refusal: messages.uploadSize } : { ready };
  } catch {
    return { refusal: copy.unreadable };
  }
}

/** Advice only: if the code cannot be loaded, there is none. Loaded with the first file. */
const inspect = (file: File): Promise<Findings> =>
  import("@/components/funder/preflight/inspect-file").then(({ inspectFile }) => inspectFile(file)).catch(() => ({}));

type Options = {
  handle: string;
  ofSession: boolean;
  /** The key of a colleague's link, in place of both. Must not change between renders. */
  link?: string;
  /** The files of a draft, and those that had not arrived when the page went; read once. */
  restored: { files: StoredFile[]; unsent: ChosenFile[] };
  /** The most files of a document; none by default. Must not change between renders. */
  limitOf?: (field: string) => number | undefined;
};

const noLimit = () => undefined;
/** Files that a document still has room for. */
const roomIn = (items: UploadItem[], field: string, limit = Number.POSITIVE_INFINITY) => Math.max(0, limit - rowsOf(items, field).length);

/** The documents of one registration: checks, sends, tries again, forgets. */
export function useUploads({ handle, ofSession, link, restored, limitOf = noLimit }: Options): Uploads {
  const [items, dispatch] = useReducer(uploadReducer, restored, ({ files, unsent }) => {
    // A file that the server has removed after a day must be chosen again.
    const isGone = ({ storedAt }: StoredFile) => storedAt !== undefined && Date.now() - storedAt >= UNCLAIMED_UPLOAD_MS;
    const stored = uploadReducer([], { kind: "restored", files: files.filter((file) => !isGone(file)), unsent, message: copy.unsent });
    return uploadReducer(stored, { kind: "restored", files: [], unsent: files.filter(isGone), message: copy.expired });
  });
  const [sendFile] = useState(() => createSender({ handle, ofSession }));
  const forget = useCallback(
    (gone: UploadItem[]) => {
      for (const { status, url } of gone) if (status === "success") void forgetFile(url, { handle, ofSession, link });
    },
    [handle, ofSession, link],
  );
  const { announcement, announce } = useAnnouncer();
  const pending = useRef(new Map<string, PendingFile>());
  const latest = useRef(items);
  latest.current = items;
  const [enqueue] = useState(() => createQueue());

  const fail = useCallback((uid: string, message: string, retryable: boolean) => {
    dispatch({ kind: "failed", uid, message, retryable });
    setTimeout(() => dispatch({ kind: "noted", uid }), UPLOAD_FAILED_SHOWN_MS);
    if (!retryable) pending.current.delete(uid);
  }, []);

  /** Stops all uploads and opens the sign-in. The draft lists the files that were not stored. */
  const interrupt = useCallback((message: string) => {
    for (const { abort } of pending.current.values()) abort.abort();
    // No upload runs when the page is left, so the browser does not ask.
    flushSync(() => dispatch({ kind: "interrupted", message: message || copy.signInFirst }));
    redirectToSignIn();
  }, []);

  const send = useCallback(
    (uid: string) => {
      const { field, file, abort } = pending.current.get(uid) as PendingFile;
      const { signal } = abort;
      let half = false;
      announce(uid, copy.announceSending(file.name));
      enqueue(async () => {
        signal.throwIfAborted();
        return sendWithRetries(file, {
          send: sendFile,
          colleague: link ? { link, field } : undefined,
          signal,
          onProgress: (percentage) => {
            dispatch({ kind: "progressed", uid, percentage, at: Date.now() });
            if (half || percentage < 50 || percentage >= 100) return;
            half = true;
            announce(uid, copy.announceHalf(file.name));
          },
          onRetry: (retries) => {
            dispatch({ kind: "retrying", uid, retries });
            if (retries === 1) announce(uid, copy.announceResending(file.name));
          },
        });
      }).then(
        (url) => {
          pending.current.delete(uid);
          toast.retract(messages.uploadFailed(file.name));
          dispatch({ kind: "succeeded", uid, url, at: Date.now() });
          announce(uid, copy.announceStored(file.name));
        },
        (cause: unknown) => {
          if (signal.aborted) return;
          const error = asApiError(cause);
          toast.error(messages.uploadFailed(file.name));
          if (needsSignIn(error)) return interrupt(error.message);
          const retryable = !FINAL_CODES.has(error.code);
          announce(uid, (retryable ? copy.announceUnsent : copy.announceRefused)(file.name, error.message));
          fail(uid, error.message, retryable);
        },
      );
    },
    [announce, enqueue, fail, interrupt, link, sendFile],
  );

  const add = useCallback(
    (field: string, selection: File[]) => {
      const limit = limitOf(field);
      const others = latest.current.filter((item) => !replacedBy(latest.current, field, selection).includes(item));
      const files = selection.slice(0, roomIn(others, field, limit));
      const surplus = selection.length - files.length;
      if (limit !== undefined && surplus > 0) toast.error(messages.uploadLimit(limit, selection.length, surplus));
      if (files.length === 0) return;
      const replaced = replacedBy(latest.current, field, files);
      for (const { uid } of replaced) pending.current.delete(uid);
      const listed = files.map((file) => ({ uid: crypto.randomUUID?.() ?? `${Date.now()}-${Math.random()}`, file }));
      dispatch({ kind: "added", field, files: listed.map(({ uid, file }) => ({ uid, name: file.name, size: file.size })) });
      for (const { uid, file } of listed) {
        const abort = new AbortController();
        pending.current.set(uid, { field, file, abort });
        void prepareFile(file).then((prepared) => {
          if (abort.signal.aborted) return;
          if ("ready" in prepared) {
            pending.current.set(uid, { field, file: prepared.ready, abort });
            void inspect(prepared.ready).then((findings) => dispatch({ kind: "inspected", uid, findings }));
            return send(uid);
          }
          const { refusal } = prepared;
          announce(uid, copy.announceRefused(file.name, refusal));
          fail(uid, refusal, false);
        });
      }
    },
    [announce, fail, limitOf, send],
  );

  const drop = useCallback((uid: string) => {
    const item = latest.current.find((one) => one.uid === uid);
    if (item) toast.retract(messages.uploadFailed(item.name));
    pending.current.get(uid)?.abort.abort();
    pending.current.delete(uid);
    dispatch({ kind: "removed", uid });
  }, []);

  const cancel = useCallback(
    (uid: string) => {
      drop(uid);
      announce(uid, "");
    },
    [announce, drop],
  );

  const remove = useCallback(
    (uid: string) => {
      forget(latest.current.filter((item) => item.uid === uid));
      drop(uid);
      announce(uid, copy.announceRemoved);
    },
    [announce, drop, forget],
  );

  const retry = useCallback(
    (uid: string) => {
      const before = pending.current.get(uid);
      const item = latest.current.find((one) => one.uid === uid);
      if (!before || !item) return;
      // A file that has left the list has left its place to others.
      const limit = limitOf(item.field);
      if (limit !== undefined && item.status === "noted" && roomIn(latest.current, item.field, limit) === 0) {
        toast.error(messages.uploadLimit(limit, 1, 1));
        return;
      }
      toast.retract(messages.uploadFailed(item.name));
      pending.current.set(uid, { ...before, abort: new AbortController() });
      dispatch({ kind: "resumed", uid });
      send(uid);
    },
    [limitOf, send],
  );

  const dropRestored = useCallback(() => {
    for (const { uid } of latest.current) if (isRestored({ uid })) drop(uid);
  }, [drop]);

  const follow = useCallback((before: StoredFile[], now: StoredFile[]) => dispatch({ kind: "followed", before, now }), []);

  const receive = useCallback(
    (field: string, { url, name, size }: ScannedFile) => {
      dispatch({ kind: "followed", before: [], now: [{ field, url, name, size, storedAt: Date.now() }] });
      announce(url, copy.announceStored(name));
    },
    [announce],
  );

  const clear = useCallback(() => {
    for (const { abort } of pending.current.values()) abort.abort();
    pending.current.clear();
    forget(latest.current);
    dispatch({ kind: "cleared" });
  }, [forget]);

  // What the network broke off goes on by itself when the network is back.
  useEffect(() => {
    const resume = () => {
      const room = new Map<string, number>();
      for (const { uid, field, status, retryable } of latest.current) {
        if (!retryable) continue;
        const left = room.get(field) ?? roomIn(latest.current, field, limitOf(field));
        // One that has just failed still has its row.
        if (status === "noted" && left === 0) continue;
        room.set(field, status === "noted" ? left - 1 : left);
        retry(uid);
      }
    };
    window.addEventListener("online", resume);
    return () => window.removeEventListener("online", resume);
  }, [limitOf, retry]);

  // Leaving now would break off what is being sent.
  useAskBeforeLeaving(unfinished(items).uploading > 0);

  useEffect(() => {
    const files = pending.current;
    return () => {
      for (const { abort } of files.values()) abort.abort();
    };
  }, []);

  return useMemo(
    () => ({ items, announcement, add, cancel, remove, retry, dropRestored, follow, receive, clear, owner: { handle, ofSession, link } }),
    [items, announcement, add, cancel, remove, retry, dropRestored, follow, receive, clear, handle, ofSession, link],
  );
}
