import { webEnv } from "@/lib/env";
import { earlyScripts } from "@/lib/page/early-script";

/** The scripts of every page, for a page that is not finished when it is stored: a dynamic one, or any in development. */
export function EarlyScripts({ mode }: { mode: "development" | "production" }) {
  if (webEnv().NODE_ENV !== mode) return null;
  const { inline, page } = earlyScripts();
  return (
    <>
      {inline.map(([name, code]) => (
        // biome-ignore lint/security/noDangerouslySetInnerHtml: our own script, which the policy names by its hash (proxy.ts)
        <script key={name} dangerouslySetInnerHTML={{ __html: code }} />
      ))}
      {page ? <script src={page} defer data-counts={webEnv().counts ? "" : undefined} /> : null}
    </>
  );
}
