"use client";

import { useEffect, useState } from "react";
import { FaqList } from "@/components/ui/faq-list";
import { Tabs } from "@/components/ui/tabs";
import { helpPage, helpTabs } from "@/lib/content/help";

/** The tab that holds what the address's fragment names: a tab, or one of its questions. */
function tabOf(fragment: string) {
  return helpTabs.find(({ id, faqs }) => id === fragment || faqs.some((faq) => faq.id === fragment));
}

/** Questions by subject. A fragment opens its tab and its question, so that the help desk can send a link. */
export function HelpTabs() {
  const [linked, setLinked] = useState<string>();

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

  const tab = linked ? tabOf(linked) : undefined;
  return (
    <Tabs
      key={tab?.id}
      initial={tab?.id}
      label={helpPage.tabs}
      onSelect={(id) => history.replaceState(history.state, "", `#${id}`)}
      tabs={helpTabs.map(({ id, title, faqs }) => ({
        id,
        label: title,
        panel: (
          <>
            <h2 className="sr-only noscript:not-sr-only noscript:mt-8">{title}</h2>
            <FaqList faqs={faqs} className="border-t-0! pt-2" />
          </>
        ),
      }))}
    />
  );
}
