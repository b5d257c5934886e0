import type { EndpointName } from "../lib/contract/endpoints.ts";
import type { Config } from "./config.ts";
import type { Platform } from "./platform.ts";

/** Results of earlier checks that later ones need. */
type Notes = {
  articleId?: string;
  adId?: string;
  token?: string;
  account?: { email: string; password: string };
  handle?: string;
  fileUrl?: string;
  userId?: string;
};

export type Context = { platform: Platform; config: Config; notes: Notes };

export type Check = {
  call: EndpointName;
  /** The requirement of the contract, as a sentence. */
  rule: string;
  /** What a visitor experiences if it does not hold. */
  visitor: string;
  /** The entry of the configuration without which it cannot run. */
  needs?: keyof Config;
  /** The note of an earlier check without which it cannot run. */
  after?: keyof Notes;
  /** A platform may leave the call out: HTTP 404, or a refusal. */
  optional?: true;
  /** Throws a `Difference` if the rule does not hold. */
  run: (context: Context) => Promise<void>;
};
