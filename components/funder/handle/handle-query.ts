type HandleQuery = { kind: "none" } | { kind: "broken" } | { kind: "given"; id: string };

/** Visible ASCII: what a header may carry. */
const WELL_FORMED = /^[\x21-\x7e]{1,200}$/;

/** Reads the registration handle from the `data` query, a JSON object such as {"id":"…"}. */
export function readHandleQuery(search: string): HandleQuery {
  const data = new URLSearchParams(search).get("data");
  if (data === null) return { kind: "none" };
  try {
    const parsed: unknown = JSON.parse(data);
    const id = typeof parsed === "object" && parsed !== null && "id" in parsed ? parsed.id : undefined;
    return typeof id === "string" && WELL_FORMED.test(id) ? { kind: "given", id } : { kind: "broken" };
  } catch {
    return { kind: "broken" };
  }
}

/** The address without the handle: other parameters and the fragment stay. */
export function withoutHandle({ pathname, search, hash }: { pathname: string; search: string; hash: string }): string {
  const query = new URLSearchParams(search);
  query.delete("data");
  return pathname + (query.size > 0 ? `?${query}` : "") + hash;
}
