import { ApiError } from "@/lib/api/api-error";
import { apiFetch } from "@/lib/api/api-fetch";

type Owner = {
  handle: string;
  /** The session names the registration, as long as it lives. */
  ofSession: boolean;
};

const remove = (url: string, headers: Record<string, string>) =>
  apiFetch<"fileRemove">({ method: "POST", path: "/api/common/file-remove", body: { url }, headers, keepalive: true });

/**
 * Has the server remove a stored file that was taken out of the form. Beside the page: nobody waits for it, and where it fails,
 * or a platform does not offer it, the file goes by itself when nobody claims it.
 */
export async function forgetFile(url: string, { handle, ofSession }: Owner): Promise<void> {
  const named = { RegistrationId: handle };
  try {
    await remove(url, ofSession ? {} : named).catch((cause: unknown) => {
      if (!ofSession || !(cause instanceof ApiError) || cause.kind !== "unauthorized") throw cause;
      return remove(url, named);
    });
  } catch {
    // Said above.
  }
}
