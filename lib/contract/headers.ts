/** Set by the gateway on a success without its required data, which the browser treats as a network failure. */
export const LACKS_DATA_HEADER = "x-lacks-data";
/**
 * Token of a device that has signed in before, sent to the upstream and returned by a sign-in. Optional on both sides:
 * without it, attempts are counted by IP address alone.
 */
export const DEVICE_HEADER = "DeviceId";
