"use client";

import { useRouter } from "next/navigation";
import { useRef, useState } from "react";
import { forgetHandle } from "@/components/funder/handle/use-registration";
import { notify } from "@/components/ui/toaster";
import { ApiError } from "@/lib/api/api-error";
import { sendBrowser } from "@/lib/api/send-browser";
import { applicantOf, forgetApplicant } from "@/lib/browser/applicant";
import { shownUser } from "@/lib/browser/session";
import { apiCodes } from "@/lib/contract/codes";
import type { InfoUploadRequest } from "@/lib/contract/investor";
import { refusalMessages } from "@/lib/contract/refusal-messages";
import { routes } from "@/lib/routes";

export type SubmitRefusal = "handle" | "file";

function withApplicant(request: InfoUploadRequest): InfoUploadRequest {
  const account = applicantOf(request.id);
  return request.type === 1 ? { ...request, company: { ...account, ...request.company } } : { ...request, person: { ...account, ...request.person } };
}

/**
 * Sends the details once. Accepted: the server's message, then on to the home page or to the login. Refused: the
 * message, and everything typed and uploaded stays.
 */
export function useSubmitDetails({ onAccepted }: { onAccepted: () => void }) {
  const router = useRouter();
  const [sending, setSending] = useState(false);
  const [refusal, setRefusal] = useState<SubmitRefusal>();
  const sent = useRef(false);

  async function submit(request: InfoUploadRequest): Promise<void> {
    if (sent.current) return;
    sent.current = true;
    setSending(true);
    setRefusal(undefined);
    try {
      const { message } = await sendBrowser<"infoUpload">({ method: "POST", path: "/api/investor/info-upload", body: withApplicant(request) });
      onAccepted();
      forgetHandle(request.type);
      forgetApplicant(request.id);
      notify.success(message);
      router.push(shownUser() === undefined ? routes.login : routes.home);
    } catch (cause) {
      sent.current = false;
      setSending(false);
      const error = cause instanceof ApiError ? cause : new ApiError("network", "E502", refusalMessages.network);
      notify.error(error.message);
      if (error.code === apiCodes.handleInvalid) setRefusal("handle");
      if (error.code === apiCodes.fileUnknown) setRefusal("file");
    }
  }

  return { submit, sending, refusal };
}
