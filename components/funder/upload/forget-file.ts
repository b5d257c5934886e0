import { ApiError } from "@/lib/api/api-error";
import { apiFetch } from "@/lib/api/api-fetch";

type Owner = {
  handle: string;
  /** The session identifies the registration until it expires. */
  ofSession: boolean;
};

const remove = (url: string, headers: Record<string, string>) =>
  apiFetch<"fileRemove">({ method: "POST", path: "/api/common/file-remove", body: { url }, headers, keepalive: true });

/**
 * Removes a file from the server after it was removed from the form. In the background: where it fails, or the platform
 * does not support it, the server deletes unclaimed files after a while.
 */
export async function forgetFile(url: string, { handle, ofSession }: Owner): Promise<void> {
  const named = { RegistrationId: handle };
  try {
    await remove(url, ofSession ? {} : named).catch((cause: unknown) => {
      if (!ofSession || !(cause instanceof ApiError) || cause.kind !== "unauthorized") throw cause;
      return remove(url, named);
    });
  } catch {
    // See above.
  }
}
