import { mutationOptions } from "@tanstack/react-query";
import { ApiError } from "@/lib/api/api-error";
import { apiFetch } from "@/lib/api/api-fetch";
import { type Applicant, applicantOf } from "@/lib/browser/applicant";
import { funderCopy } from "@/lib/content/funder";
import { CONSENTS_HEADER, type Consent, writeConsents } from "@/lib/contract/agreements";
import { apiCodes } from "@/lib/contract/envelope";
import type { InfoUploadRequest } from "@/lib/contract/investor";
import { serverNow } from "@/lib/server-clock";

/**
 * The account fields that this tab knows and the contract accepts; never the password. None while their rules cannot be
 * loaded: the service knows the account.
 */
async function knownAccount(handle: string): Promise<Partial<Applicant>> {
  const fields = await import("@/lib/contract/fields").catch(() => undefined);
  if (!fields) return {};
  const { email, mobile, text } = fields;
  const rules = { username: text(), email: email(), mobile: mobile() };
  return Object.fromEntries(Object.entries(applicantOf(handle)).filter(([name, value]) => rules[name as keyof Applicant].safeParse(value).success));
}

async function withApplicant(request: InfoUploadRequest): Promise<InfoUploadRequest> {
  const account = await knownAccount(request.id);
  return request.type === 1 ? { ...request, company: { ...account, ...request.company } } : { ...request, person: { ...account, ...request.person } };
}

/** The session's account, if it has its details already. */
const acceptedAccount = () =>
  apiFetch<"currentUser">({ method: "GET", path: "/api/investor/current-user" }).then(
    ({ data }) => (data.validate ? undefined : data),
    () => undefined,
  );

type DetailsSubmission = {
  request: InfoUploadRequest;
  /** The consents whose boxes were ticked. */
  given: readonly Consent[];
  /** The idempotency key. */
  key: string | undefined;
  /** The handle is the session's: the session knows whether the details were accepted. */
  ofSession: boolean;
};

type Accepted = {
  message: string;
  /** The number of the submission. */
  number: string | undefined;
  /** The server's time, epoch milliseconds. */
  at: number;
};

/**
 * Submits the details; returns the message to show and the number of the submission. A spent handle may mean that the response to an earlier submission
 * was lost: where the session confirms it, that counts as a success.
 */
export const submitDetails = mutationOptions({
  async mutationFn({ request, given, key, ofSession }: DetailsSubmission): Promise<Accepted> {
    try {
      const { message, data, at } = await apiFetch<"infoUpload">({
        method: "POST",
        path: "/api/investor/info-upload",
        body: await withApplicant(request),
        headers: { ...(key ? { "x-request-id": key } : {}), ...(given.length > 0 ? { [CONSENTS_HEADER]: writeConsents(given) } : {}) },
      });
      return { message, number: data?.number, at };
    } catch (cause) {
      const spent = cause instanceof ApiError && cause.code === apiCodes.handleInvalid;
      const accepted = spent && ofSession ? await acceptedAccount() : undefined;
      if (accepted) {
        const { number, receivedAt } = accepted.review ?? {};
        return { message: funderCopy.link.accepted, number, at: receivedAt ? Date.parse(receivedAt) : serverNow().getTime() };
      }
      throw cause;
    }
  },
});
