"use client";

import { LazyDialogButton } from "@/components/ui/lazy-dialog-button";
import { dataRights } from "@/lib/content/data-rights";

const load = () => import("@/components/data-rights/rights-dialog").then((module) => module.RightsDialog);

/** Opens the request form. */
export function RightsRequestButton() {
  return <LazyDialogButton load={load}>{dataRights.open}</LazyDialogButton>;
}
