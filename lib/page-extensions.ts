import { PHASE_DEVELOPMENT_SERVER } from "next/constants.js";

/** What Next takes for a route, `proxy.ts` or `instrumentation.ts`: `page.dev.tsx` only in development. */
export function pageExtensions(phase: string): string[] {
  return phase === PHASE_DEVELOPMENT_SERVER ? ["dev.tsx", "tsx", "ts"] : ["tsx", "ts"];
}
