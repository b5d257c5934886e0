"use client";

import { useEffect, useMemo } from "react";
import { type FieldError, type FieldValues, get, type UseFormReturn, useFormContext, useFormState } from "react-hook-form";
import { FormPart } from "@/components/funder/registration/form-part";
import type { FormSection } from "@/components/funder/registration/section-list";
import { DocumentField } from "@/components/funder/upload/document-field";
import { type UploadItem, urlsOf } from "@/components/funder/upload/upload-state";
import type { Uploads } from "@/components/funder/upload/use-uploads";
import { toast } from "@/components/ui/toaster";
import { funderCopy } from "@/lib/content/funder";

/** A file that is dropped outside of the rows does not replace the page, which would lose the input. */
function useDropGuard(): void {
  useEffect(() => {
    const gone = new AbortController();
    const guard = (event: DragEvent) => {
      if (event.defaultPrevented || !event.dataTransfer?.types.includes("Files")) return;
      event.preventDefault();
      if (event.type === "drop") toast.info(funderCopy.upload.droppedBeside);
      else event.dataTransfer.dropEffect = "none";
    };
    for (const type of ["dragover", "drop"] as const) window.addEventListener(type, guard, { signal: gone.signal });
    return () => gone.abort();
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

/** The section of documents, with the live region that tells what became of each file. */
export function DocumentPart({ section, uploads }: { section: FormSection; uploads: Uploads }) {
  const { control } = useFormContext();
  useDropGuard();
  const { errors } = useFormState({ control });
  const names = useMemo(() => (section.documents ?? []).map(({ name }) => name), [section]);
  return (
    <FormPart section={section}>
      <ul className="mt-5 border-line border-t">
        {section.documents?.map((document) => (
          <DocumentField
            key={document.name}
            document={document}
            documents={names}
            uploads={uploads}
            error={(get(errors, document.name) as FieldError | undefined)?.message}
          />
        ))}
      </ul>
      <p role="status" className="sr-only">
        <span key={uploads.announcement.turn}>{uploads.announcement.text}</span>
      </p>
    </FormPart>
  );
}
