"use client";

import { useCallback, useEffect, useState } from "react";
import { type DescribedEntry, StoredRow } from "@/components/browser-data/stored-row";
import { Button } from "@/components/ui/button";
import { toast } from "@/components/ui/toaster";
import { shownUser } from "@/lib/browser/session";
import { type EntryName, type FoundItem, foundItems, matchesEntry, removeFound, storedEntries } from "@/lib/browser/storage";
import { browserDataPage as copy, storedGroups, storedLife } from "@/lib/content/browser-data";

const SESSION = storedEntries.session.key;

const groups = storedGroups.map(({ id, title, what }) => ({
  id: id as string,
  title: title as string,
  entries: Object.entries(what).map(([name, use]): DescribedEntry => {
    const entry = storedEntries[name as EntryName];
    return { area: entry.area, key: entry.key, what: use, life: storedLife(entry.life), unseen: "unseen" in entry };
  }),
}));
const known = groups.flatMap(({ entries }) => entries);

/**
 * The list of what the site stores, with what of it is in this browser. `signOut` ends the session, which no script can
 * see or remove.
 */
export function StoredList({ signOut }: { signOut: (options?: { asks?: boolean }) => Promise<boolean> }) {
  const [items, setItems] = useState<readonly FoundItem[]>();
  const look = useCallback(async () => {
    const found = await foundItems();
    const session = shownUser() === undefined ? [] : [{ area: "cookie", key: SESSION } as const];
    setItems([...session, ...found]);
  }, []);

  useEffect(() => {
    const refresh = () => void look();
    refresh();
    // Other tabs store and remove, too.
    addEventListener("storage", refresh);
    addEventListener("focus", refresh);
    return () => {
      removeEventListener("storage", refresh);
      removeEventListener("focus", refresh);
    };
  }, [look]);

  const matching = (entry: FoundItem) => items?.filter((item) => matchesEntry(entry, item));
  const strangers: DescribedEntry[] = (items ?? [])
    .filter((item) => !known.some((entry) => matchesEntry(entry, item)))
    .map((item) => ({ ...item, what: copy.unknown.what, life: copy.unknown.life }));
  const remove = async (entry: DescribedEntry) => {
    if (entry.key === SESSION) await signOut();
    else {
      await Promise.all((matching(entry) ?? []).map(removeFound));
      toast.success(copy.removed(entry.key));
    }
    await look();
  };
  const removeAll = async () => {
    if (shownUser() !== undefined && !(await signOut({ asks: false }))) return;
    await Promise.all((await foundItems()).map(removeFound));
    toast.success(copy.removedAll);
    await look();
  };
  const shown = strangers.length > 0 ? [...groups, { id: "lain", title: copy.unknown.title, entries: strangers }] : groups;

  return (
    <>
      {shown.map(({ id, title, entries }) => (
        <section key={id} aria-labelledby={`simpan-${id}`} className="mt-12">
          <h2 id={`simpan-${id}`} className="mb-4 text-h3">
            {title}
          </h2>
          {/* Screen readers hear what each part is in the row itself. */}
          <p
            aria-hidden="true"
            className="hidden gap-x-6 border-fg border-t-2 py-2 font-semibold text-fg-mute text-small md:grid md:grid-cols-[5fr_3fr_2.5fr_10rem]"
          >
            <span>{copy.columns.what}</span>
            <span>{copy.columns.name}</span>
            <span>{copy.columns.life}</span>
            <span>{copy.columns.state}</span>
          </p>
          <ul className="border-line border-t max-md:border-fg max-md:border-t-2">
            {entries.map((entry) => {
              const found = matching(entry);
              return (
                <StoredRow
                  key={`${entry.area} ${entry.key}`}
                  entry={entry}
                  found={found && found.length > 0}
                  action={entry.key === SESSION ? copy.signOut : undefined}
                  onRemove={() => void remove(entry)}
                />
              );
            })}
          </ul>
        </section>
      ))}
      <div className="mt-10 flex flex-wrap items-center gap-x-6 gap-y-3 noscript:hidden">
        <Button variant="line" disabled={items?.length === 0} onClick={() => void removeAll()}>
          {copy.removeAll}
        </Button>
        <p className="text-fg-soft text-small">{copy.removeAllHint}</p>
      </div>
    </>
  );
}
