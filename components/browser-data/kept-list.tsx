"use client";

import { useCallback, useEffect, useState } from "react";
import { KeptRow } from "@/components/browser-data/kept-row";
import { Button } from "@/components/ui/button";
import { notify } from "@/components/ui/toaster";
import { type KeptItem, keptItems, removeItem, standsFor } from "@/lib/browser/kept-data";
import { shownUser } from "@/lib/browser/session";
import { type KeptEntry, keptGroups, browserDataPage as words } from "@/lib/content/browser-data";

const SESSION = "UserLoginToken";
const known = keptGroups.flatMap(({ entries }) => entries);

/** The list of what the site keeps, with what of it is in this browser. `signOut` ends the session, which no script can see or remove. */
export function KeptList({ signOut }: { signOut: () => Promise<boolean> }) {
  const [items, setItems] = useState<readonly KeptItem[]>();
  const look = useCallback(() => {
    const session = shownUser() === undefined ? [] : [{ keptIn: "cookie", key: SESSION } as const];
    setItems([...session, ...keptItems()]);
  }, []);

  useEffect(() => {
    look();
    // Other tabs keep and remove, too.
    addEventListener("storage", look);
    addEventListener("focus", look);
    return () => {
      removeEventListener("storage", look);
      removeEventListener("focus", look);
    };
  }, [look]);

  const matching = (entry: KeptItem) => items?.filter((item) => standsFor(entry, item));
  const strangers: KeptEntry[] = (items ?? [])
    .filter((item) => !known.some((entry) => standsFor(entry, item)))
    .map((item) => ({ ...item, what: words.unknown.what, life: words.unknown.life }));
  const remove = async (entry: KeptEntry) => {
    if (entry.key === SESSION) await signOut();
    else {
      for (const item of matching(entry) ?? []) removeItem(item);
      notify.success(words.removed(entry.key));
    }
    look();
  };
  const removeAll = async () => {
    if (shownUser() !== undefined && !(await signOut())) return;
    for (const item of keptItems()) removeItem(item);
    notify.success(words.removedAll);
    look();
  };
  const groups = strangers.length > 0 ? [...keptGroups, { id: "lain", title: words.unknown.title, entries: strangers }] : keptGroups;

  return (
    <>
      {groups.map(({ id, title, entries }) => (
        <section key={id} aria-labelledby={`simpan-${id}`} className="mt-12">
          <h2 id={`simpan-${id}`} className="mb-4 text-h3">
            {title}
          </h2>
          <ul className="border-fg border-t-2">
            {entries.map((entry) => {
              const found = matching(entry);
              return (
                <KeptRow
                  key={`${entry.keptIn} ${entry.key}`}
                  entry={entry}
                  found={found && found.length > 0}
                  action={entry.key === SESSION ? words.signOut : undefined}
                  onRemove={() => void remove(entry)}
                />
              );
            })}
          </ul>
        </section>
      ))}
      <div className="mt-10 flex flex-wrap items-center gap-x-6 gap-y-3 noscript:hidden">
        <Button variant="line" disabled={items?.length === 0} onClick={() => void removeAll()}>
          {words.removeAll}
        </Button>
        <p className="text-fg-soft text-small">{words.removeAllHint}</p>
      </div>
    </>
  );
}
