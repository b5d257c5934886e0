import type { PageTag } from "../../../lib/contract/website.ts";
import type { ApiEnv } from "../../env.ts";

/** The web server to revalidate, and the token it expects. */
export type Revalidation = { origin: string; token: string | undefined };

/** The web server that shows the content: WEB_ORIGIN, else the one at PORT on this machine. */
export function revalidationOf({ WEB_ORIGIN, PORT, REVALIDATE_TOKEN }: Pick<ApiEnv, "WEB_ORIGIN" | "PORT" | "REVALIDATE_TOKEN">): Revalidation {
  return { origin: WEB_ORIGIN ?? `http://127.0.0.1:${PORT}`, token: REVALIDATE_TOKEN };
}

/** A running web server responds at once, milliseconds. */
const REVALIDATE_TIMEOUT_MS = 5_000;

const NO_TOKEN = "with REVALIDATE_TOKEN set they show it at once";

/**
 * Asks the web to revalidate the pages with these tags, so that changed content shows at once. Returns undefined when
 * they do, else why they show it within a minute, when they revalidate by themselves. Never throws.
 */
export async function askForPages({ origin, token }: Revalidation, tags: readonly PageTag[]): Promise<string | undefined> {
  if (!token) return NO_TOKEN;
  try {
    const query = new URLSearchParams(tags.map((tag) => ["tag", tag]));
    const { status } = await fetch(`${origin}/internal/revalidate?${query}`, {
      method: "POST",
      headers: { authorization: `Bearer ${token}` },
      signal: AbortSignal.timeout(REVALIDATE_TIMEOUT_MS),
    });
    if (status === 204) return undefined;
    return status === 404 ? `${origin} does not accept this REVALIDATE_TOKEN` : `${origin} responded ${status}`;
  } catch {
    return `the web does not respond at ${origin}`;
  }
}

/** The same, as one line for the operator. */
export async function revalidatePages(revalidation: Revalidation, tags: readonly PageTag[]): Promise<string> {
  const why = await askForPages(revalidation, tags);
  if (why === NO_TOKEN) return `The pages show it within a minute; ${why}.`;
  return why ? `The pages show it within a minute: ${why}.` : "The pages show it now.";
}
