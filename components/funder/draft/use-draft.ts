"use client";

import { useCallback, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import type { FieldValues, UseFormReturn } from "react-hook-form";
import {
  closeDraft,
  type Draft,
  type DraftValues,
  draftKey,
  dropDraft,
  hasDraft,
  isDraftClosed,
  readDraft,
  writeDraft,
} from "@/components/funder/draft/draft-store";
import { useAskBeforeLeaving } from "@/components/funder/draft/use-ask-before-leaving";
import type { ChosenFile, StoredFile } from "@/components/funder/upload/upload-state";
import { onOwnerChange } from "@/lib/browser/storage";
import { subscribeToKey } from "@/lib/browser/subscribe-to-key";
import { REGISTRATION_HANDLE_MS } from "@/lib/limits";

/** Quiet time after typing before the draft is written, milliseconds. */
const QUIET_MS = 400;

type Agreed = Omit<Draft, "savedAt"> & { savedAt?: number };

const plainValues = (values: FieldValues) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => typeof value === "string" || typeof value === "boolean")) as DraftValues;

const sameFiles = (some: StoredFile[], others: StoredFile[]) => {
  const urls = new Set(others.map(({ url }) => url));
  return some.length === urls.size && some.every(({ url }) => urls.has(url));
};

export type DraftState = { savedAt: number | undefined; failed: boolean };

type Options = {
  handle: string;
  /** Whose draft it is (draftOwner); none for a form that keeps its name. */
  owner?: string | undefined;
  form: UseFormReturn<FieldValues>;
  empty: FieldValues;
  files: StoredFile[];
  unsent: ChosenFile[];
  restored: Draft | undefined;
  /** Values that the service filled in; unchanged ones are not stored in the browser. */
  known?: Record<string, string>;
  /** Another tab has stored or removed files. */
  onFiles: (before: StoredFile[], now: StoredFile[]) => void;
  /** Another tab has deleted the draft. */
  onDeleted: () => void;
};

/**
 * Saves the form and its accepted files in this browser: shortly after typing, at once after an upload, and when the
 * page is left. Takes over changes of another tab field by field, so that the tabs do not overwrite each other. Does
 * not write these changes again, as the other tab may have newer ones, nor a draft that another tab has deleted or
 * submitted. Where the browser stores nothing, it asks before the page is left.
 */
export function useDraft({ handle, owner, form, empty, files, unsent, restored, known, onFiles, onDeleted }: Options) {
  const [state, setState] = useState<DraftState>({ savedAt: restored?.savedAt, failed: false });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const closed = useRef(false);
  const now = useRef({ files, unsent, empty });
  now.current = { files, unsent, empty };
  /** The draft as this tab last wrote or read it. */
  const agreed = useRef<Agreed>(restored ?? { values: plainValues(empty), files: [], unsent: [] });
  const agreeOnNone = useCallback(() => {
    agreed.current = { values: plainValues(now.current.empty), files: [], unsent: [] };
  }, []);

  /** Whether another tab has deleted the draft; an expired one is no longer stored, but stays on the screen. */
  const takeDeletion = useCallback(() => {
    const { savedAt } = agreed.current;
    if (savedAt === undefined || hasDraft(handle)) return false;
    agreeOnNone();
    setState(({ failed }) => ({ savedAt: undefined, failed }));
    if (Date.now() - savedAt >= REGISTRATION_HANDLE_MS) return false;
    onDeleted();
    return true;
  }, [handle, agreeOnNone, onDeleted]);

  const save = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = undefined;
    if (closed.current || isDraftClosed(handle) || takeDeletion()) return;
    const shown = plainValues(form.getValues());
    const untouched = Object.entries(shown).every(([name, value]) => now.current.empty[name] === value);
    if (untouched && now.current.files.length + now.current.unsent.length === 0) {
      dropDraft(handle);
      agreeOnNone();
      setState({ savedAt: undefined, failed: false });
      return;
    }
    const values = known ? Object.fromEntries(Object.entries(shown).filter(([name, value]) => known[name] !== value)) : shown;
    const before = agreed.current;
    const isAgreed =
      before.savedAt !== undefined &&
      Object.entries(values).every(([name, value]) => before.values[name] === value) &&
      sameFiles(now.current.files, before.files) &&
      JSON.stringify(now.current.unsent) === JSON.stringify(before.unsent);
    if (isAgreed) {
      setState({ savedAt: before.savedAt, failed: false });
      return;
    }
    // Other tabs tell drafts apart by their moment.
    const savedAt = Math.max(Date.now(), (before.savedAt ?? 0) + 1);
    const draft = { values, files: now.current.files, unsent: now.current.unsent, savedAt, owner };
    const stored = writeDraft(handle, draft);
    if (stored) agreed.current = draft;
    setState((before) => (stored ? { savedAt, failed: false } : { ...before, failed: true }));
  }, [form, handle, owner, known, agreeOnNone, takeDeletion]);

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

  useEffect(() => {
    const follow = () => {
      if (closed.current || isDraftClosed(handle) || takeDeletion()) return;
      const other = readDraft(handle);
      if (!other || other.savedAt === agreed.current.savedAt) return;
      const before = agreed.current;
      agreed.current = { ...other, unsent: now.current.unsent };
      for (const [name, value] of Object.entries(other.values))
        if (value !== before.values[name] && value !== form.getValues(name)) form.setValue(name, value);
      // At once: a draft that is due would otherwise be written with the files from before.
      flushSync(() => {
        onFiles(before.files, other.files);
        setState({ savedAt: other.savedAt, failed: false });
      });
    };
    return subscribeToKey(draftKey(handle), follow);
  }, [form, handle, onFiles, takeDeletion]);
  // What another person typed is not written again when its page goes.
  useEffect(
    () =>
      onOwnerChange(() => {
        closed.current = true;
        clearTimeout(timer.current);
        timer.current = undefined;
      }),
    [],
  );
  useAskBeforeLeaving(state.failed);

  const listed = [...files, ...unsent].map((file) => ("url" in file ? file.url : file.name)).join(" ");
  const written = useRef(listed);
  useEffect(() => {
    if (written.current === listed) return;
    written.current = listed;
    save();
  }, [listed, save]);

  /** Forgets the draft; nothing is written any more, by no tab. */
  const finish = useCallback(() => {
    closed.current = true;
    clearTimeout(timer.current);
    timer.current = undefined;
    closeDraft(handle);
  }, [handle]);

  return { ...state, finish };
}
