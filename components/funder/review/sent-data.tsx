"use client";

import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { submissionQuery } from "@/components/funder/review/api";
import { FileButton } from "@/components/funder/upload/file-button";
import { useLazyComponent } from "@/components/ui/use-lazy-component";
import { reviewCopy } from "@/lib/content/review";
import { companyForm } from "@/lib/contract/company-form";
import type { FormField } from "@/lib/contract/field-list";
import type { AccountType } from "@/lib/contract/investor";
import { personForm } from "@/lib/contract/person-form";
import { splitRegion } from "@/lib/contract/region";
import { longDate } from "@/lib/format/date";
import { formatFileSize } from "@/lib/format/file-size";

const copy = reviewCopy.sent;
const loadViewer = () => import("@/components/funder/upload/file-viewer").then(({ FileViewer }) => FileViewer);

const readable = ({ control }: FormField, value: string) => (control.kind === "date" ? longDate(value) || value : value);

function Sent({ type }: { type: AccountType }) {
  const { data, isPending, isError } = useQuery(submissionQuery);
  const [viewed, setViewed] = useState<{ url: string; name: string }>();
  const { Part: FileViewer, ask: askViewer } = useLazyComponent(loadViewer);
  if (isPending) return <p role="status">{copy.loading}</p>;
  if (isError) return <p role="status">{copy.failed}</p>;
  const hasPicture = data.documents.some(({ name }) => /\.(?:jpg|png)$/i.test(name));
  const form: readonly FormField[] = type === 1 ? companyForm : personForm;
  const sent = Object.fromEntries(data.fields.map(({ name, value }) => [name, value]));
  const values: Record<string, string> = type === 1 ? { ...sent, ...splitRegion(sent) } : sent;
  return (
    <>
      <dl className="border-line border-t">
        {form.map((field) => {
          const value = values[field.name];
          const files = data.documents.filter((document) => document.field === field.name);
          if (!value && files.length === 0) return null;
          return (
            <div key={field.name} className="grid items-center gap-x-4 border-line border-b py-2 md:grid-cols-[15rem_1fr]">
              <dt className="text-fg-mute text-small">{field.label}</dt>
              <dd className="min-w-0 wrap-anywhere">
                {value ? readable(field, value) : null}
                {files.map((file) => (
                  <span key={file.url} className="flex items-center justify-between gap-3">
                    <span className="min-w-0 truncate">
                      {file.name} <span className="text-fg-mute text-small tabular-nums">{formatFileSize(file.size)}</span>
                    </span>
                    <FileButton
                      text={copy.view}
                      file={file.name}
                      className="px-3 text-link underline"
                      onClick={async () => (await askViewer()) && setViewed(file)}
                    />
                  </span>
                ))}
              </dd>
            </div>
          );
        })}
      </dl>
      {hasPicture ? <p className="mt-3 max-w-prose text-fg-mute text-small">{copy.pictureSize}</p> : null}
      {viewed && FileViewer ? <FileViewer file={viewed} onClose={() => setViewed(undefined)} /> : null}
    </>
  );
}

/** What the funder has sent, with its documents. Loaded when it is opened: it is the most private part of the page. */
export function SentData({ type }: { type: AccountType }) {
  const [open, setOpen] = useState(false);
  return (
    <section className="border-fg border-t-2 pt-5">
      <h2 className="text-h3">{copy.title}</h2>
      <details onToggle={(event) => setOpen(event.currentTarget.open)} className="mt-2">
        <summary className="inline-flex min-h-11 cursor-pointer items-center font-bold text-link underline underline-offset-[0.22em]">
          {copy.open}
        </summary>
        {open ? <Sent type={type} /> : null}
      </details>
    </section>
  );
}
