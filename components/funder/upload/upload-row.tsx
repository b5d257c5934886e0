import { Check, Eye, FileText, Trash2, TriangleAlert } from "lucide-react";
import { Advice } from "@/components/funder/preflight/preflight-notes";
import { FileButton } from "@/components/funder/upload/file-button";
import { type UploadItem, uploadErrorId } from "@/components/funder/upload/upload-state";
import { funderCopy } from "@/lib/content/funder";
import { formatFileSize } from "@/lib/format/file-size";

const copy = funderCopy.upload;

const looks = {
  uploading: { icon: FileText, ground: "bg-bg-quiet", ink: "text-fg-mute", iconInk: "text-fg-soft" },
  success: { icon: Check, ground: "bg-success-bg", ink: "text-success", iconInk: "text-success" },
  failed: { icon: TriangleAlert, ground: "bg-danger-bg", ink: "font-semibold text-danger-strong", iconInk: "text-danger" },
} as const;

function statusLine({ status, percentage, retries, size, message }: UploadItem): string {
  if (status === "success") return copy.stored(formatFileSize(size));
  if (status === "failed") return message;
  if (retries > 0 && percentage === 0) return copy.retrying(retries);
  if (percentage === 99) return copy.checking;
  return copy.sending(percentage, formatFileSize(Math.round((size * percentage) / 100)), formatFileSize(size));
}

/** Uploads that take longer than this say how long they still take, seconds. */
const SLOW_SECONDS = 10;

/**
 * Seconds until a file has arrived, by its pace so far; undefined for a fast one and where the pace is not known yet.
 */
export function secondsLeft({ percentage, startedAt }: Pick<UploadItem, "percentage" | "startedAt">, now: number): number | undefined {
  if (startedAt === undefined || percentage < 3 || percentage >= 99) return undefined;
  const left = ((now - startedAt) / percentage) * (100 - percentage);
  const seconds = Math.ceil(left / 5_000) * 5;
  return seconds >= SLOW_SECONDS ? seconds : undefined;
}

/** `advice`: about the file; empty: none. `plain`: in the line of a document that is complete, which has its sign already. */
type Props = { item: UploadItem; advice: string; plain?: boolean; onView: () => void; onCancel: () => void; onRemove: () => void };

/** One listed file: name, progress, and a button to stop or remove it. */
export function UploadRow({ item, advice, plain = false, onView, onCancel, onRemove }: Props) {
  const { name, status, percentage } = item;
  const left = status === "uploading" ? secondsLeft(item, Date.now()) : undefined;
  const look = looks[status === "noted" ? "failed" : status];
  const Icon = plain ? FileText : look.icon;
  return (
    <li
      data-upload-row={status}
      className={`flex min-w-0 items-center gap-3 ${plain ? "min-h-11" : `min-h-14 rounded-sm py-2 pr-2 pl-3.5 ${look.ground}`}`}
    >
      <Icon aria-hidden="true" className={`size-5 flex-none ${look.iconInk}`} />
      <div className="min-w-0 flex-1 text-small/5">
        <b className="block truncate font-semibold" title={name}>
          {name}
        </b>
        <span id={uploadErrorId(item.uid)} className={`block tabular-nums ${look.ink}`}>
          {statusLine(item)}
          {left === undefined ? null : `, ${copy.secondsLeft(left)}`}
        </span>
        {status === "uploading" && (
          <progress
            aria-label={copy.progress(name)}
            max={100}
            value={percentage}
            className="mt-1.5 block h-1.5 w-full appearance-none overflow-hidden rounded-full bg-line-mid [&::-moz-progress-bar]:bg-action [&::-webkit-progress-bar]:bg-line-mid [&::-webkit-progress-value]:bg-action"
          />
        )}
        {advice ? <Advice>{advice}</Advice> : null}
      </div>
      {status === "success" ? <FileButton text={copy.view} file={name} icon={Eye} onClick={onView} /> : null}
      {/* One place for both: the focus stays on the button when the upload ends. */}
      {status === "uploading" ? (
        <FileButton text={copy.cancel} file={name} className="px-3 text-link" onClick={onCancel} />
      ) : (
        status === "success" && <FileButton text={copy.remove} file={name} icon={Trash2} onClick={onRemove} />
      )}
    </li>
  );
}
