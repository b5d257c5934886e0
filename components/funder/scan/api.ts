import { mutationOptions, queryOptions } from "@tanstack/react-query";
import { type Code, LATE_MS, storeScan } from "@/components/funder/scan/scan-store";
import { asOwner, type Owner } from "@/components/funder/upload/as-owner";
import type { ApiError } from "@/lib/api/api-error";
import { apiEvents } from "@/lib/api/api-events";
import { apiFetch } from "@/lib/api/api-fetch";
import type { ScanClaim } from "@/lib/contract/scan";

export const scanKey = (code: string) => ["scan", code];

/** Opens a code for a document and further ones. Returns when it expires by this device's clock, milliseconds since the epoch. */
export const openScan = mutationOptions({
  mutationFn: async ({ owner, field, others }: { owner: Owner; field: string; others: string[] }) => {
    const { data } = await asOwner(owner, (headers) =>
      apiFetch<"scanOpen">({ method: "POST", path: "/api/common/scan-open", body: { field, others }, headers }),
    );
    const opened: Code = { code: data.code, endsAt: Date.now() + data.expiresIn };
    storeScan(field, owner.handle, opened);
    return opened;
  },
});

/** Polling interval without events, and the pause after a stream of events has ended, milliseconds. */
const ASK_MS = 2_000;

/** False once a proxy or the upstream has delayed events: then the laptop polls. */
let eventsArrive = true;

/**
 * Who uses the code, and the files that arrived, until shortly after its end. With `live` the news comes as events;
 * otherwise it is asked for every two seconds, because each stream takes one of a browser's six connections.
 */
export const scanState = (owner: Owner, { code, endsAt }: Code, { live }: { live: boolean }) =>
  queryOptions({
    queryKey: scanKey(code),
    queryFn: ({ client, queryKey, signal }) =>
      asOwner(owner, async (headers) => {
        const call = { method: "POST", path: "/api/common/scan-state", body: { code }, headers, signal } as const;
        const ask = async () => (await apiFetch<"scanState">(call)).data;
        if (!live || !eventsArrive) return await ask();
        try {
          return await apiEvents<"scanState">(call, (state) => client.setQueryData(queryKey, state));
        } catch (cause) {
          if ((cause as ApiError).kind !== "timeout") throw cause;
          eventsArrive = false;
          return await ask();
        }
      }),
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
