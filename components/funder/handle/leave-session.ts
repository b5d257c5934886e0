import { apiFetch } from "@/lib/api/api-fetch";
import { forgetUser } from "@/lib/browser/session";

/** Signs out and clears this browser's data of registrations. Throws ApiError where the call fails. */
export async function leaveSession(): Promise<void> {
  await apiFetch<"logout">({ method: "POST", path: "/api/investor/logout", body: {} });
  forgetUser();
}
