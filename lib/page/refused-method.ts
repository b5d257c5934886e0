import { Refusal } from "../gateway/refusal.ts";

type Refused = { status: number; headers: Record<string, string>; body: string };

/**
 * The response to a method that pages and files do not have. Pages only answer GET and HEAD; a form that was sent
 * without scripts to its own page is redirected to it. No page has server actions. Undefined for GET and HEAD.
 */
export function refusedMethod(method: string, url: string, isAction: boolean): Refused | undefined {
  if (method === "GET" || method === "HEAD") return undefined;
  const [path = ""] = url.split("?");
  const isPage = !/^\/[/_]|\.\w+$/.test(path);
  if (method === "POST" && isPage && !isAction) return { status: 303, headers: { location: url, "cache-control": "no-store" }, body: "" };
  const { status, code, message } = new Refusal("E405");
  const headers = { allow: "GET, HEAD", "content-type": "application/json; charset=utf-8", "cache-control": "no-store" };
  return { status, headers, body: JSON.stringify({ code, message }) };
}
