import type { Logger } from "pino";
import type { Database } from "../db/open.ts";
import type { Vault } from "../keys/data-keys.ts";
import type { RateLimits } from "../limits/rate-limits.ts";
import type { UploadSlots } from "../limits/upload-slots.ts";
import type { MessageSender } from "../senders/sender.ts";
import type { FileStorage } from "../storage/file-storage.ts";
import type { Revalidation } from "./content/revalidate-pages.ts";
import type { Counts } from "./counts.ts";
import type { RegionTree } from "./regions.ts";

/** What routes and services depend on. Tests replace the clock, the message sender and the database. */
export type Deps = {
  db: Database;
  /** Resolves when the database responds, and rejects within two seconds when it does not. */
  ping: () => Promise<void>;
  dataDir: string;
  storage: FileStorage;
  now: () => Date;
  messages: MessageSender;
  vault: Vault;
  limits: RateLimits;
  regions: RegionTree;
  /** Limits on running uploads, their bytes and the free disk space. */
  uploads: UploadSlots;
  log: Logger;
  trustProxy: boolean;
  /** Sums of visits; undefined when counting is switched off. */
  counts: Counts | undefined;
  /** Origin of the website. The last line of an SMS with a code binds the code to it. */
  siteUrl: string;
  /** Whether the approval of a company and the deletion of an account need two members of staff. */
  fourEyes: boolean;
  /** Folder of the article files. */
  articlesDir: string;
  /** Folder of the files of advertisements, banks, rates and figures. */
  contentDir: string;
  /** The web server that is asked to revalidate the pages with changed content. */
  revalidation: Revalidation;
};
