/** Set by the gateway on a success without its required data, which the browser treats as a network failure. */
export const LACKS_DATA_HEADER = "x-lacks-data";
/** Set by the gateway when it refuses a cross-site request, which signing in does not fix. */
export const CROSS_SITE_HEADER = "x-cross-site";
/**
 * Token of a device that has signed in before, sent to the upstream and returned by a sign-in. Optional on both sides:
 * without it, attempts are counted by IP address alone.
 */
export const DEVICE_HEADER = "DeviceId";
/** Proves that a request is from the phone that claimed a scan code; sent to the upstream. */
export const SCAN_PASS_HEADER = "ScanPass";
