import { type IncomingMessage, type Server, request as send } from "node:http";
import type { AddressInfo } from "node:net";

export type Got = { status: number; headers: IncomingMessage["headers"]; body: Buffer };

/** Asks a server of a test on a connection of its own; answers the bytes as they came. */
export function askServer(server: Server, path: string, headers: Record<string, string> = {}, method = "GET"): Promise<Got> {
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
