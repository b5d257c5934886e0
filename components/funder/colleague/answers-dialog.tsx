"use client";

import { useQuery } from "@tanstack/react-query";
import { useFormContext } from "react-hook-form";
import { answersOf } from "@/components/funder/colleague/api";
import { savedTime } from "@/components/funder/draft/saved-time";
import type { Uploads } from "@/components/funder/upload/use-uploads";
import { Button } from "@/components/ui/button";
import { Dialog, DialogActions } from "@/components/ui/dialog";
import { colleagueList } from "@/lib/content/colleague";
import type { ColleagueRow } from "@/lib/contract/colleague";
import { colleaguePartTitles } from "@/lib/contract/colleague-parts";
import { companyForm } from "@/lib/contract/company-form";
import { labelOf } from "@/lib/contract/field-list";
import { formatFileSize } from "@/lib/format/file-size";

const copy = colleagueList.answers;

type Props = { row: ColleagueRow; uploads: Uploads; onClose: () => void; onTaken: () => void };

/** What a colleague filled in, for the owner to read and to take into the form. */
export function AnswersDialog({ row, uploads, onClose, onTaken }: Props) {
  const { data, isError } = useQuery(answersOf(uploads.owner, row.id));
  const { getValues, setValue, formState } = useFormContext();
  const { isSubmitted: shouldValidate } = formState;
  /** What the owner wrote in a field and would lose; empty when nothing. */
  const replaced = (name: string, value: string) => {
    const own = String(getValues(name) ?? "").trim();
    return own === value.trim() ? "" : own;
  };
  const take = () => {
    if (!data) return;
    const values = Object.fromEntries(data.fields.map(({ name, value }) => [name, value]));
    if (values.address !== undefined) setValue("mailingSame", values.mailingAddress === values.address);
    for (const [name, value] of Object.entries(values)) setValue(name, value, { shouldDirty: true, shouldValidate });
    for (const { field, ...file } of data.documents) uploads.receive(field, file);
    onTaken();
    onClose();
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={copy.title(colleaguePartTitles[row.part])}
      description={data ? copy.by(data.name, savedTime(Date.parse(data.filledAt))) : undefined}
    >
      {data ? (
        <>
          <dl className="border-line border-t">
            {data.fields.map(({ name, value }) => (
              <div key={name} className="grid gap-x-4 border-line border-b py-2 md:grid-cols-[12rem_1fr]">
                <dt className="text-fg-mute text-small">{labelOf(companyForm, name)}</dt>
                <dd className="wrap-anywhere whitespace-pre-line">
                  {value}
                  {replaced(name, value) ? <p className="text-small text-warning">{copy.yours(replaced(name, value))}</p> : null}
                </dd>
              </div>
            ))}
            {data.documents.map(({ field, url, name, size }) => (
              <div key={url} className="grid gap-x-4 border-line border-b py-2 md:grid-cols-[12rem_1fr]">
                <dt className="text-fg-mute text-small">{labelOf(companyForm, field)}</dt>
                <dd className="wrap-anywhere">
                  {name} ({formatFileSize(size)})
                </dd>
              </div>
            ))}
          </dl>
          <p className="mt-4 text-fg-soft">{data.fields.some(({ name, value }) => replaced(name, value)) ? copy.replaces : copy.adds}</p>
        </>
      ) : (
        <p role="status">{isError ? copy.failed : copy.loading}</p>
      )}
      <DialogActions>
        {data ? <Button onClick={take}>{copy.use}</Button> : null}
        <Button variant="line" onClick={onClose}>
          {copy.close}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
