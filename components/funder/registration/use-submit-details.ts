"use client";

import { useRouter } from "next/navigation";
import { useRef, useState } from "react";
import { endHandle, submissionItem } from "@/components/funder/handle/tab-handle";
import { toast } from "@/components/ui/toaster";
import { asApiError, isUnanswered } from "@/lib/api/api-error";
import { apiFetch } from "@/lib/api/api-fetch";
import { applicantOf } from "@/lib/browser/applicant";
import { idempotencyKey } from "@/lib/browser/idempotency-key";
import { navigateWhenReachable } from "@/lib/browser/navigate-when-reachable";
import { shownUser } from "@/lib/browser/session";
import { funderWords } from "@/lib/content/funder";
import { apiCodes } from "@/lib/contract/codes";
import type { InfoUploadRequest } from "@/lib/contract/investor";
import { routes } from "@/lib/routes";

export type SubmitRefusal = "handle" | "file" | "session";

function withApplicant(request: InfoUploadRequest): InfoUploadRequest {
  const account = applicantOf(request.id);
  return request.type === 1 ? { ...request, company: { ...account, ...request.company } } : { ...request, person: { ...account, ...request.person } };
}

/** Whether the session's account has its details already. */
const takenBefore = () =>
  apiFetch<"currentUser">({ method: "GET", path: "/api/investor/current-user" }).then(
    ({ data }) => !data.validate,
    () => false,
  );

type Options = {
  /** The handle is the session's: it can be asked what became of the details. */
  ofSession: boolean;
  onAccepted: () => void;
};

/**
 * Sends the details once. Accepted: the server's message, then on to the home page or to the login. Refused: the
 * message, and everything typed and uploaded stays. A spent handle may mean that an earlier answer was lost: a session
 * knows, and goes on as after any acceptance; without one the page can only say so.
 */
export function useSubmitDetails({ ofSession, onAccepted }: Options) {
  const router = useRouter();
  const [sending, setSending] = useState(false);
  const [refusal, setRefusal] = useState<SubmitRefusal>();
  const sent = useRef(false);

  async function submit(request: InfoUploadRequest): Promise<void> {
    if (sent.current) return;
    sent.current = true;
    setSending(true);
    setRefusal(undefined);
    const accept = (message: string) => {
      onAccepted();
      toast.success(message);
      void navigateWhenReachable(router, shownUser() === undefined ? routes.login : routes.home);
    };
    const name = idempotencyKey(submissionItem(request.type), request.id);
    try {
      const { message } = await apiFetch<"infoUpload">({
        method: "POST",
        path: "/api/investor/info-upload",
        body: withApplicant(request),
        ...(name ? { headers: { "x-request-id": name } } : {}),
      });
      submissionItem(request.type).remove();
      accept(message);
    } catch (cause) {
      const error = asApiError(cause);
      if (!isUnanswered(error)) submissionItem(request.type).remove();
      const spent = error.code === apiCodes.handleInvalid;
      if (spent && ofSession && (await takenBefore())) return accept(funderWords.link.accepted);
      sent.current = false;
      setSending(false);
      toast.error(error.message);
      if (spent) {
        endHandle(request.type, request.id, "refused");
        setRefusal("handle");
      }
      if (error.code === apiCodes.fileUnknown) setRefusal("file");
      if (error.kind === "unauthorized") setRefusal("session");
    }
  }

  return { submit, sending, refusal };
}
