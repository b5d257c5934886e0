import { endpoints } from "@/lib/contract/endpoints";
import { webEnv } from "@/lib/env";
import { upstreamReady } from "@/lib/gateway/upstream";

export const dynamic = "force-dynamic";

/** Readiness: 503 unless the upstream answers. */
export async function GET(): Promise<Response> {
  const up = await upstreamReady(webEnv().apiOrigin + endpoints.timestamp.path);
  return Response.json({ status: up ? "ready" : "upstream does not answer" }, { status: up ? 200 : 503, headers: { "cache-control": "no-store" } });
}
