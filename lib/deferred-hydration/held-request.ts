import type { IncomingMessage } from "node:http";

/** Query parameter that asks for a page's data by its name instead of for the page. */
export const HELD_PARAMETER = "_held";
/** In the place of a name: the page with its framework, for a reader whose page has been replaced meanwhile. */
export const UNHELD = "no";

const PARAMETER = new RegExp(`([?&])${HELD_PARAMETER}=([\\w-]{1,64})$`);

/** Takes the parameter off the address, so that Next sees the page's own, and answers its value. */
export function takeHeldName(request: IncomingMessage): string | undefined {
  const found = PARAMETER.exec(request.url ?? "");
  if (!found) return undefined;
  request.url = (request.url as string).slice(0, found.index);
  return found[2];
}
