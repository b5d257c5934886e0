"use client";

import { useCallback, useEffect, useState } from "react";
import { StoredRow } from "@/components/browser-data/stored-row";
import { Button } from "@/components/ui/button";
import { toast } from "@/components/ui/toaster";
import { shownUser } from "@/lib/browser/session";
import { removeItem, type StoredItem, standsFor, storedItems } from "@/lib/browser/stored-items";
import { keptGroups, type StoredEntry, browserDataPage as words } from "@/lib/content/browser-data";

const SESSION = "UserLoginToken";
const known = keptGroups.flatMap(({ entries }) => entries);

/** The list of what the site keeps, with what of it is in this browser. `signOut` ends the session, which no script can see or remove. */
export function StoredList({ signOut }: { signOut: () => Promise<boolean> }) {
  const [items, setItems] = useState<readonly StoredItem[]>();
  const look = useCallback(() => {
    const session = shownUser() === undefined ? [] : [{ area: "cookie", key: SESSION } as const];
    setItems([...session, ...storedItems()]);
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

  const matching = (entry: StoredItem) => items?.filter((item) => standsFor(entry, item));
  const strangers: StoredEntry[] = (items ?? [])
    .filter((item) => !known.some((entry) => standsFor(entry, item)))
    .map((item) => ({ ...item, what: words.unknown.what, life: words.unknown.life }));
  const remove = async (entry: StoredEntry) => {
    if (entry.key === SESSION) await signOut();
    else {
      for (const item of matching(entry) ?? []) removeItem(item);
      toast.success(words.removed(entry.key));
    }
    look();
  };
  const removeAll = async () => {
    if (shownUser() !== undefined && !(await signOut())) return;
    for (const item of storedItems()) removeItem(item);
    toast.success(words.removedAll);
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
                <StoredRow
                  key={`${entry.area} ${entry.key}`}
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
