import type { Deps } from "../deps.ts";
import { type Api, route } from "../http/route.ts";
import { fileOwner } from "../services/files/file-owner.ts";
import { readFile } from "../services/files/read-file.ts";
import { removeFile } from "../services/files/remove-file.ts";
import { storeFile } from "../services/files/store-file.ts";
import { listRegions } from "../services/regions/list-regions.ts";
import { listBanks } from "../services/site/list-banks.ts";

/** Endpoints that all forms share: time, regions, banks, documents. */
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
}
