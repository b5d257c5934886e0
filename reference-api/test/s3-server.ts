import { createHash, createHmac } from "node:crypto";
import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import type { S3Settings } from "../storage/s3-storage.ts";

export type S3Server = {
  settings: S3Settings;
  /** Stored bytes by key. */
  objects: Map<string, { bytes: Buffer; storedAt: Date }>;
  /** Error statuses for the next requests. */
  fail: number[];
  calls: string[];
  close: () => Promise<void>;
};

const sha256 = (data: string | Buffer) => createHash("sha256").update(data).digest("hex");
const hmac = (key: string | Buffer, data: string) => createHmac("sha256", key).update(data).digest();
const encode = (text: string) => encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);

/** The signature that a request ought to have, worked out from the rules of AWS Signature Version 4. */
function expectedSignature(request: IncomingMessage, url: URL, settings: S3Settings): string {
  const signedHeaders = /SignedHeaders=([^,]+)/.exec(request.headers.authorization ?? "")?.[1] ?? "";
  const moment = String(request.headers["x-amz-date"]);
  const scope = `${moment.slice(0, 8)}/${settings.region}/s3/aws4_request`;
  const query = [...url.searchParams]
    .map(([name, value]) => `${encode(name)}=${encode(value)}`)
    .sort()
    .join("&");
  const headers = signedHeaders
    .split(";")
    .map((name) => `${name}:${String(request.headers[name]).trim()}\n`)
    .join("");
  const canonical = [request.method, url.pathname, query, headers, signedHeaders, request.headers["x-amz-content-sha256"]].join("\n");
  const key = hmac(hmac(hmac(hmac(`AWS4${settings.secretAccessKey}`, moment.slice(0, 8)), settings.region), "s3"), "aws4_request");
  return hmac(key, ["AWS4-HMAC-SHA256", moment, scope, sha256(canonical)].join("\n")).toString("hex");
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

function listing(server: S3Server, url: URL): string {
  const size = Number(url.searchParams.get("max-keys") ?? 2);
  const after = url.searchParams.get("continuation-token") ?? "";
  const keys = [...server.objects.keys()].filter((key) => key.startsWith(url.searchParams.get("prefix") ?? "") && key > after).sort();
  const page = keys.slice(0, size);
  const entries = page.map(
    (key) => `<Contents><Key>${key}</Key><LastModified>${server.objects.get(key)?.storedAt.toISOString()}</LastModified></Contents>`,
  );
  const next = keys.length > size ? `<NextContinuationToken>${page.at(-1)}</NextContinuationToken>` : "";
  return `<?xml version="1.0"?><ListBucketResult><IsTruncated>${keys.length > size}</IsTruncated>${entries.join("")}${next}</ListBucketResult>`;
}

async function answer(server: S3Server, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const body = await bodyOf(request);
  const url = new URL(request.url ?? "/", server.settings.endpoint);
  const key = decodeURIComponent(url.pathname.slice(server.settings.bucket.length + 2));
  server.calls.push(`${request.method} ${key || "(bucket)"}`);
  const end = (status: number, content: string | Buffer = "") => response.writeHead(status).end(content);
  const failure = server.fail.shift();
  if (failure) return void end(failure);
  const given = /Signature=([0-9a-f]+)/.exec(request.headers.authorization ?? "")?.[1];
  if (given !== expectedSignature(request, url, server.settings)) return void end(403, "<Error><Code>SignatureDoesNotMatch</Code></Error>");
  if (!url.pathname.startsWith(`/${server.settings.bucket}/`)) return void end(404, "<Error><Code>NoSuchBucket</Code></Error>");
  if (sha256(body) !== request.headers["x-amz-content-sha256"]) return void end(400, "<Error><Code>XAmzContentSHA256Mismatch</Code></Error>");
  if (!key) return void end(200, listing(server, url));
  if (request.method === "PUT") {
    if (Number(request.headers["content-length"]) !== body.length) return void end(411);
    server.objects.set(key, { bytes: body, storedAt: new Date() });
    return void end(200);
  }
  if (request.method === "DELETE") {
    server.objects.delete(key);
    return void end(204);
  }
  const found = server.objects.get(key);
  end(found ? 200 : 404, found?.bytes);
}

type S3Options = { host?: string; port?: number; settings?: Partial<S3Settings> };

/** A minimal S3 server: objects, paged listing, and verification of signatures and content hashes. */
export async function openS3({ host = "127.0.0.1", port: wanted = 0, settings = {} }: S3Options = {}): Promise<S3Server> {
  const http = createServer((request, response) => {
    answer(server, request, response).catch(() => response.destroy());
  });
  http.listen(wanted, host);
  await once(http, "listening");
  const { port } = http.address() as AddressInfo;
  const server: S3Server = {
    settings: {
      endpoint: `http://${host}:${port}`,
      bucket: "dokumen",
      region: "ap-southeast-3",
      accessKeyId: "uji",
      secretAccessKey: "rahasia/uji+1",
      ...settings,
    },
    objects: new Map(),
    fail: [],
    calls: [],
    close: async () => {
      http.closeAllConnections();
      await new Promise((resolve) => http.close(resolve));
    },
  };
  return server;
}
