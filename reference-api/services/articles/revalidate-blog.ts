/** The web server to revalidate, and the token it expects. */
export type BlogRevalidation = { origin: string; token: string | undefined };

/** A running web server responds at once, milliseconds. */
const REVALIDATE_TIMEOUT_MS = 5_000;

/**
 * Asks the web to revalidate the blog pages, so that changed articles show at once. Returns one line about the result.
 * Never throws: the pages revalidate by themselves within a minute.
 */
export async function revalidateBlog({ origin, token }: BlogRevalidation): Promise<string> {
  if (!token) return "The pages show it within a minute; with REVALIDATE_TOKEN set they show it at once.";
  const later = (why: string) => `The pages show it within a minute: ${why}.`;
  try {
    const { status } = await fetch(`${origin}/internal/revalidate?tag=blog`, {
      method: "POST",
      headers: { authorization: `Bearer ${token}` },
      signal: AbortSignal.timeout(REVALIDATE_TIMEOUT_MS),
    });
    if (status === 204) return "The pages show it now.";
    return later(status === 404 ? `${origin} does not accept this REVALIDATE_TOKEN` : `${origin} responded ${status}`);
  } catch {
    return later(`the web does not respond at ${origin}`);
  }
}
