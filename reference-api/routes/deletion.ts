import { DEVICE_HEADER } from "../../lib/contract/headers.ts";
import type { Deps } from "../deps.ts";
import { type Api, route } from "../http/route.ts";
import { deleteAppUser } from "../services/deletion/delete-app-user.ts";
import { sendDeletionCode } from "../services/deletion/send-deletion-code.ts";
import { startDeletion } from "../services/deletion/start-deletion.ts";

/** The three calls that delete an app account. The receipt number travels in the message: the contract gives the last call no data. */
export function deletionRoutes(api: Api, deps: Deps): void {
  route(api, deps, "deletionLogin", async ({ body, caller }) => {
    const { userId, device } = await startDeletion(deps, body, caller);
    return { data: { userId }, headers: { [DEVICE_HEADER]: device } };
  });
  route(api, deps, "deletionCode", async ({ body, caller }) => {
    await sendDeletionCode(deps, body, caller);
    return {};
  });
  route(api, deps, "deletion", async ({ body, caller }) => ({
    message: `Akun berhasil dihapus. Nomor bukti: ${await deleteAppUser(deps, body, caller)}`,
  }));
}
