/** The local storage key that remembers that an advertisement was closed or shown (Public §3). */
export const adFlags = {
  topWarn: "isHomeTopWarn",
  bottomWarn: "isHomeBottomWarn",
  float: "isHomeFloat",
  window: "hasShownDownloadDialog",
} as const;
export type AdFlag = (typeof adFlags)[keyof typeof adFlags];

/** Whether the browser remembers the flag. A browser without storage remembers nothing. */
export function hasFlag(flag: AdFlag): boolean {
  try {
    return localStorage.getItem(flag) !== null;
  } catch {
    return false;
  }
}

/** Remembers the flag in this browser. */
export function setFlag(flag: AdFlag): void {
  try {
    localStorage.setItem(flag, "true");
  } catch {
    // Nothing is kept: the ad comes again with the next visit.
  }
}
