import { useCallback, useEffect, useRef, useState } from "react";
import { ApiError, isUnanswered, unansweredError } from "@/lib/api/api-error";
import { apiFetch } from "@/lib/api/api-fetch";
import {
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
  | { step: "login"; unsure: boolean }
  | ({ step: "confirm" } & DeletionStep)
  /** `message` is the server's, with the receipt number when it gave one. */
  | { step: "done"; message: string };

type DeletionRequest = { raw: string; selected: number[]; other: string };

/**
 * The three steps of the deletion and the calls between them. Calls throw ApiError; a handle that has run out leads
 * back to step 1 by itself. `unsure` tells that the last request for deletion may have succeeded unheard.
 */
export function useDeletionFlow() {
  const [stage, setStage] = useState<FlowState>({ step: "login", unsure: false });
  /** Grows with every new start: an answer from before it opens no step any more. */
  const starts = useRef(0);

  useEffect(() => {
    const stored = readDeletionStep();
    const message = readDeletionDone();
    if (stored) setStage({ step: "confirm", ...stored });
    else if (message !== undefined) setStage({ step: "done", message });
  }, []);

  const open = (step: DeletionStep) => {
    storeDeletionStep(step);
    setStage({ step: "confirm", ...step });
  };
  const openUnlessRestarted = (start: number, step: DeletionStep) => {
    if (start === starts.current) open(step);
  };

  const restart = useCallback((unsure = false) => {
    starts.current += 1;
    dropDeletionStep();
    dropDeletionDone();
    setStage({ step: "login", unsure });
  }, []);

  /** Runs a call of step 2. */
  async function withHandle<Result>(call: (step: DeletionStep) => Promise<Result>): Promise<Result> {
    if (stage.step !== "confirm") throw new Error("step 2 is not open");
    const { step: _, ...stored } = stage;
    try {
      return await call(stored);
    } catch (error) {
      if (error instanceof ApiError && error.code === apiCodes.handleInvalid) restart(stage.unanswered);
      throw error;
    }
  }

  const login = async (phone: string, password: string) => {
    const start = starts.current;
    const { data } = await apiFetch<"deletionLogin">({ method: "POST", path: "/api/h5/login", body: { name: phone, raw: password } });
    // Without the handle there is no second step, and nothing would be seen to happen.
    if (!data?.userId) throw unansweredError(undefined);
    openUnlessRestarted(start, { userId: data.userId, expiresAt: Date.now() + DELETION_HANDLE_MS, resendAt: 0 });
  };

  const sendCode = (idCardNo: string) =>
    withHandle(async (stored) => {
      const start = starts.current;
      const wait = (seconds: number) => openUnlessRestarted(start, { ...stored, resendAt: Date.now() + seconds * 1000, waitSeconds: seconds });
      try {
        await apiFetch<"deletionCode">({ method: "POST", path: "/api/h5/cancellation-code", body: { userId: stored.userId, idCardNo } });
      } catch (error) {
        if (error instanceof ApiError && error.code === apiCodes.resendTooSoon && error.retryAfterSeconds) wait(error.retryAfterSeconds);
        throw error;
      }
      wait(OTP_RESEND_SECONDS);
    });

  const remove = (request: DeletionRequest) =>
    withHandle(async (stored) => {
      const start = starts.current;
      // A reload breaks the call off: what comes after it must know that the answer was not heard.
      storeDeletionStep({ ...stored, unanswered: true });
      try {
        const { raw, other } = request;
        const selected = request.selected as (1 | 2 | 3)[];
        const body = { raw, userId: stored.userId, selected, other: other.trim() };
        const { message } = await apiFetch<"deletion">({ method: "POST", path: "/api/h5/cancellation", body });
        dropDeletionStep();
        storeDeletionDone(message);
        setStage({ step: "done", message });
      } catch (error) {
        // Also where the dialog was left meanwhile: whoever opens it again must hear of it.
        if (isUnanswered(error)) open({ ...stored, unanswered: true });
        else if (start === starts.current) storeDeletionStep(stored);
        throw error;
      }
    });

  return { stage, login, sendCode, remove, restart };
}
