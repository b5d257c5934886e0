import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";

type NextModule = typeof import("next/dist/server/lib/incremental-cache/file-system-cache.js");
// Required, for an import would give the exports of this CommonJS file in place of its class.
const { default: NextCache } = createRequire(import.meta.url)("next/dist/server/lib/incremental-cache/file-system-cache.js") as NextModule;

type Cache = InstanceType<NextModule["default"]>;
type Context = ConstructorParameters<NextModule["default"]>[0];

const NOT_FOUND = 404;
/** Stands in a key between the folder of a route and the address; a build leaves what it has made at the address alone. */
const FOLDER_END = "/$/";
/** Where Next keeps the upstream's answers, seen from the folder of the pages. */
const ANSWERS = "../cache/fetch-cache";

type Data = NonNullable<Parameters<Cache["set"]>[1]>;

/** Whether nothing is there: a page not found, or an answer of the upstream whose `data` is null or a list of nothing. */
function leadsNowhere(data: Data): boolean {
  if (data.kind === "FETCH") return /"data"\s*:\s*null\b|"records"\s*:\s*\[\s*\]/.test(Buffer.from(data.data.body, "base64").toString("utf8"));
  return "status" in data && data.status === NOT_FOUND;
}

/**
 * Next's own cache of made pages and of answers, on the disk and in a bounded part of the memory; but what leads nowhere goes to the
 * disk only in the place of what is there. Such addresses are without number, and a page not found would take 220 kB for ever.
 */
export default class PageCache extends NextCache {
  readonly #folder: string;
  readonly #memory: Cache;

  constructor(context: Context) {
    super(context);
    this.#folder = context.serverDistDir;
    this.#memory = new NextCache({ ...context, flushToDisk: false });
  }

  #isOnDisk(key: string, data: Data): boolean {
    if (data.kind === "FETCH") return existsSync(path.join(this.#folder, ANSWERS, key));
    const made = path.join(this.#folder, "app", key.slice(key.indexOf(FOLDER_END) + FOLDER_END.length));
    const suffix = data.kind === "APP_ROUTE" ? ".body" : ".html";
    return [path.join(this.#folder, key), made].some((file) => existsSync(file + suffix));
  }

  override async set(...parameters: Parameters<Cache["set"]>): Promise<void> {
    const [key, data] = parameters;
    if (data !== null && leadsNowhere(data) && !this.#isOnDisk(key, data)) await this.#memory.set(...parameters);
    else await super.set(...parameters);
  }
}
