import { checkReceipt } from "@/lib/api/receipt";

const FILE = /^([A-Z0-9-]{1,40})\.json$/;
const headers = { "cache-control": "no-store", "x-robots-tag": "noindex" };

/** The signed receipt of a deletion as JSON, to store. */
export async function GET(_: Request, { params }: RouteContext<"/verifikasi/[file]">) {
  const number = FILE.exec((await params).file)?.[1];
  const answer = number ? await checkReceipt(number) : undefined;
  if (answer?.state === "failed") return new Response(null, { status: 503, headers: { ...headers, "retry-after": "60" } });
  if (!answer || !("receipt" in answer)) return new Response(null, { status: 404, headers });
  return new Response(`${JSON.stringify(answer.receipt, undefined, 2)}\n`, {
    headers: {
      ...headers,
      "content-type": "application/json; charset=utf-8",
      "content-disposition": `attachment; filename="${answer.receipt.content.number}.json"`,
    },
  });
}
