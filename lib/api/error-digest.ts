/**
 * Error digest of a page that failed because the upstream did not respond. The accelerator looks for it; people see it
 * as the error code.
 */
export const UPSTREAM_FAILED_DIGEST = "E502";
