"use client";

import { useMemo } from "react";
import { type FieldError, get, useFormContext, useFormState } from "react-hook-form";
import { FormPart } from "@/components/funder/registration/form-part";
import type { FormSection } from "@/components/funder/registration/section-list";
import { DocumentField } from "@/components/funder/upload/document-field";
import { useDropGuard } from "@/components/funder/upload/use-drop-guard";
import type { Uploads } from "@/components/funder/upload/use-uploads";

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
