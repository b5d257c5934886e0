/** The calls of server.ts without Next's pages, for tests: needs no build. */
import { createServer } from "node:http";
import { connectionLimits } from "../lib/accelerator/connection-limits.ts";
import { accelerate } from "../lib/accelerator/index.ts";
import { webEnv } from "../lib/env.ts";
import { normaliseRequests } from "../lib/gateway/normalise-requests.ts";

normaliseRequests();
const server = createServer(connectionLimits);
accelerate(server, {
  env: webEnv(),
  pages: async (_, response) => void response.writeHead(404).end(),
  closing: () => false,
});
server.listen(webEnv().PORT);
process.on("SIGTERM", () => process.exit(0));
