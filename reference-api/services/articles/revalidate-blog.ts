/** Where the web is asked to make its pages anew. */
export type BlogRevalidation = { origin: string; token: string | undefined };

/** A web that is there answers at once, milliseconds. */
const REVALIDATE_TIMEOUT_MS = 5_000;

/**
 * Asks the web to make the pages of the blog anew, so that a change of articles shows at once. Answers one line that
 * says what came of it; never throws, for the pages renew themselves within a minute.
 */
export async function revalidateBlog({ origin, token }: BlogRevalidation): Promise<string> {
  if (!token) return "The pages show it within a minute; with REVALIDATE_TOKEN set they would at once.";
  const later = (why: string) => `The pages show it within a minute: ${why}.`;
  try {
    const { status } = await fetch(`${origin}/internal/revalidate?tag=blog`, {
      method: "POST",
      headers: { authorization: `Bearer ${token}` },
      signal: AbortSignal.timeout(REVALIDATE_TIMEOUT_MS),
    });
    if (status === 204) return "The pages show it now.";
    return later(status === 404 ? `${origin} knows no such REVALIDATE_TOKEN` : `${origin} answered ${status}`);
  } catch {
    return later(`the web does not answer at ${origin}`);
  }
}
