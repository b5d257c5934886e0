import { mutationOptions } from "@tanstack/react-query";
import { ApiError } from "@/lib/api/api-error";
import { apiFetch } from "@/lib/api/api-fetch";
import { type Applicant, applicantOf } from "@/lib/browser/applicant";
import { funderCopy } from "@/lib/content/funder";
import { apiCodes } from "@/lib/contract/codes";
import type { InfoUploadRequest } from "@/lib/contract/investor";

/** The account fields that this tab knows and the contract accepts; never the password. */
async function knownAccount(handle: string): Promise<Partial<Applicant>> {
  const { email, mobile, text } = await import("@/lib/contract/fields");
  const rules = { username: text(), email: email(), mobile: mobile() };
  return Object.fromEntries(Object.entries(applicantOf(handle)).filter(([name, value]) => rules[name as keyof Applicant].safeParse(value).success));
}

async function withApplicant(request: InfoUploadRequest): Promise<InfoUploadRequest> {
  const account = await knownAccount(request.id);
  return request.type === 1 ? { ...request, company: { ...account, ...request.company } } : { ...request, person: { ...account, ...request.person } };
}

/** Whether the session's account has its details already. */
const isAlreadyAccepted = () =>
  apiFetch<"currentUser">({ method: "GET", path: "/api/investor/current-user" }).then(
    ({ data }) => !data.validate,
    () => false,
  );

type DetailsSubmission = {
  request: InfoUploadRequest;
  /** The idempotency key. */
  key: string | undefined;
  /** The handle is the session's: the session knows whether the details were accepted. */
  ofSession: boolean;
};

/**
 * Submits the details; returns the message to show. A spent handle may mean that the response to an earlier submission
 * was lost: where the session confirms it, that counts as a success.
 */
export const submitDetails = mutationOptions({
  async mutationFn({ request, key, ofSession }: DetailsSubmission): Promise<{ message: string }> {
    try {
      return await apiFetch<"infoUpload">({
        method: "POST",
        path: "/api/investor/info-upload",
        body: await withApplicant(request),
        ...(key ? { headers: { "x-request-id": key } } : {}),
      });
    } catch (cause) {
      const spent = cause instanceof ApiError && cause.code === apiCodes.handleInvalid;
      if (spent && ofSession && (await isAlreadyAccepted())) return { message: funderCopy.link.accepted };
      throw cause;
    }
  },
});
