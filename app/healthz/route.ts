export const dynamic = "force-dynamic";

/** This process lives. */
export function GET(): Response {
  return Response.json({ status: "ok" }, { headers: { "cache-control": "no-store" } });
}
