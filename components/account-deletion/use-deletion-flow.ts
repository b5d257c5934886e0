"use client";

import { useCallback, useEffect, useRef, useState } from "react";
import { type DeletionRequest, deleteAccount, sendDeletionCode, signInForDeletion } from "@/components/account-deletion/api";
import { useSingleMutation } from "@/components/ui/use-single-mutation";
import { ApiError, isNoResponse } from "@/lib/api/api-error";
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
import { apiCodes } from "@/lib/contract/codes";
import { DELETION_HANDLE_MS, OTP_RESEND_SECONDS } from "@/lib/limits";

type FlowState =
  | { step: "login"; unsure: boolean; expired?: string | undefined }
  | ({ step: "confirm" } & DeletionStep)
  | ({ step: "done" } & DeletionDone);

type Callbacks = { onSuccess?: () => void; onError?: (error: Error) => void };

/**
 * The three steps of the deletion and the calls between them. An expired handle leads back to step 1.
 * `unsure`: the last deletion request may have succeeded although its response was lost. `expired`: why step 1 is open
 * again.
 */
export function useDeletionFlow() {
  const [stage, setStage] = useState<FlowState>({ step: "login", unsure: false });
  /** Counts the restarts: a response to a call from before a restart opens no step. */
  const starts = useRef(0);

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
  const wait = (step: DeletionStep, seconds: number) => open({ ...step, resendAt: Date.now() + seconds * 1000, waitSeconds: seconds });
  const restartIfExpired = (error: Error, { unanswered = false }: DeletionStep) => {
    if (error instanceof ApiError && error.code === apiCodes.handleInvalid) restart(unanswered, error.message);
  };

  const signIn = useSingleMutation({
    ...signInForDeletion,
    onMutate: () => starts.current,
    onSuccess(userId, _, start) {
      if (start === starts.current) open({ userId, expiresAt: Date.now() + DELETION_HANDLE_MS, resendAt: 0 });
    },
  });

  const code = useSingleMutation({
    ...sendDeletionCode,
    onMutate: () => starts.current,
    onSuccess(_data, { step }, start) {
      if (start === starts.current) wait(step, OTP_RESEND_SECONDS);
    },
    onError(error, { step }, start) {
      const seconds = error instanceof ApiError && error.code === apiCodes.resendTooSoon && error.retryAfterSeconds;
      if (seconds && start === starts.current) wait(step, seconds);
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
    onSuccess({ message, data }) {
      const done = { message, ...(data?.receipt ? { receipt: data.receipt.content.number } : {}) };
      dropDeletionStep();
      storeDeletionDone(done);
      setStage({ step: "done", ...done });
    },
    onError(error, { step }, start) {
      // Also after a restart: the person must learn of it when the dialog opens again.
      if (isNoResponse(error)) open({ ...step, unanswered: true });
      else if (start === starts.current) storeDeletionStep(step);
      restartIfExpired(error, step);
    },
  });

  const { reset: resetSignIn } = signIn;
  const { reset: resetCode } = code;
  const { reset: resetDeletion } = deletion;
  const restart = useCallback(
    (unsure = false, expired?: string) => {
      starts.current += 1;
      for (const reset of [resetSignIn, resetCode, resetDeletion]) reset();
      dropDeletionStep();
      dropDeletionDone();
      setStage({ step: "login", unsure, expired });
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
