/** Runs deploy/nginx.conf on this machine, with local addresses and folders, with or without TLS. */
import { type ChildProcess, execFileSync } from "node:child_process";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";

/** Starts a program that the caller ends. */
export type Start = (command: string, args: string[]) => ChildProcess;

type BalancerOptions = {
  /** For the configuration, the cache and nginx's own files; created when missing. */
  folder: string;
  log: string;
  port: number;
  /** The public host name, 127.0.0.1 by default; requests for any other are rejected. */
  host?: string;
  /** Ports of one or two web instances. */
  webs: readonly number[];
  /** Certificate files; without them, plain HTTP. */
  tls?: { certificate: string; key: string };
};

/** deploy/nginx.conf without its port 80 server, and with a connection limit that a load generator stays below. */
export function balancerConfig({ folder, log, port, host = "127.0.0.1", webs, tls }: BalancerOptions): string {
  const [first, second] = webs;
  const text = readFileSync("deploy/nginx.conf", "utf8")
    .replace(/\n {2}server \{\n {4}listen 80 default_server;[\s\S]*?\n {2}\}\n/, "\n")
    .replace("listen 443 ssl default_server;", `listen 127.0.0.1:${port}${tls ? " ssl" : ""};`)
    .replace(/\n\s*http2 [^;]*;/, "")
    .replace(/\$\{SITE_HOST\}/g, host)
    .replace("web-1:3000", `127.0.0.1:${first}`)
    .replace(/\n\s*server web-2:3000([^;]*);/, second ? `\n    server 127.0.0.1:${second}$1;` : "")
    .replace("/var/cache/nginx/pages", path.join(folder, "cache"))
    .replace("access_log /dev/stdout", `access_log ${log}`)
    .replace("connections 64", "connections 1000");
  if (!tls) return text.replace(/\n\s*ssl_\w+ [^;]*;/g, "");
  return text.replace("/etc/nginx/tls/fullchain.pem", tls.certificate).replace("/etc/nginx/tls/privkey.pem", tls.key);
}

/** Starts nginx after `nginx -t` accepts the configuration. nginx writes only into the folder. */
export function startNginx(folder: string, text: string, start: Start): ChildProcess {
  mkdirSync(folder, { recursive: true });
  const tempPaths = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map((kind) => `  ${kind}_temp_path ${path.join(folder, kind)};`).join("\n");
  const file = path.join(folder, "nginx.conf");
  const user = process.getuid?.() === 0 ? "user root;\n" : "";
  writeFileSync(file, `${user}daemon off;\npid ${path.join(folder, "nginx.pid")};\n${text.replace("http {", `http {\n${tempPaths}`)}`);
  execFileSync("nginx", ["-t", "-q", "-c", file], { stdio: "inherit" });
  return start("nginx", ["-c", file]);
}
