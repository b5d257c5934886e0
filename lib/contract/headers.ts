/** Set by the gateway on a success that lacks the data which its call promises: the browser takes it for no answer. */
export const LACKS_DATA_HEADER = "x-lacks-data";
/** Set by the gateway when it refuses a cross-site request, which signing in does not fix. */
export const CROSS_SITE_HEADER = "x-cross-site";
/**
 * Marker of a device that has signed in before, on calls to the upstream, and on the answer to a sign-in that gives one out. Optional on both sides:
 * without it, tries are counted by network address alone.
 */
export const DEVICE_HEADER = "DeviceId";
