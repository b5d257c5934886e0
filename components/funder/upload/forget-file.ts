import { asOwner, type Owner } from "@/components/funder/upload/as-owner";
import { apiFetch } from "@/lib/api/api-fetch";

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
