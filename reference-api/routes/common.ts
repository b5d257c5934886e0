import { endpoints } from "../../lib/contract/endpoints.ts";
import { EVENT_STREAM } from "../../lib/contract/event-stream.ts";
import { errorFields } from "../error-fields.ts";
import { type Api, route, streamEvents } from "../http/route.ts";
import { readWithLink, removeWithLink, uploadWithLink } from "../services/colleagues/colleague.ts";
import type { Deps } from "../services/deps.ts";
import { fileOwner, readFile, removeFile } from "../services/files/files.ts";
import { storeFile } from "../services/files/store-file.ts";
import { listRegions } from "../services/regions.ts";
import { claimScan, followScan, openScan, scanState, sendScan } from "../services/scans.ts";
import { listBanks } from "../services/site.ts";

/** Endpoints that all forms share: time, regions, banks, documents, the phone as a scanner. */
export function commonRoutes(api: Api, deps: Deps): void {
  route(api, deps, "timestamp", async () => ({ data: deps.now().getTime() }));
  route(api, deps, "cityList", async ({ body }) => ({ data: listRegions(deps.regions, body) }));
  route(api, deps, "bankList", async () => ({ data: await listBanks(deps) }));
  route(api, deps, "fileUpload", async ({ handle, token, link, scanField, address, request }) => ({
    data: link
      ? await uploadWithLink(deps, link, scanField, { request, address })
      : await storeFile(deps, await fileOwner(deps, { handle, token }), { request, address }),
    message: "Berkas tersimpan.",
  }));
  route(api, deps, "fileRemove", async ({ handle, token, link, body, requestId }) => {
    if (link) await removeWithLink(deps, link, body.url, requestId);
    else await removeFile(deps, await fileOwner(deps, { handle, token }), body.url, requestId);
    return { message: "Berkas sudah dihapus." };
  });
  route(api, deps, "fileRead", async ({ handle, token, link, params, requestId }) =>
    link ? readWithLink(deps, link, params.fileId, requestId) : readFile(deps, await fileOwner(deps, { handle, token }), params.fileId, requestId),
  );
  route(api, deps, "scanOpen", async ({ handle, token, body }) => ({
    data: await openScan(deps, await fileOwner(deps, { handle, token }), body),
  }));
  route(api, deps, "scanState", async ({ handle, token, body, request, requestId }) => {
    const owner = await fileOwner(deps, { handle, token });
    const state = await scanState(deps, owner, body.code);
    if (request.headers.get("accept") !== EVENT_STREAM) return { data: state };
    return streamEvents(
      (signal) => followScan(deps, owner, body.code, state, signal),
      (error) => deps.log.error({ requestId, route: endpoints.scanState.path, ...errorFields(error) }, "events broken off"),
    );
  });
  route(api, deps, "scanClaim", async ({ body }) => ({ data: await claimScan(deps, body) }));
  route(api, deps, "scanSend", async ({ pass, scanField, requestId, address, request }) => ({
    data: await sendScan(deps, { pass, field: scanField, requestId }, { request, address }),
    message: "Berkas tersimpan.",
  }));
}
