import { ApiError } from "@/lib/api/api-error";
import { apiFetch } from "@/lib/api/api-fetch";
import { COLLEAGUE_LINK_HEADER } from "@/lib/contract/envelope";

/** How a call identifies a registration. */
export type Owner = {
  handle: string;
  /** The session identifies the registration until it expires. */
  ofSession: boolean;
  /** The key of a colleague's link, in place of both. */
  link?: string | undefined;
};

/** Makes a call with the link of a colleague, with the session, or with the registration's handle without one and once it has expired. */
export async function asOwner<Result>(
  { handle, ofSession, link }: Owner,
  call: (headers: Record<string, string>) => Promise<Result>,
): Promise<Result> {
  if (link) return await call({ [COLLEAGUE_LINK_HEADER]: link });
  const named = { RegistrationId: handle };
  if (!ofSession) return await call(named);
  try {
    return await call({});
  } catch (cause) {
    if (!(cause instanceof ApiError) || cause.kind !== "unauthorized") throw cause;
    return await call(named);
  }
}

/**
 * Removes a file from the server after it was removed from the form. In the background: where it fails, or the platform
 * does not support it, the server deletes unclaimed files after a while.
 */
export async function forgetFile(url: string, owner: Owner): Promise<void> {
  try {
    await asOwner(owner, (headers) =>
      apiFetch<"fileRemove">({ method: "POST", path: "/api/common/file-remove", body: { url }, headers, keepalive: true }),
    );
  } catch {
    // See above.
  }
}
