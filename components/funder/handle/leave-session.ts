import { apiFetch } from "@/lib/api/api-fetch";
import { forgetUser } from "@/lib/browser/session";

/** Ends the session, and what this browser remembers of registrations. Throws ApiError where that could not be said to the server. */
export async function leaveSession(): Promise<void> {
  await apiFetch<"logout">({ method: "POST", path: "/api/investor/logout", body: {} });
  forgetUser();
}
