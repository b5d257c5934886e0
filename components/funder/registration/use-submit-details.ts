"use client";

import { useRouter } from "next/navigation";
import { useState } from "react";
import { endHandle, submissionItem } from "@/components/funder/handle/tab-handle";
import { submitDetails } from "@/components/funder/registration/api";
import { type SubmitRefusal, submitRefusal } from "@/components/funder/registration/refusal-notice";
import { toast } from "@/components/ui/toaster";
import { useSingleMutation } from "@/components/ui/use-single-mutation";
import { asApiError, isNoResponse } from "@/lib/api/api-error";
import { applicantOf } from "@/lib/browser/applicant";
import { checkSession } from "@/lib/browser/check-session";
import { storeReceipt } from "@/lib/browser/details-receipt";
import { idempotencyKey } from "@/lib/browser/idempotency-key";
import { navigateWhenReachable } from "@/lib/browser/navigate-when-reachable";
import { shownUser } from "@/lib/browser/session";
import type { Consent } from "@/lib/contract/agreements";
import { apiCodes } from "@/lib/contract/envelope";
import type { InfoUploadRequest } from "@/lib/contract/investor";
import { routes } from "@/lib/routes";

type Options = {
  /** The handle is the session's: the session knows whether the details were accepted. */
  ofSession: boolean;
  onAccepted: () => void;
};

/**
 * Submits the details. On success it shows the server's message and goes to the home page, or to the login without a
 * session. On a refusal everything typed and uploaded stays, `refusal` says what to do next, and
 * `message` is the service's.
 */
export function useSubmitDetails({ ofSession, onAccepted }: Options) {
  const router = useRouter();
  const [refusal, setRefusal] = useState<SubmitRefusal>();
  const [message, setMessage] = useState("");
  const { mutate, isPending, isSuccess } = useSingleMutation({
    ...submitDetails,
    onMutate() {
      setRefusal(undefined);
      return refusal;
    },
    async onSuccess({ message, number, at }, { request }) {
      const { type, id } = request;
      submissionItem(type).remove();
      storeReceipt({ number, at, email: applicantOf(id).email });
      onAccepted();
      toast.success(message);
      // The session may have ended while the form was filled in.
      const signedIn = shownUser() !== undefined && (await checkSession()) !== false;
      await navigateWhenReachable(router, signedIn ? routes.home : routes.login);
    },
    onError(cause, { request }, before) {
      const error = asApiError(cause);
      setMessage(error.message);
      // One that was not sent says nothing about the one before it.
      setRefusal(error.unsent && before === "unanswered" ? before : submitRefusal(error));
      if (isNoResponse(error)) return;
      submissionItem(request.type).remove();
      if (error.code === apiCodes.handleInvalid) endHandle(request.type, request.id, "refused");
    },
  });
  const submit = (request: InfoUploadRequest, given: readonly Consent[] = []) =>
    mutate({ request, given, ofSession, key: idempotencyKey(submissionItem(request.type), request.id) });

  return { submit, sending: isPending || isSuccess, refusal, message };
}
