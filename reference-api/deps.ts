import type { Logger } from "pino";
import type { Database } from "./db/open.ts";
import type { RateLimits } from "./http/rate-limits.ts";
import type { MessagePort } from "./messages/port.ts";
import type { Renewal } from "./services/articles/renew-pages.ts";
import type { Vault } from "./services/data-keys.ts";
import type { FileStorage } from "./services/files/file-storage.ts";
import type { UploadPlaces } from "./services/files/upload-places.ts";
import type { RegionTree } from "./services/regions/region-tree.ts";

/** What the calls work with. Tests put in their own clock, message port and database. */
export type Deps = {
  db: Database;
  /** Resolves when the database answers, and rejects within two seconds when it does not. */
  ping: () => Promise<void>;
  dataDir: string;
  storage: FileStorage;
  now: () => Date;
  messages: MessagePort;
  vault: Vault;
  limits: RateLimits;
  regions: RegionTree;
  /** Places and room for documents on their way. */
  uploads: UploadPlaces;
  log: Logger;
  trustProxy: boolean;
  /** Origin of the website: the last line of a code message binds the code to it. */
  siteUrl: string;
  /** Folder of the articles' files. */
  articlesDir: string;
  /** The web whose pages show the articles. */
  renewal: Renewal;
};
