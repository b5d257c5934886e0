import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { z } from "zod";
import { errorFields } from "../error-fields.ts";
import { DeskError } from "../errors.ts";
import { isBearer } from "../keys/secrets.ts";
import { importNow } from "../services/content/import-content.ts";
import { type DeskDeps, runCommand } from "./run-command.ts";

/** The path under which the content is imported, for `npm run content`. */
export const CONTENT_PATH = "/content";

/** The file with port and secret of a running desk server, readable by its owner only. */
const deskFile = (dataDir: string): string => path.join(dataDir, "desk.json");

/** Where the API of a data folder serves its desk, and the secret for it; undefined when none has started there. */
export function runningDesk(dataDir: string): { port: number; secret: string } | undefined {
  const file = deskFile(dataDir);
  return existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as { port: number; secret: string }) : undefined;
}

const BODY_MAX_BYTES = 65_536;
const deskCall = z.strictObject({
  name: z.string(),
  token: z.string().optional(),
  args: z.array(z.string()),
  options: z.record(z.string(), z.union([z.string(), z.boolean()])),
});

async function readBody(request: IncomingMessage): Promise<unknown> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > BODY_MAX_BYTES) throw new DeskError("The call is too large.");
    chunks.push(chunk);
  }
  return JSON.parse(Buffer.concat(chunks).toString("utf8"));
}

async function answer(deps: DeskDeps, secret: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const json = (status: number, body: unknown) => void response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
  if (request.method !== "POST" || !isBearer(request.headers.authorization, secret)) return json(404, { error: "not found" });
  try {
    const { pathname, searchParams } = new URL(request.url ?? "/", "http://desk.invalid");
    if (pathname === CONTENT_PATH) return json(200, { data: await importNow(deps, searchParams.get("replace") === "1") });
    const { data, file } = await runCommand(deps, deskCall.parse(await readBody(request)));
    if (!file) return json(200, { data });
    response.writeHead(200, { "content-type": "application/octet-stream", "x-desk-file": encodeURIComponent(file.name) });
    await pipeline(Readable.fromWeb(file.bytes as Parameters<typeof Readable.fromWeb>[0]), response);
  } catch (error) {
    if (response.headersSent) return void response.destroy();
    if (!(error instanceof DeskError)) deps.log.error(errorFields(error as Error), "desk command failed");
    json(error instanceof DeskError ? 422 : 500, {
      error: error instanceof DeskError ? error.message : "The command failed; the log of the API says why.",
    });
  }
}

/**
 * Serves the desk of an embedded database, which only this process can open: on a port of this machine, to callers that
 * can read the secret in `DATA_DIR/desk.json` (mode 600). Operators still need their token; an import of content does not.
 * Returns the function that stops it.
 */
export async function startDeskServer(deps: DeskDeps): Promise<() => void> {
  const secret = randomBytes(24).toString("base64url");
  const server = createServer((request, response) => void answer(deps, secret, request, response).catch(() => response.destroy()));
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const file = deskFile(deps.dataDir);
  rmSync(file, { force: true });
  writeFileSync(file, `${JSON.stringify({ port: (server.address() as AddressInfo).port, secret })}\n`, { mode: 0o600, flag: "wx" });
  return () => {
    rmSync(file, { force: true });
    server.close();
    server.closeIdleConnections();
  };
}
