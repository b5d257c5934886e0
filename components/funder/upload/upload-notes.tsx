import { TriangleAlert, X } from "lucide-react";
import { FileButton } from "@/components/funder/upload/file-button";
import { type UploadItem, uploadErrorId } from "@/components/funder/upload/upload-state";
import { funderCopy } from "@/lib/content/funder";
import { refusalMessages } from "@/lib/contract/envelope";
import { shortFileName } from "@/lib/format/file-size";

const copy = funderCopy.upload;

type Props = { notes: UploadItem[]; onRetry: (uid: string) => void; onRemove: (uid: string) => void };

/** What became of files whose rows have gone: the ones still in memory can be sent again. */
export function UploadNotes({ notes, onRetry, onRemove }: Props) {
  if (notes.length === 0) return null;
  return (
    <ul className="grid gap-2">
      {notes.map((note) => (
        <li
          key={note.uid}
          data-upload-note="true"
          className="flex min-h-14 items-center gap-3 rounded-sm bg-danger-bg py-2 pr-2 pl-3.5 text-danger-strong text-small"
        >
          <TriangleAlert aria-hidden="true" className="size-5 flex-none text-danger" />
          <p id={uploadErrorId(note.uid)} className="min-w-0 flex-1 font-semibold">
            {note.retryable ? (
              <>
                {copy.failedNote(shortFileName(note.name), note.message === refusalMessages.network ? "" : note.message)}{" "}
                <button
                  type="button"
                  aria-label={copy.retryFile(note.name)}
                  onClick={() => onRetry(note.uid)}
                  className="-mx-1 -my-2.75 min-h-11 rounded-sm px-1 font-bold text-link underline underline-offset-[0.22em]"
                >
                  {copy.retry}
                </button>
              </>
            ) : (
              <>
                <b className="block truncate font-semibold text-fg" title={note.name}>
                  {note.name}:
                </b>{" "}
                {note.message}
              </>
            )}
          </p>
          <FileButton text={copy.dismiss} file={note.name} icon={X} className="text-fg-soft" onClick={() => onRemove(note.uid)} />
        </li>
      ))}
    </ul>
  );
}
