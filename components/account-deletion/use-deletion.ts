"use client";

import { mutationOptions } from "@tanstack/react-query";
import { useCallback, useEffect, useRef, useState } from "react";
import { wirePhone } from "@/components/form/phone-number";
import { type CodeWait, resendWait, usualWait } from "@/components/form/use-code-wait";
import { useZodForm } from "@/components/form/use-zod-form";
import { toast } from "@/components/ui/toaster";
import { useSingleMutation } from "@/components/ui/use-single-mutation";
import { ApiError, isTemporary, mayHaveArrived, noResponseError } from "@/lib/api/api-error";
import { apiFetch } from "@/lib/api/api-fetch";
import {
  type DeletionDone,
  type DeletionStep,
  dropDeletionDone,
  dropDeletionStep,
  readDeletionDone,
  readDeletionStep,
  storeDeletionDone,
  storeDeletionStep,
} from "@/lib/browser/deletion-step";
import { apiCodes } from "@/lib/contract/envelope";
import { DELETION_DONE_LOADING_MS, DELETION_MS } from "@/lib/limits";

/** Step 1: signs in for the deletion; returns the deletion id for step 2. */
const signInForDeletion = mutationOptions({
  async mutationFn({ phone, password }: { phone: string; password: string }): Promise<string> {
    const { data } = await apiFetch<"deletionLogin">({ method: "POST", path: "/api/h5/login", body: { name: phone, raw: password } });
    // Without an id there is no step 2, and the person would see no reaction.
    if (!data?.userId) throw noResponseError(undefined);
    return data.userId;
  },
});

/** Step 2: sends a code to the account's phone. */
const sendDeletionCode = mutationOptions({
  mutationFn: ({ step, idCardNo }: { step: DeletionStep; idCardNo: string }) =>
    apiFetch<"deletionCode">({ method: "POST", path: "/api/h5/cancellation-code", body: { userId: step.userId, idCardNo } }),
});

/** `code`: the code from the message, which the contract calls `raw`. */
export type DeletionRequest = { code: string; selected: number[]; other: string };

/** Step 2: deletes the account. */
const deleteAccount = mutationOptions({
  mutationFn: ({ step, request: { code, selected, other } }: { step: DeletionStep; request: DeletionRequest }) => {
    const body = { raw: code, userId: step.userId, selected: selected as (1 | 2 | 3)[], other: other.trim() };
    return apiFetch<"deletion">({
      method: "POST",
      path: "/api/h5/cancellation",
      body,
      ...(step.key ? { headers: { "x-request-id": step.key } } : {}),
    });
  },
});

const loadLogin = () => import("@/components/account-deletion/deletion-schema").then((module) => module.loginSchema);
const loadConfirm = () => import("@/components/account-deletion/deletion-schema").then((module) => module.confirmSchema);

/** The forms of steps 1 and 2, above dialog and page, so that crossing 768 px keeps the typed text. */
function useDeletionForms() {
  const login = useZodForm(loadLogin, { defaultValues: { phone: "", password: "" } });
  const confirm = useZodForm(loadConfirm, { defaultValues: { idCardNo: "", code: "", selected: [] as number[], other: "" } });
  return { login, confirm, busy: login.formState.isSubmitting || confirm.formState.isSubmitting };
}

type FlowState =
  | { step: "login"; unsure: boolean; expired?: string | undefined }
  | ({ step: "confirm" } & DeletionStep)
  | ({ step: "done" } & DeletionDone);

type Callbacks = { onSuccess?: () => void; onError?: (error: Error) => void };

/**
 * The three steps of the deletion and the calls between them. An expired deletion id leads back to step 1.
 * `unsure`: the last deletion request may have succeeded although its response was lost. `expired`: why else step 1 is
 * open again.
 */
export function useDeletionFlow() {
  const [stage, setStage] = useState<FlowState>({ step: "login", unsure: false });
  /** Counts the restarts: a response to a call from before a restart opens no step. */
  const starts = useRef(0);
  /** The wait until another code, by phone number: after Kembali and a new sign-in it still runs. */
  const waits = useRef(new Map<string, CodeWait>());
  const phone = useRef("");

  useEffect(() => {
    const stored = readDeletionStep();
    const done = readDeletionDone();
    if (stored) setStage({ step: "confirm", ...stored });
    else if (done) setStage({ step: "done", ...done });
  }, []);

  const open = (step: DeletionStep) => {
    storeDeletionStep(step);
    setStage({ step: "confirm", ...step });
  };
  const wait = (step: DeletionStep, until: CodeWait) => {
    waits.current.set(phone.current, until);
    open({ ...step, ...until });
  };
  const restartIfExpired = (error: Error, { unanswered = false }: DeletionStep): boolean => {
    if (!(error instanceof ApiError) || error.code !== apiCodes.handleInvalid) return false;
    // That it expired would contradict that it may be done.
    if (unanswered) toast.retract(error.message);
    restart(unanswered ? undefined : error.message);
    return true;
  };

  const signIn = useSingleMutation({
    ...signInForDeletion,
    onMutate: () => starts.current,
    onSuccess(userId, sent, start) {
      if (start !== starts.current) return;
      phone.current = wirePhone(sent.phone, "62");
      open({ userId, key: crypto.randomUUID?.(), expiresAt: Date.now() + DELETION_MS, resendAt: 0, ...waits.current.get(phone.current) });
    },
  });

  const code = useSingleMutation({
    ...sendDeletionCode,
    onMutate: () => starts.current,
    onSuccess(_data, { step }, start) {
      if (start === starts.current) wait(step, usualWait());
    },
    onError(error, { step }, start) {
      const later = resendWait(error);
      if (later && start === starts.current) wait(step, later);
      restartIfExpired(error, step);
    },
  });

  const deletion = useSingleMutation({
    ...deleteAccount,
    onMutate({ step }) {
      // A reload aborts the call: the page after it must know that the response was lost.
      storeDeletionStep({ ...step, unanswered: true });
      return starts.current;
    },
    onSuccess({ message, data, at }) {
      const done = { message, doneAt: at, ...(data?.receipt ? { receipt: data.receipt.content.number } : {}) };
      dropDeletionStep();
      storeDeletionDone(done);
      setStage({ step: "done", ...done });
    },
    onError(error, { step }, start) {
      // Also after a restart: the person must learn of it when the dialog opens again.
      if (mayHaveArrived(error)) open({ ...step, unanswered: true });
      else if (!restartIfExpired(error, step) && start === starts.current) {
        // A refusal of the request itself says that the account is still there.
        const { unanswered: _, ...answered } = step;
        open(isTemporary(error) ? step : answered);
      }
    },
  });

  const { reset: resetSignIn } = signIn;
  const { reset: resetCode } = code;
  const { reset: resetDeletion } = deletion;
  const restart = useCallback(
    (expired?: string) => {
      starts.current += 1;
      for (const reset of [resetSignIn, resetCode, resetDeletion]) reset();
      dropDeletionStep();
      dropDeletionDone();
      setStage((left) => ({ step: "login", unsure: left.step === "confirm" && left.unanswered === true, expired }));
    },
    [resetSignIn, resetCode, resetDeletion],
  );

  const openStep = (): DeletionStep => {
    if (stage.step !== "confirm") throw new Error("step 2 is not open");
    const { step: _, ...step } = stage;
    return step;
  };
  return {
    stage,
    restart,
    signIn: signIn.mutate,
    sendCode: (idCardNo: string, callbacks?: Callbacks) => code.mutate({ step: openStep(), idCardNo }, callbacks),
    sendingCode: code.isPending,
    remove: (request: DeletionRequest, callbacks?: Callbacks) => deletion.mutate({ step: openStep(), request }, callbacks),
  };
}

/** Step 3 shows its loading for a second before the message (Public §4). */
export function useDoneShown(done: boolean): boolean {
  const [shown, setShown] = useState(false);
  useEffect(() => {
    setShown(false);
    if (!done) return;
    const timer = setTimeout(() => setShown(true), DELETION_DONE_LOADING_MS);
    return () => clearTimeout(timer);
  }, [done]);
  return shown;
}

/**
 * The state of the deletion, for page and dialog, also across 768 px. Each change of step and each restart empties the
 * forms (Public §4).
 */
export function useDeletion() {
  const flow = useDeletionFlow();
  const forms = useDeletionForms();
  const { step } = flow.stage;
  const { reset: resetLogin } = forms.login;
  const { reset: resetConfirm } = forms.confirm;
  const empty = useCallback(() => {
    resetLogin();
    resetConfirm();
  }, [resetLogin, resetConfirm]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new step empties the forms
  useEffect(empty, [step, empty]);
  const { restart: restartFlow } = flow;
  // A dialog closed at step 1 changes no step, but must forget the typed password.
  const restart = useCallback(() => {
    empty();
    restartFlow();
  }, [empty, restartFlow]);
  return { ...flow, restart, forms };
}

export type Deletion = ReturnType<typeof useDeletion>;
