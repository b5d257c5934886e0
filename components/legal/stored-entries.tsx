import { ClauseTable } from "@/components/legal/clause-table";
import { type EntryName, entryOf } from "@/lib/browser/storage";
import { browserDataPage, storedGroups, storedLife } from "@/lib/content/browser-data";

const { areas, columns } = browserDataPage;

/** Everything that the site stores in a browser: the list of /dataPeramban, for the privacy policy. */
export function StoredEntries() {
  return storedGroups.map(({ id, title, what }) => {
    const rows = Object.entries(what).map(([name, use]) => {
      const { key, area, life } = entryOf(name as EntryName);
      return [`${key} (${areas[area]})`, use, storedLife(life)];
    });
    return <ClauseTable key={id} table={{ caption: title, columns: [columns.name, columns.what, columns.life], rows }} />;
  });
}
