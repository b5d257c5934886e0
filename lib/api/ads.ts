import "server-only";
import { serverFetch } from "@/lib/api/server-fetch";
import type { Ad, AdDevice, AdSlot } from "@/lib/contract/website";

/** Advertisements on pages are at most this old, seconds. */
const ADS_REVALIDATE_SECONDS = 60;
const devices: readonly AdDevice[] = ["PC", "iPad", "H5"];

/** The first advertisement of a slot per device type. Never throws: pages work without advertisements. */
export async function readFirstAds(slot: AdSlot): Promise<Partial<Record<AdDevice, Ad>>> {
  const found = await Promise.all(
    devices.map(async (device) => {
      const detail = await serverFetch("adDetail", {
        params: { code: `${slot}-${device}` },
        cache: { revalidate: ADS_REVALIDATE_SECONDS, tags: ["ads"] },
      }).catch(() => undefined);
      return [device, detail?.adList.find(({ picUrl }) => picUrl)] as const;
    }),
  );
  return Object.fromEntries(found.filter(([, ad]) => ad));
}
