"use client";

import { Check } from "lucide-react";
import { useEffect, useMemo } from "react";
import { type FieldError, type FieldValues, get, type UseFormReturn, useFormContext, useFormState } from "react-hook-form";
import { FormPart } from "@/components/funder/registration/form-part";
import type { FormSection } from "@/components/funder/registration/section-list";
import { DocumentField } from "@/components/funder/upload/document-field";
import { type UploadItem, urlsOf } from "@/components/funder/upload/upload-state";
import type { Uploads } from "@/components/funder/upload/use-uploads";
import { toast } from "@/components/ui/toaster";
import { funderCopy } from "@/lib/content/funder";
import type { DocumentField as Document } from "@/lib/contract/field-list";

const copy = funderCopy.upload;

/** A file that is dropped outside of the rows does not replace the page, which would lose the input. */
function useDropGuard(): void {
  useEffect(() => {
    const listening = new AbortController();
    const guard = (event: DragEvent) => {
      if (event.defaultPrevented || !event.dataTransfer?.types.includes("Files")) return;
      event.preventDefault();
      if (event.type === "drop") toast.info(copy.droppedBeside);
      else event.dataTransfer.dropEffect = "none";
    };
    for (const type of ["dragover", "drop"] as const) window.addEventListener(type, guard, { signal: listening.signal });
    return () => listening.abort();
  }, []);
}

/** Keeps the URLs of the accepted files in the form, so that documents are checked and listed like every field. */
export function useDocumentValues(form: UseFormReturn<FieldValues>, items: UploadItem[], fields: readonly { name: string }[]): void {
  const { isSubmitted } = form.formState;
  useEffect(() => {
    for (const { name } of fields) {
      const urls = urlsOf(items, name);
      const before: string[] = form.getValues(name);
      if (urls.join(" ") !== before.join(" ")) form.setValue(name, urls, { shouldValidate: isSubmitted });
    }
  }, [form, items, fields, isSubmitted]);
}

/** Neighbours with one heading; a short list has no headings. */
function groupsOf(documents: readonly Document[]): { title: string; documents: Document[] }[] {
  const groups: { title: string; documents: Document[] }[] = [];
  for (const document of documents) {
    const { group = "" } = document.control;
    const last = groups.at(-1);
    if (last?.title === group) last.documents.push(document);
    else groups.push({ title: group, documents: [document] });
  }
  return documents.length > 4 ? groups : [{ title: "", documents: [...documents] }];
}

/** The heading of a group, with how many of its documents are uploaded. */
function GroupHead({ id, title, documents, items }: { id: string; title: string; documents: Document[]; items: UploadItem[] }) {
  const required = documents.filter(({ control }) => !control.optional);
  const done = required.filter(({ name }) => urlsOf(items, name).length > 0).length;
  const complete = required.length > 0 && done === required.length;
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-4 border-fg border-b pb-2">
      <h3 id={id} className="font-bold font-sans text-[1.0625rem] leading-[1.4] tracking-normal">
        {title}
      </h3>
      <p className={`flex items-center gap-1 font-semibold text-small tabular-nums ${complete ? "text-success" : "text-fg-mute"}`}>
        {complete ? <Check aria-hidden="true" className="size-4" /> : null}
        <span>{complete ? copy.groupDone : required.length > 0 ? copy.groupProgress(done, required.length) : copy.groupOptional}</span>
      </p>
    </div>
  );
}

/** The section of documents, with the live region that tells what became of each file. */
export function DocumentPart({ section, uploads }: { section: FormSection; uploads: Uploads }) {
  const { control } = useFormContext();
  useDropGuard();
  const { errors } = useFormState({ control });
  const names = useMemo(() => (section.documents ?? []).map(({ name }) => name), [section]);
  const groups = useMemo(() => groupsOf(section.documents ?? []), [section]);
  return (
    <FormPart section={section}>
      <p className="hidden pt-1 text-fg-mute text-small pointer-fine:block print:hidden">{copy.drop}</p>
      {groups.map(({ title, documents }) => {
        const id = title ? `berkas-${documents[0]?.name}` : undefined;
        return (
          <div key={title} className="mt-5 [&:has(h3)]:mt-8">
            {id ? <GroupHead id={id} title={title} documents={documents} items={uploads.items} /> : null}
            <ul aria-labelledby={id} className={id ? "" : "border-line border-t"}>
              {documents.map((document) => (
                <DocumentField
                  key={document.name}
                  document={document}
                  documents={names}
                  uploads={uploads}
                  error={(get(errors, document.name) as FieldError | undefined)?.message}
                />
              ))}
            </ul>
          </div>
        );
      })}
      <p role="status" className="sr-only">
        <span key={uploads.announcement.turn}>{uploads.announcement.text}</span>
      </p>
    </FormPart>
  );
}
