"use client";

import { useCallback, useEffect, useRef, useState } from "react";
import type { FieldValues, UseFormReturn } from "react-hook-form";
import { type DraftValues, dropDraft, writeDraft } from "@/components/funder/draft/draft-store";
import type { StoredFile } from "@/components/funder/upload/upload-state";

/** Quiet time after typing before the draft is written, milliseconds. */
const QUIET_MS = 400;

const plainValues = (values: FieldValues) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => typeof value === "string" || typeof value === "boolean")) as DraftValues;

export type DraftState = { savedAt: number | undefined; failed: boolean };

type Options = { handle: string; form: UseFormReturn<FieldValues>; empty: FieldValues; files: StoredFile[]; restoredAt: number | undefined };

/**
 * Writes the form and its accepted files to this browser while a person works: shortly after typing, at once after
 * an upload, and when the page is left.
 */
export function useDraft({ handle, form, empty, files, restoredAt }: Options) {
  const [state, setState] = useState<DraftState>({ savedAt: restoredAt, failed: false });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const closed = useRef(false);
  const now = useRef({ files, empty });
  now.current = { files, empty };

  const save = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = undefined;
    if (closed.current) return;
    const values = plainValues(form.getValues());
    const untouched = Object.entries(values).every(([name, value]) => now.current.empty[name] === value);
    if (untouched && now.current.files.length === 0) {
      dropDraft(handle);
      setState({ savedAt: undefined, failed: false });
      return;
    }
    const savedAt = Date.now();
    const kept = writeDraft(handle, { values, files: now.current.files, savedAt });
    setState((before) => (kept ? { savedAt, failed: false } : { ...before, failed: true }));
  }, [form, handle]);

  useEffect(() => {
    const flush = () => timer.current !== undefined && save();
    const unsubscribe = form.subscribe({
      formState: { values: true },
      callback: () => {
        clearTimeout(timer.current);
        timer.current = setTimeout(save, QUIET_MS);
      },
    });
    window.addEventListener("pagehide", flush);
    document.addEventListener("visibilitychange", flush);
    return () => {
      flush();
      unsubscribe();
      window.removeEventListener("pagehide", flush);
      document.removeEventListener("visibilitychange", flush);
    };
  }, [form, save]);

  const stored = files.map((file) => file.url).join(" ");
  const written = useRef(stored);
  useEffect(() => {
    if (written.current === stored) return;
    written.current = stored;
    save();
  }, [stored, save]);

  /** Forgets the draft; nothing is written any more. */
  const finish = useCallback(() => {
    closed.current = true;
    clearTimeout(timer.current);
    timer.current = undefined;
    dropDraft(handle);
  }, [handle]);

  return { ...state, finish };
}
