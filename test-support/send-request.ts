import { type IncomingMessage, type Server, request as send } from "node:http";
import type { AddressInfo } from "node:net";

export type Received = { status: number; headers: IncomingMessage["headers"]; body: Buffer };

/** Sends a request to a test server over a new connection and resolves with the raw bytes of the response. */
export function sendRequest(server: Server, path: string, headers: Record<string, string> = {}, method = "GET"): Promise<Received> {
  const { port } = server.address() as AddressInfo;
  return new Promise((resolve, reject) => {
    send({ port, path, method, headers, agent: false }, (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk: Buffer) => chunks.push(chunk));
      response.on("end", () => resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }));
    })
      .on("error", reject)
      .end();
  });
}
