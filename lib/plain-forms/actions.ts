/** Below this are the addresses that plain forms are sent to. Apart from lib/routes.ts, which every page loads. */
export const PLAIN_ACTIONS = "/api/form/";
/** Where a plain form is sent (lib/gateway/plain-form.ts). */
export const plainActions = {
  login: "/api/form/login",
  passwordCode: "/api/form/password-code",
  passwordReset: "/api/form/password-reset",
  complaint: "/api/form/complaint",
  businessLoan: "/api/form/business-loan",
  dataRequest: "/api/form/data-request",
  channelCheck: "/api/form/channel-check",
  billCheck: "/api/form/bill-check",
} as const;
