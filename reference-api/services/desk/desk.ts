import type { Deps } from "../../deps.ts";
import type { Act } from "../audit.ts";

/** What an act at the desk depends on: the service, who acts, and the id of the act for the audit log. */
export type Desk = Pick<Deps, "db" | "storage" | "vault" | "now" | "log" | "siteUrl" | "dataDir"> & { actor: Act["actor"]; requestId: string };
