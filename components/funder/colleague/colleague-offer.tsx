"use client";

import { useEffect } from "react";
import type { Uploads } from "@/components/funder/upload/use-uploads";
import { useLazyComponent } from "@/components/ui/use-lazy-component";

const load = () => import("@/components/funder/colleague/colleague-panel").then(({ ColleaguePanel }) => ColleaguePanel);

/** The list of parts for colleagues, fetched after the form: the form works without it. */
export function ColleagueOffer({ uploads }: { uploads: Uploads }) {
  const { Part: ColleaguePanel, ask } = useLazyComponent(load);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form opens
  useEffect(() => void ask(), []);
  return ColleaguePanel ? <ColleaguePanel uploads={uploads} /> : <div className="mb-10 min-h-31 border-fg border-t-2 print:hidden" />;
}
