/** deploy/nginx.conf on this machine: the balancer as it is deployed, with other addresses, folders and, where wanted, without TLS. */
import { type ChildProcess, execFileSync } from "node:child_process";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";

/** How a program is started, so that the caller ends it. */
export type Start = (command: string, args: string[]) => ChildProcess;

export type Place = {
  /** Holds the configuration, the cache and what nginx writes for itself; made when it is missing. */
  folder: string;
  log: string;
  port: number;
  /** The name that visitors ask for, 127.0.0.1 by default; any other is refused. */
  host?: string;
  /** Ports of the web's instances, one or two. */
  webs: readonly number[];
  /** Files of a certificate; plain HTTP without. */
  tls?: { certificate: string; key: string };
};

/** The text of deploy/nginx.conf for a place of this machine. Its redirect from port 80 goes, and its bound of connections, which one load generator would reach. */
export function balancerConfig({ folder, log, port, host = "127.0.0.1", webs, tls }: Place): string {
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

/** Starts nginx with a configuration, after it has said itself that it can read it. Everything it writes lies in the folder. */
export function startNginx(folder: string, text: string, start: Start): ChildProcess {
  mkdirSync(folder, { recursive: true });
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map((kind) => `  ${kind}_temp_path ${path.join(folder, kind)};`).join("\n");
  const file = path.join(folder, "nginx.conf");
  const user = process.getuid?.() === 0 ? "user root;\n" : "";
  writeFileSync(file, `${user}daemon off;\npid ${path.join(folder, "nginx.pid")};\n${text.replace("http {", `http {\n${temporary}`)}`);
  execFileSync("nginx", ["-t", "-q", "-c", file], { stdio: "inherit" });
  return start("nginx", ["-c", file]);
}
