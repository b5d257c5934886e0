"use client";

import { useCallback, useEffect, useMemo, useReducer, useRef } from "react";
import { useAskBeforeLeaving } from "@/components/funder/draft/use-ask-before-leaving";
import type { Owner } from "@/components/funder/upload/as-owner";
import { forgetFile } from "@/components/funder/upload/as-owner";
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
import { useFileSender } from "@/components/funder/upload/use-file-sender";
import { toast } from "@/components/ui/toaster";
import { funderCopy } from "@/lib/content/funder";
import { messages } from "@/lib/content/messages";
import type { ScannedFile } from "@/lib/contract/scan";
import { UNCLAIMED_UPLOAD_MS } from "@/lib/limits";

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
  const forget = useCallback(
    (gone: UploadItem[]) => {
      for (const { status, url } of gone) if (status === "success") void forgetFile(url, { handle, ofSession, link });
    },
    [handle, ofSession, link],
  );
  const { announcement, announce } = useAnnouncer();
  const sender = useFileSender({ handle, ofSession, link, dispatch, announce });
  const latest = useRef(items);
  latest.current = items;

  const add = useCallback(
    (field: string, selection: File[]) => {
      const limit = limitOf(field);
      const others = latest.current.filter((item) => !replacedBy(latest.current, field, selection).includes(item));
      const files = selection.slice(0, roomIn(others, field, limit));
      const surplus = selection.length - files.length;
      if (limit !== undefined && surplus > 0) toast.error(messages.uploadLimit(limit, selection.length, surplus));
      if (files.length === 0) return;
      const replaced = replacedBy(latest.current, field, files);
      for (const { uid } of replaced) sender.stop(uid);
      const listed = files.map((file) => ({ uid: crypto.randomUUID?.() ?? `${Date.now()}-${Math.random()}`, file }));
      dispatch({
        kind: "added",
        field,
        files: listed.map(({ uid, file }) => ({ uid, name: file.name, size: file.size, lastModified: file.lastModified })),
      });
      for (const { uid, file } of listed) sender.start(uid, field, file);
    },
    [limitOf, sender],
  );

  const drop = useCallback(
    (uid: string) => {
      const item = latest.current.find((one) => one.uid === uid);
      if (item) toast.retract(messages.uploadFailed(item.name));
      sender.stop(uid);
      dispatch({ kind: "removed", uid });
    },
    [sender],
  );

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
      const item = latest.current.find((one) => one.uid === uid);
      if (!item || !sender.canResume(uid)) return;
      // A file that has left the list has left its place to others.
      const limit = limitOf(item.field);
      if (limit !== undefined && item.status === "noted" && roomIn(latest.current, item.field, limit) === 0) {
        toast.error(messages.uploadLimit(limit, 1, 1));
        return;
      }
      sender.resume(uid);
    },
    [limitOf, sender],
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
    sender.stopAll();
    forget(latest.current);
    dispatch({ kind: "cleared" });
  }, [forget, sender]);

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

  return useMemo(
    () => ({ items, announcement, add, cancel, remove, retry, dropRestored, follow, receive, clear, owner: { handle, ofSession, link } }),
    [items, announcement, add, cancel, remove, retry, dropRestored, follow, receive, clear, handle, ofSession, link],
  );
}
