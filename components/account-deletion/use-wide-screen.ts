import { useSyncExternalStore } from "react";

/** Wider than 768 px the flow is a dialog, else a page (Public §2). */
const WIDE = "not all and (max-width: 768px)";

const subscribe = (changed: () => void) => {
  const query = window.matchMedia(WIDE);
  query.addEventListener("change", changed);
  return () => query.removeEventListener("change", changed);
};

/** Whether the screen is wider than 768 px. */
export const isWideScreen = () => window.matchMedia(WIDE).matches;

/** Whether the screen is wider than 768 px; undefined in the server's HTML, which fits both. */
export function useWideScreen(): boolean | undefined {
  return useSyncExternalStore<boolean | undefined>(subscribe, isWideScreen, () => undefined);
}
