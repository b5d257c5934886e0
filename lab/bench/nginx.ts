/** nginx as a static file server and as the balancer of deploy/, each with and without TLS. */
import { type ChildProcess, execFileSync, spawnSync } from "node:child_process";
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { balancerConfig, startNginx } from "../../scripts/balancer.ts";
import { fail, type TestBed } from "./test-bed.ts";

const BROTLI_MODULE = "/usr/lib/nginx/modules/ngx_http_brotli_static_module.so";
/** Headers that nginx writes itself, or that describe one encoding of the body. */
const NOT_COPIED = new Set([
  "date",
  "connection",
  "keep-alive",
  "content-length",
  "content-encoding",
  "content-type",
  "etag",
  "transfer-encoding",
  "last-modified",
]);

/** Exits with the command that installs missing programs. */
export function requirePrograms(): void {
  for (const program of ["nginx", "wrk"])
    if (spawnSync("which", [program]).status !== 0) fail(`${program} is needed: apt-get install nginx-light libnginx-mod-http-brotli-static wrk`);
}

/** Whether nginx can serve brotli files here. */
export const hasBrotli = existsSync(BROTLI_MODULE);

export type Copy = { path: string; headers: Headers; identity: Buffer; gzip: Buffer; br: Buffer };

let pair: { certificate: string; key: string } | undefined;

/** Self-signed: the cost of TLS does not depend on who signed the certificate. */
function certificate(testBed: TestBed): { certificate: string; key: string } {
  if (pair) return pair;
  pair = { certificate: path.join(testBed.directory, "fullchain.pem"), key: path.join(testBed.directory, "privkey.pem") };
  execFileSync(
    "openssl",
    [
      "req",
      "-x509",
      "-nodes",
      "-days",
      "1",
      "-newkey",
      "ec",
      "-pkeyopt",
      "ec_paramgen_curve:prime256v1",
      "-subj",
      "/CN=localhost",
      "-keyout",
      pair.key,
      "-out",
      pair.certificate,
    ],
    { stdio: "ignore" },
  );
  return pair;
}

/** Serves precompressed pages with the web's headers and the balancer's log, and what the further `locations` say. */
export function startStatic(
  testBed: TestBed,
  port: number,
  copies: readonly Copy[],
  { tls = false, locations: further = [] }: { tls?: boolean; locations?: readonly string[] } = {},
): ChildProcess {
  const name = `static-nginx${tls ? "-tls" : ""}`;
  const root = path.join(testBed.directory, name, "pages");
  mkdirSync(root, { recursive: true });
  const { certificate: chain, key } = certificate(testBed);
  const locations = copies.map(({ path: address, headers, identity, gzip, br }, at) => {
    for (const [suffix, body] of [
      ["", identity],
      [".gz", gzip],
      [".br", br],
    ] as const)
      writeFileSync(path.join(root, `${at}.html${suffix}`), body);
    const lines = [...headers].filter(([name]) => !NOT_COPIED.has(name)).map(([name, value]) => `add_header ${name} "${value}";`);
    return `location = ${address.split("?")[0]} { try_files /${at}.html =404; ${lines.join(" ")} }`;
  });
  return startNginx(
    path.join(testBed.directory, name),
    `${hasBrotli ? `load_module ${BROTLI_MODULE};\n` : ""}worker_processes 1;
error_log stderr warn;
events { worker_connections 1024; }
http {
  log_not_found off;
  include /etc/nginx/mime.types;
  charset utf-8;
  log_format plain '$time_iso8601 $request_method $uri $status $body_bytes_sent $request_time';
  access_log ${path.join(testBed.directory, `${name}.log`)} plain buffer=64k flush=1s;
  sendfile on;
  tcp_nopush on;
  keepalive_timeout 65s;
  open_file_cache max=100;
  gzip_static on;
  ${hasBrotli ? "brotli_static on;" : ""}
  server { listen 127.0.0.1:${port}${tls ? ` ssl; ssl_certificate ${chain}; ssl_certificate_key ${key}; ssl_protocols TLSv1.2 TLSv1.3` : ""}; root ${root}; ${[...locations, ...further].join("\n")} }
}
`,
    testBed.start,
  );
}

/** The balancer of deploy/ with one web. */
export function startBalancer(testBed: TestBed, port: number, web: number, tls = false): ChildProcess {
  const name = `balancer${tls ? "-tls" : ""}`;
  const folder = path.join(testBed.directory, name);
  const log = path.join(testBed.directory, `${name}.log`);
  return startNginx(folder, balancerConfig({ folder, log, port, webs: [web], ...(tls ? { tls: certificate(testBed) } : {}) }), testBed.start);
}
