import { DEVICE_HEADER } from "../../lib/contract/envelope.ts";
import { type Api, route } from "../http/route.ts";
import { deleteAppUser, sendDeletionCode, startDeletion } from "../services/deletion/deletion.ts";
import { findReceipt } from "../services/deletion/receipt.ts";
import type { Deps } from "../services/deps.ts";

/**
 * The three steps that delete an app account, and the receipt. The message carries the number of the receipt for callers
 * that know no data of this call.
 */
export function deletionRoutes(api: Api, deps: Deps): void {
  route(api, deps, "deletionLogin", async ({ body, caller }) => {
    const { userId, device } = await startDeletion(deps, body, caller);
    return { data: { userId }, headers: { [DEVICE_HEADER]: device } };
  });
  route(api, deps, "deletionCode", async ({ body, caller }) => {
    await sendDeletionCode(deps, body, caller);
    return {};
  });
  route(api, deps, "deletion", async ({ body, caller }) => {
    const receipt = await deleteAppUser(deps, body, caller);
    return { data: { receipt }, message: `Akun berhasil dihapus. Nomor bukti: ${receipt.content.number}` };
  });
  route(api, deps, "deletionReceipt", async ({ body }) => ({ data: await findReceipt(deps, body.number) }));
}
