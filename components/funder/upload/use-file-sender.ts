"use client";

import { type ActionDispatch, useCallback, useEffect, useMemo, useRef, useState } from "react";
import { flushSync } from "react-dom";
import type { Findings } from "@/components/funder/preflight/inspect-file";
import type { Owner } from "@/components/funder/upload/as-owner";
import { checkFile, needsPassword, turnIntoJpeg } from "@/components/funder/upload/check-file";
import { createQueue, createSender, sendWithRetries, UNREADABLE } from "@/components/funder/upload/send-with-retries";
import type { UploadAction } from "@/components/funder/upload/upload-state";
import { toast } from "@/components/ui/toaster";
import { asApiError, needsSignIn } from "@/lib/api/api-error";
import { redirectToSignIn } from "@/lib/browser/redirect-to-sign-in";
import { funderCopy } from "@/lib/content/funder";
import { messages } from "@/lib/content/messages";
import { apiCodes } from "@/lib/contract/envelope";
import { fieldMessages } from "@/lib/contract/messages";
import { UPLOAD_FAILED_SHOWN_MS, UPLOAD_MAX_BYTES } from "@/lib/limits";

const copy = funderCopy.upload;

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

type Options = Owner & {
  dispatch: ActionDispatch<[UploadAction]>;
  announce: (about: string, sentence: string) => void;
};

/** Checks and sends the files of one registration, each by its `uid`, and says so to `dispatch` and `announce`. */
export function useFileSender({ handle, ofSession, link, dispatch, announce }: Options) {
  const [sendFile] = useState(() => createSender({ handle, ofSession }));
  const [enqueue] = useState(() => createQueue());
  const pending = useRef(new Map<string, PendingFile>());

  const fail = useCallback(
    (uid: string, message: string, retryable: boolean) => {
      dispatch({ kind: "failed", uid, message, retryable });
      setTimeout(() => dispatch({ kind: "noted", uid }), UPLOAD_FAILED_SHOWN_MS);
      if (!retryable) pending.current.delete(uid);
    },
    [dispatch],
  );

  /** Stops all uploads and opens the sign-in. The draft lists the files that were not stored. */
  const interrupt = useCallback(
    (message: string) => {
      for (const { abort } of pending.current.values()) abort.abort();
      // No upload runs when the page is left, so the browser does not ask.
      flushSync(() => dispatch({ kind: "interrupted", message: message || copy.signInFirst }));
      redirectToSignIn();
    },
    [dispatch],
  );

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
    [announce, dispatch, enqueue, fail, interrupt, link, sendFile],
  );

  const start = useCallback(
    (uid: string, field: string, file: File) => {
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
    },
    [announce, dispatch, fail, send],
  );

  const stop = useCallback((uid: string) => {
    pending.current.get(uid)?.abort.abort();
    pending.current.delete(uid);
  }, []);

  const stopAll = useCallback(() => {
    for (const { abort } of pending.current.values()) abort.abort();
    pending.current.clear();
  }, []);

  const resume = useCallback(
    (uid: string) => {
      const before = pending.current.get(uid);
      if (!before) return;
      toast.retract(messages.uploadFailed(before.file.name));
      pending.current.set(uid, { ...before, abort: new AbortController() });
      dispatch({ kind: "resumed", uid });
      send(uid);
    },
    [dispatch, send],
  );

  useEffect(() => stopAll, [stopAll]);

  return useMemo(() => ({ start, stop, stopAll, resume, canResume: (uid: string) => pending.current.has(uid) }), [start, stop, stopAll, resume]);
}
