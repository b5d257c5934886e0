import type { IncomingMessage } from "node:http";

/** The headers of a Node message as the fetch API has them; those sent more than once stay apart. */
export function nodeHeaders(message: IncomingMessage): Headers {
  const headers = new Headers();
  for (const [name, value] of Object.entries(message.headers)) for (const one of [value].flat()) if (one !== undefined) headers.append(name, one);
  return headers;
}
