import "server-only";
import { webEnv } from "../env.ts";
import { handleCall } from "./handle-call.ts";
import { sharedGateway } from "./shared-gateway.ts";

/** Answers one call of the browser with the settings of this process. Never throws. */
export async function callGateway(request: Request): Promise<Response> {
  return await handleCall(sharedGateway(webEnv()), request);
}
