"use client";

import { LazyDialogButton } from "@/components/ui/lazy-dialog-button";
import { helpPage } from "@/lib/content/help";

const load = () => import("@/components/help/complaint-dialog").then((module) => module.ComplaintDialog);

/** Opens the complaint form. */
export function ComplaintButton() {
  return <LazyDialogButton load={load}>{helpPage.complaint.write}</LazyDialogButton>;
}
