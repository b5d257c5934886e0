"use client";

import { CircleAlert, CircleCheck } from "lucide-react";
import { type DragEvent, useState } from "react";
import { FieldError } from "@/components/form/field";
import { descriptionIds, errorId, fieldId, hintId } from "@/components/form/field-attributes";
import { Advice, AdviceNote, adviceId, fileAdvice, monthsAdvice } from "@/components/funder/preflight/preflight-notes";
import { ScanButton } from "@/components/funder/scan/scan-button";
import { FilePicker } from "@/components/funder/upload/file-picker";
import { UploadNotes } from "@/components/funder/upload/upload-notes";
import { UploadRow } from "@/components/funder/upload/upload-row";
import { failuresOf, notesOf, rowsOf, type UploadItem, uploadErrorId } from "@/components/funder/upload/upload-state";
import type { Uploads } from "@/components/funder/upload/use-uploads";
import { useLazyComponent } from "@/components/ui/use-lazy-component";
import { VisuallyHidden } from "@/components/ui/visually-hidden";
import { funderCopy, optionalMark } from "@/lib/content/funder";
import type { DocumentField as Document } from "@/lib/contract/field-list";

const copy = funderCopy.upload;
const loadViewer = () => import("@/components/funder/upload/file-viewer").then(({ FileViewer }) => FileViewer);

/** `documents`: the names of all documents of the form. */
type Props = { document: Document; documents: readonly string[]; uploads: Uploads; error: string | undefined };

/** The state of a document as a sign; the row says it in words. An optional one that is empty has a broken ring. */
function StateMark({ state, optional }: { state: "empty" | "started" | "done" | "missing"; optional: boolean }) {
  if (state === "done") return <CircleCheck aria-hidden="true" className="mt-0.5 size-5 text-success" />;
  if (state === "missing") return <CircleAlert aria-hidden="true" className="mt-0.5 size-5 text-danger" />;
  const look = state === "started" ? "border-action" : optional ? "border-line-strong border-dashed" : "border-line-strong";
  return <span aria-hidden="true" className={`mt-0.75 ml-px size-4.5 rounded-full border-2 ${look}`} />;
}

/** A document and its files: a line once they are stored. The whole row takes files that are dropped on it. */
export function DocumentField({ document, documents, uploads, error }: Props) {
  const { name: field, label: title, hint } = document;
  const id = fieldId(field);
  const rows = rowsOf(uploads.items, field);
  const failureIds = failuresOf(uploads.items, field).map(({ uid }) => uploadErrorId(uid));
  const advice = monthsAdvice(rows, field);
  const notes = notesOf(uploads.items, field);
  // Nothing is left to say: the row becomes a line.
  const isAdvised = advice !== "" || rows.some((row) => fileAdvice(rows, row));
  const done = rows.length > 0 && notes.length === 0 && !error && !isAdvised && rows.every(({ status }) => status === "success");
  const state = error || failureIds.length > 0 ? "missing" : done ? "done" : rows.length > 0 ? "started" : "empty";
  const [over, setOver] = useState(false);
  const [viewed, setViewed] = useState<UploadItem>();
  const { Part: FileViewer, ask: askViewer } = useLazyComponent(loadViewer);
  // The clicked button disappears: move the focus to what stays.
  const act = (change: (uid: string) => void, uid: string) => {
    change(uid);
    window.document.getElementById(id)?.focus();
  };
  const drag = (event: DragEvent, entering: boolean) => {
    if (!event.dataTransfer.types.includes("Files")) return;
    event.preventDefault();
    setOver(entering);
  };
  return (
    <li
      data-field={id}
      onDragOver={(event) => drag(event, true)}
      onDragLeave={(event) => !event.currentTarget.contains(event.relatedTarget as Node | null) && drag(event, false)}
      onDrop={(event) => {
        drag(event, false);
        uploads.add(field, [...event.dataTransfer.files]);
      }}
      className={`grid gap-x-4 border-line border-b md:grid-cols-[1fr_minmax(0,23.5rem)] ${done ? "py-2" : `gap-y-3 py-4 ${rows.length > 0 ? "md:items-start" : "md:items-center"}`} ${over ? "bg-success-bg outline-2 outline-action outline-dashed" : ""}`}
    >
      <div className={`grid grid-cols-[1.25rem_1fr] gap-x-2.5 gap-y-1 ${done ? "md:pt-2.5" : ""}`}>
        <StateMark state={state} optional={document.control.optional ?? false} />
        <label htmlFor={id} className="font-bold text-body leading-[1.4]">
          {title.replace(optionalMark, "")}
          {document.control.optional && <span className="font-normal text-fg-mute">{optionalMark}</span>}
        </label>
        <p id={hintId(id)} className={done ? "sr-only" : "col-start-2 text-fg-mute text-small"}>
          {hint}
        </p>
        <details className={`col-start-2 text-small ${done ? "hidden" : ""}`}>
          <summary className="inline-flex min-h-11 cursor-pointer items-center font-semibold text-link underline underline-offset-[0.22em]">
            {copy.about}
            <VisuallyHidden>: {title}</VisuallyHidden>
          </summary>
          <div className="grid gap-3 pt-1.5 pb-2 sm:grid-cols-[1fr_7.5rem]">
            <p className="text-fg-soft">{document.control.about}</p>
            {/* biome-ignore lint/performance/noImgElement: a drawing needs no image service */}
            <img
              src={`/art/contoh-${document.control.sample}.svg`}
              alt={copy.sampleAlt(title.replace(optionalMark, ""))}
              width="240"
              height="160"
              loading="lazy"
              className="h-auto w-30 rounded-xs"
            />
          </div>
        </details>
        {error && (
          <div className="col-start-2">
            <FieldError id={errorId(id)}>{error}</FieldError>
          </div>
        )}
      </div>
      <div className={done ? "contents" : "grid min-w-0 gap-2"}>
        {rows.length > 0 && (
          <ul className={`grid ${done ? "md:row-span-2" : "gap-2"}`}>
            {rows.map((item) => (
              <UploadRow
                key={item.uid}
                item={item}
                advice={fileAdvice(rows, item)}
                plain={done}
                onView={async () => (await askViewer()) && setViewed(item)}
                onCancel={() => act(uploads.cancel, item.uid)}
                onRemove={() => act(uploads.remove, item.uid)}
              />
            ))}
          </ul>
        )}
        {advice ? <Advice id={adviceId(field)}>{advice}</Advice> : null}
        {isAdvised ? <AdviceNote /> : null}
        <UploadNotes notes={notes} onRetry={(uid) => act(uploads.retry, uid)} onRemove={(uid) => act(uploads.remove, uid)} />
        <div
          className={`flex flex-wrap items-center gap-x-2 gap-y-1 ${done ? "pl-7.5 forced-colors:mt-1 md:col-start-1 md:row-start-2 md:not-forced-colors:-mt-1" : ""}`}
        >
          <FilePicker
            id={id}
            text={rows.length > 0 ? copy.more : copy.choose}
            compact={rows.length > 0}
            error={Boolean(error) || failureIds.length > 0}
            describedBy={descriptionIds(id, error, true, advice ? [...failureIds, adviceId(field)] : failureIds)}
            onFiles={(files) => uploads.add(field, files)}
          />
          {/* The phone scanner adds to a registration, which a colleague's link does not open. */}
          {uploads.owner.link ? null : <ScanButton field={field} title={title.replace(optionalMark, "")} documents={documents} uploads={uploads} />}
        </div>
        {viewed && FileViewer ? <FileViewer file={viewed} owner={uploads.owner} onClose={() => setViewed(undefined)} /> : null}
      </div>
    </li>
  );
}
