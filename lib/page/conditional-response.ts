import { isNotModified, weakEtag } from "./conditions.ts";

/** The answer of a route handler, with the ETag of its body; 304 without a body where the request's If-None-Match names it. */
export function conditionalResponse(request: Request, body: string | ArrayBuffer, headers: Record<string, string>): Response {
  const etag = weakEtag(Buffer.from(body as string));
  const unchanged = isNotModified({ "if-none-match": request.headers.get("if-none-match") ?? undefined }, { etag });
  return new Response(unchanged ? null : body, { status: unchanged ? 304 : 200, headers: { ...headers, etag } });
}
