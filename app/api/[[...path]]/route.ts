import { callGateway } from "@/lib/gateway/gateway";

export const dynamic = "force-dynamic";

// Every method goes in, so that those outside the contract are refused in the envelope too.
export {
  callGateway as DELETE,
  callGateway as GET,
  callGateway as HEAD,
  callGateway as OPTIONS,
  callGateway as PATCH,
  callGateway as POST,
  callGateway as PUT,
};
