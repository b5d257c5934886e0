/** The calls of server.ts without its pages, for tests: the same steps and fast path, without a build. */
import { createServer } from "node:http";
import type { Socket } from "node:net";
import { answerCall } from "../lib/accelerator/call-fast-path.ts";
import { connectionLimits, drainRequest } from "../lib/accelerator/connection-limits.ts";
import { answerBrokenRequest, refuseAmbiguous } from "../lib/accelerator/malformed-request.ts";
import { answerUnusualRequest } from "../lib/accelerator/unusual-request.ts";
import { webEnv } from "../lib/env.ts";
import { normaliseRequests } from "../lib/gateway/normalise-requests.ts";
import { securityHeaders } from "../lib/page/security-headers.ts";

const { PORT } = webEnv();
normaliseRequests();
const headers = Object.entries(securityHeaders({ https: false }));
const server = createServer(connectionLimits, (request, response) => {
  if (refuseAmbiguous(request, response, false)) return;
  drainRequest(request, response);
  for (const [name, value] of headers) response.setHeader(name, value);
  if (!answerUnusualRequest(request, response)) void answerCall(request, response);
});
server.on("clientError", (error, socket) => answerBrokenRequest(error, socket as Socket, false));
server.listen(PORT);
process.on("SIGTERM", () => process.exit(0));
