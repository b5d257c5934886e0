"use client";

import { type ReactNode, useEffect, useState } from "react";
import { Tabs } from "@/components/ui/tabs";

type LinkedTabsProps = {
  label: string;
  /** `parts`: ids inside the panel that an address may name. */
  tabs: readonly { id: string; label: string; parts: readonly string[]; panel: ReactNode }[];
};

/** Tabs that follow the address: a fragment opens its tab and the question in it, so that the help desk can send a link. */
export function LinkedTabs({ label, tabs }: LinkedTabsProps) {
  const [linked, setLinked] = useState<string>();
  const tabOf = (fragment: string) => tabs.find(({ id, parts }) => id === fragment || parts.includes(fragment));

  // biome-ignore lint/correctness/useExhaustiveDependencies: the tabs of a page never change
  useEffect(() => {
    const follow = () => {
      const fragment = decodeURIComponent(location.hash.slice(1));
      if (tabOf(fragment)) setLinked(fragment);
    };
    follow();
    addEventListener("hashchange", follow);
    return () => removeEventListener("hashchange", follow);
  }, []);

  useEffect(() => {
    const element = linked ? document.getElementById(linked) : null;
    if (!(element instanceof HTMLDetailsElement)) return;
    element.open = true;
    element.scrollIntoView({ block: "center" });
    element.querySelector("summary")?.focus({ preventScroll: true });
  }, [linked]);

  const initial = linked ? tabOf(linked)?.id : undefined;
  return <Tabs key={initial} initial={initial} label={label} onSelect={(id) => history.replaceState(history.state, "", `#${id}`)} tabs={tabs} />;
}
