import { EVENT_STREAM } from "../../lib/contract/event-stream.ts";
import type { Deps } from "../deps.ts";
import { type Api, route } from "../http/route.ts";
import { streamEvents } from "../http/stream-events.ts";
import { fileOwner } from "../services/files/file-owner.ts";
import { readFile } from "../services/files/read-file.ts";
import { removeFile } from "../services/files/remove-file.ts";
import { storeFile } from "../services/files/store-file.ts";
import { listRegions } from "../services/regions/list-regions.ts";
import { claimScan } from "../services/scans/claim-scan.ts";
import { followScan } from "../services/scans/follow-scan.ts";
import { openScan } from "../services/scans/open-scan.ts";
import { scanState } from "../services/scans/scan-state.ts";
import { sendScan } from "../services/scans/send-scan.ts";
import { listBanks } from "../services/site/list-banks.ts";

/** Endpoints that all forms share: time, regions, banks, documents, the phone as a scanner. */
export function commonRoutes(api: Api, deps: Deps): void {
  route(api, deps, "timestamp", async () => ({ data: deps.now().getTime() }));
  route(api, deps, "cityList", async ({ body }) => ({ data: listRegions(deps.regions, body) }));
  route(api, deps, "bankList", async () => ({ data: await listBanks(deps) }));
  route(api, deps, "fileUpload", async ({ handle, token, address, request }) => ({
    data: await storeFile(deps, await fileOwner(deps, { handle, token }), { request, address }),
    message: "Berkas tersimpan.",
  }));
  route(api, deps, "fileRemove", async ({ handle, token, body, requestId }) => {
    await removeFile(deps, await fileOwner(deps, { handle, token }), body.url, requestId);
    return { message: "Berkas sudah dihapus." };
  });
  route(api, deps, "fileRead", async ({ handle, token, params, requestId }) =>
    readFile(deps, await fileOwner(deps, { handle, token }), params.fileId, requestId),
  );
  route(api, deps, "scanOpen", async ({ handle, token, body }) => ({
    data: await openScan(deps, await fileOwner(deps, { handle, token }), body.field),
  }));
  route(api, deps, "scanState", async ({ handle, token, body, request }) => {
    const owner = await fileOwner(deps, { handle, token });
    const state = await scanState(deps, owner, body.code);
    if (request.headers.get("accept") !== EVENT_STREAM) return { data: state };
    return streamEvents(followScan(deps, owner, body.code, state));
  });
  route(api, deps, "scanClaim", async ({ body }) => ({ data: await claimScan(deps, body) }));
  route(api, deps, "scanSend", async ({ pass, requestId, address, request }) => ({
    data: await sendScan(deps, pass, requestId, { request, address }),
    message: "Berkas tersimpan.",
  }));
}
