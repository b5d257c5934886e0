import path from "node:path";

/** Folders of components/ that every subject may use. */
const SHARED = new Set(["ui", "form"]);
/** Code of the server. lib/api has both sides: `server-only` marks the server's files there. */
const SERVER_FOLDERS = /^(?:lib\/(?:gateway|page|accelerator|telemetry)|reference-api)\//;
const BROWSER_FILES = /^(?:components|lib\/(?:api|browser|enhancements))\//;
/** Only these files use browser storage; the early scripts are bundled alone. */
const STORAGE = /\b(?:localStorage|sessionStorage)\b|document\.cookie|["']js-cookie["']/;
const STORAGE_FILES = /^lib\/(?:browser\/storage\.ts|page\/early-input-script\.ts|enhancements\/first-paint\.ts)/;
// useId also works in server components.
const HOOK_CALL = /(?<![\w.])use(?!Id\()[A-Z]\w*\s*(?:<[^()]*>)?\(/;
/** Ways to the network. Only an upload needs the progress of XMLHttpRequest, and the viewer reads bytes. */
const BARE_CALL = /(?<![\w.])fetch\(|\bXMLHttpRequest\b|["']axios["']/;
const NETWORK_FILES = new Set(["components/funder/upload/send-upload.ts", "components/funder/upload/file-viewer.tsx"]);
const TEST_FILE = /\.test\.tsx?$/;

/** The floors of the reference API, lowest first: a file imports its own floor and those below. */
const API_FLOORS = [
  /^(?:errors|error-fields|jakarta-time|with-timeout)\.ts$/,
  /^keys\//,
  /^(?:env\.ts$|db\/)/,
  /^(?:senders|storage|limits)\//,
  /^services\//,
  /^http\//,
  /^(?:routes|desk|telemetry)\//,
  /^(?:app|server|import-content|migrate)\.ts$/,
];
const apiFloor = (file: string): number => {
  const [, inside] = /^reference-api\/(.*)$/.exec(file) ?? [];
  return inside === undefined ? -1 : API_FLOORS.findIndex((floor) => floor.test(inside));
};

const withoutComments = (source: string) => source.replace(/^\s*(?:\/?\*|\/\/).*$/gm, "");

/** The modules that a source imports; those of this repository as paths from its root. */
export function importsOf(file: string, source: string): string[] {
  return [...source.matchAll(/(?:from|import)\s*\(?\s*["']([^"']+)["']/g)].map(([, specifier = ""]) => {
    if (specifier.startsWith("@/")) return specifier.slice(2);
    return specifier.startsWith(".") ? path.posix.join(path.posix.dirname(file), specifier) : specifier;
  });
}

/** The broken rules of one source file; `file` from the root, with slashes. */
export function findingsOf(file: string, source: string): string[] {
  if (TEST_FILE.test(file)) return [];
  const findings: string[] = [];
  const code = withoutComments(source);
  const imports = importsOf(file, code);
  const [top, subject = ""] = file.split("/");

  if (top === "components") {
    const others = imports.map((target) => /^components\/([^/]+)\//.exec(target)?.[1]).filter((target) => target && target !== subject);
    for (const target of others.filter((name) => !SHARED.has(name as string)))
      findings.push(
        SHARED.has(subject) ? `the kit knows no subject, but imports ${target}` : `subjects never import subjects, but it imports ${target}`,
      );
  }
  if (/^app\/\(site\)\/(?:.*\/)?page\.tsx$/.test(file) && /\bsearchParams\b|next\/headers/.test(code))
    findings.push("reads the request: pages of the public site stay cacheable");
  if (!STORAGE_FILES.test(file) && STORAGE.test(code)) findings.push("touches storage or cookies: only lib/browser/storage.ts does");
  if (top === "components" && BARE_CALL.test(code) && !NETWORK_FILES.has(file))
    findings.push("calls the network itself: apiFetch does it in the browser, serverFetch on the server");
  if (BROWSER_FILES.test(file) && !imports.includes("server-only"))
    for (const target of imports.filter((name) => SERVER_FOLDERS.test(name)))
      findings.push(`browser code never imports the server, but it imports ${target}`);
  const floor = apiFloor(file);
  if (floor >= 0)
    for (const target of imports.filter((name) => apiFloor(name) > floor))
      findings.push(`a floor of the reference API imports its own floor and lower ones, but it imports ${target}`);
  if ((top === "components" || top === "app") && HOOK_CALL.test(code) && !/^["']use client["']/.test(source))
    findings.push('calls a hook without "use client" in its first line');
  return findings;
}

/** The folder of lib that a path belongs to; files directly in lib are one each. */
const folderOf = (file: string) => /^lib\/([^/]+)/.exec(file)?.[1]?.replace(/\.ts$/, "");

/** Import cycles between the folders of lib, each as `a → b → a`. */
export function folderCycles(sources: ReadonlyMap<string, string>): string[] {
  const graph = new Map<string, Set<string>>();
  for (const [file, source] of sources) {
    const from = folderOf(file);
    if (!from || TEST_FILE.test(file)) continue;
    const targets = graph.get(from) ?? new Set();
    for (const target of importsOf(file, withoutComments(source)).map(folderOf)) if (target && target !== from) targets.add(target);
    graph.set(from, targets);
  }
  const cycles: string[] = [];
  const done = new Set<string>();
  const visit = (folder: string, trail: readonly string[]) => {
    const start = trail.indexOf(folder);
    if (start >= 0) return void cycles.push([...trail.slice(start), folder].join(" → "));
    if (done.has(folder)) return;
    for (const target of graph.get(folder) ?? []) visit(target, [...trail, folder]);
    done.add(folder);
  };
  for (const folder of graph.keys()) visit(folder, []);
  return cycles;
}
