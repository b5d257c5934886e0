"use client";

import { useEffect } from "react";
import type { FieldValues, UseFormReturn } from "react-hook-form";
import { type UploadItem, urlsOf } from "@/components/funder/upload/upload-state";

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
