/** Whether this page is of a site that counts its visits (lib/page/early-script.ts). */
export const isSiteCounting = (): boolean => document.querySelector("script[data-counts]") !== null;

/** Whether the browser asks that nothing be counted: Global Privacy Control, or the older Do Not Track. */
export function asksNotToCount(): boolean {
  const { doNotTrack, globalPrivacyControl } = navigator as Navigator & { globalPrivacyControl?: boolean };
  return globalPrivacyControl === true || doNotTrack === "1";
}
