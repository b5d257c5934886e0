import { mutationOptions, queryOptions } from "@tanstack/react-query";
import { type Code, LATE_MS, storeScan } from "@/components/funder/scan/scan-store";
import { asOwner, type Owner } from "@/components/funder/upload/as-owner";
import { apiFetch } from "@/lib/api/api-fetch";
import type { ScanClaim } from "@/lib/contract/scan";

/** Opens a code for a document. Answers when it ends by this device's clock, epoch milliseconds. */
export const openScan = mutationOptions({
  mutationFn: async ({ owner, field }: { owner: Owner; field: string }) => {
    const { data } = await asOwner(owner, (headers) =>
      apiFetch<"scanOpen">({ method: "POST", path: "/api/common/scan-open", body: { field }, headers }),
    );
    const opened: Code = { code: data.code, endsAt: Date.now() + data.expiresIn };
    storeScan(field, owner.handle, opened);
    return opened;
  },
});

/** How often the laptop asks what the phone has sent, milliseconds. */
const ASK_MS = 2_000;

/** Who uses the code, and the files that arrived: asked every two seconds until shortly after its end. */
export const scanState = (owner: Owner, { code, endsAt }: Code) =>
  queryOptions({
    queryKey: ["scan", code],
    queryFn: async ({ signal }) =>
      (await asOwner(owner, (headers) => apiFetch<"scanState">({ method: "POST", path: "/api/common/scan-state", body: { code }, headers, signal })))
        .data,
    refetchInterval: () => (Date.now() < endsAt + LATE_MS ? ASK_MS : false),
    // The person looks at the phone; the laptop's window may be behind another one.
    refetchIntervalInBackground: true,
    retry: false,
    meta: { silent: true },
  });

/** A code that this phone may use. `endsAt`: by this device's clock, epoch milliseconds. */
export type Claim = ScanClaim & { pass: string; endsAt: number };

/** Binds a code to this phone. */
export const claimScan = mutationOptions({
  mutationFn: async (request: { code: string; pass: string }): Promise<Claim> => {
    const { data } = await apiFetch<"scanClaim">({ method: "POST", path: "/api/common/scan-claim", body: request });
    return { ...data, pass: request.pass, endsAt: Date.now() + data.expiresIn };
  },
});
