"use client";

import { type ReactNode, useEffect, useState } from "react";
import { Tabs } from "@/components/ui/tabs";

type LinkedTabsProps = {
  label: string;
  /** `parts`: ids inside the panel that an address may name. */
  tabs: readonly { id: string; label: string; parts: readonly string[]; panel: ReactNode }[];
};

/** Tabs that follow the URL: a fragment opens its tab and question, so that the help desk can send a link. */
export function LinkedTabs({ label, tabs }: LinkedTabsProps) {
  const [selected, setSelected] = useState<string>();
  // A new object for each arrival: the same question may be asked for twice.
  const [linked, setLinked] = useState<{ fragment: string }>();

  // biome-ignore lint/correctness/useExhaustiveDependencies: the tabs of a page never change
  useEffect(() => {
    const follow = () => {
      const fragment = location.hash.slice(1);
      const tab = tabs.find(({ id, parts }) => id === fragment || parts.includes(fragment));
      if (!tab) return;
      setSelected(tab.id);
      setLinked({ fragment });
    };
    follow();
    addEventListener("hashchange", follow);
    return () => removeEventListener("hashchange", follow);
  }, []);

  useEffect(() => {
    const element = linked ? document.getElementById(linked.fragment) : null;
    if (!(element instanceof HTMLDetailsElement)) return;
    element.open = true;
    element.scrollIntoView({ block: "center" });
    element.querySelector("summary")?.focus({ preventScroll: true });
  }, [linked]);

  const choose = (id: string) => {
    setSelected(id);
    // A link to a question reveals its hidden panel before `hashchange`: its fragment stays.
    const isLinked = tabs.find((tab) => tab.id === id)?.parts.includes(location.hash.slice(1));
    if (!isLinked || id === selected) history.replaceState(history.state, "", `#${id}`);
  };
  return <Tabs selected={selected} label={label} onSelect={choose} tabs={tabs} />;
}
