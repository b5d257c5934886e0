import { readFileSync } from "node:fs";
import path from "node:path";
import { parse } from "yaml";
import { LIMITS } from "./podman.ts";

type Service = {
  image: string;
  build?: unknown;
  entrypoint?: string[];
  command?: string[];
  environment?: Record<string, string | null>;
  init?: boolean;
  read_only?: boolean;
  tmpfs?: string[];
  cap_drop?: string[];
  security_opt?: string[];
  stop_grace_period?: string;
  volumes?: string[];
  networks: string[];
  healthcheck?: { test: string[]; interval: string; timeout: string; retries: number };
  depends_on?: Record<string, { condition: "service_healthy" | "service_completed_successfully" }>;
};

/** The services of a compose file, with `${NAME}`, `${NAME:-default}` and `${NAME:?reason}` replaced. Throws for a missing variable. */
export function readServices(file: string, variables: Record<string, string>): Record<string, Service> {
  const text = readFileSync(file, "utf8").replace(/\$\{(\w+)(?::(-|\?)([^}]*))?\}/g, (_, name: string, kind?: string, rest = "") => {
    const value = variables[name] || (kind === "-" ? rest : undefined);
    if (value === undefined) throw new Error(`${file} needs ${name} ${rest}`);
    return value;
  });
  return (parse(text, { merge: true }) as { services: Record<string, Service> }).services;
}

/** Services in an order in which each comes after those it depends on. */
export function inOrder(services: Record<string, Service>): string[] {
  const sorted: string[] = [];
  const add = (name: string) => {
    if (sorted.includes(name)) return;
    for (const other of Object.keys(services[name]?.depends_on ?? {})) add(other);
    sorted.push(name);
  };
  for (const name of Object.keys(services)) add(name);
  return sorted;
}

/**
 * The arguments of `podman run` for a service. Relative paths are below `folder`, unless `paths` replaces them; names of
 * networks, volumes and the container begin with `prefix`. Ports are not published.
 */
export function runArguments(
  name: string,
  service: Service,
  { prefix, folder, paths }: { prefix: string; folder: string; paths: Record<string, string> },
): string[] {
  const volume = (text: string) => {
    const [source = "", target, mode] = text.split(":");
    const from = paths[source] ?? (source.startsWith(".") ? path.resolve(folder, source) : `${prefix}-${source}`);
    return [from, target, ...(mode ? [mode] : [])].join(":");
  };
  const many = (flag: string, values: string[] = []) => values.flatMap((value) => [flag, value]);
  return [
    "run",
    "--detach",
    "--pull=never",
    ...LIMITS,
    ...["--name", `${prefix}-${name}`],
    ...many(
      "--network",
      service.networks.map((network) => `${prefix}-${network}:alias=${name}`),
    ),
    ...many(
      "--env",
      Object.entries(service.environment ?? {}).map(([key, value]) => `${key}=${value ?? ""}`),
    ),
    ...many("--volume", service.volumes?.map(volume)),
    ...many("--tmpfs", service.tmpfs),
    ...many("--cap-drop", service.cap_drop),
    ...many(
      "--security-opt",
      service.security_opt?.map((option) => option.replace(/:true$/, "")),
    ),
    ...(service.init ? ["--init"] : []),
    ...(service.read_only ? ["--read-only"] : []),
    ...(service.healthcheck ? ["--health-cmd", JSON.stringify(service.healthcheck.test.slice(1)), "--health-interval", "disable"] : []),
    ...(service.entrypoint ? ["--entrypoint", JSON.stringify(service.entrypoint)] : []),
    service.image,
    ...(service.command ?? []),
  ];
}
