import { Fragment } from "react";
import { Button } from "@/components/ui/button";
import type { StorageArea } from "@/lib/browser/storage";
import { browserDataPage as copy } from "@/lib/content/browser-data";

export type DescribedEntry = { area: StorageArea; key: string; what: string; life: string; unseen?: boolean };

type StoredRowProps = {
  entry: DescribedEntry;
  /** Undefined until the storage has been read. */
  found: boolean | undefined;
  /** What the button does, where it is not plain removal. */
  action?: string;
  onRemove: () => void;
};

/** A name in camel case that may break before each of its words. */
const humps = (name: string) =>
  (name.match(/[A-Z]*[^A-Z]+|[A-Z]+/g) ?? []).map((word, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a word is its place
    <Fragment key={at}>
      {at > 0 && <wbr />}
      {word}
    </Fragment>
  ));

/** One possible entry of the browser's storage: its use, its lifetime and, once checked, whether it is present. */
export function StoredRow({ entry: { area, key, what, life, unseen }, found, action, onRemove }: StoredRowProps) {
  return (
    <li tabIndex={-1} className="grid gap-x-6 gap-y-1 border-line border-b py-4 outline-hidden md:grid-cols-[5fr_3fr_2.5fr_10rem] md:items-center">
      <p className="font-semibold">{what}</p>
      <p className="text-fg-mute text-small">
        <span className="wrap-anywhere">{humps(key.replace(/:?\*$/, ""))}</span>
        <span className="block">{copy.areas[area]}</span>
      </p>
      <p className="text-fg-soft text-small">
        <span className="md:hidden">{copy.columns.life}: </span>
        {/* On wide screens the column's head shows it. */}
        <span className="sr-only max-md:hidden">{copy.columns.life}: </span>
        {/* Behind the colon in small letters, alone in its column with a capital. */}
        <span className="inline-block md:first-letter:uppercase">{life.toLowerCase()}</span>
      </p>
      <div className="flex min-h-11 items-center justify-between gap-4 noscript:hidden">
        {unseen ? (
          <span className="text-fg-mute text-small">{copy.unseen}</span>
        ) : found === undefined ? null : found ? (
          <>
            <span className="font-semibold text-small">{copy.found}</span>
            <Button
              variant="line"
              size="compact"
              aria-label={action ?? copy.removeNamed(key)}
              onClick={(event) => {
                // The button goes with what it removes: the reader stays at its row.
                event.currentTarget.closest("li")?.focus();
                onRemove();
              }}
            >
              {action ?? copy.remove}
            </Button>
          </>
        ) : (
          <span className="text-fg-mute text-small">{copy.absent}</span>
        )}
      </div>
    </li>
  );
}
