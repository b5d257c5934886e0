"use client";

import { type ComponentProps, useCallback, useEffect, useMemo, useState } from "react";
import { type FieldValues, FormProvider } from "react-hook-form";
import { ErrorSummary } from "@/components/form/error-summary";
import { Form } from "@/components/form/form";
import { FormRefusal, refuseForm } from "@/components/form/form-refusal";
import { SubmitButton } from "@/components/form/submit-button";
import { TextField } from "@/components/form/text-field";
import { useZodForm } from "@/components/form/use-zod-form";
import { fillPart } from "@/components/funder/colleague/api";
import { useCompanyAids } from "@/components/funder/company/company-aids";
import { FormFields } from "@/components/funder/form/form-control";
import { DocumentPart, useDocumentValues } from "@/components/funder/registration/document-part";
import { FieldGrid, FormPart, FullWidth } from "@/components/funder/registration/form-part";
import { sectionOf } from "@/components/funder/registration/section-list";
import { type StoredFile, storedFiles, unfinished } from "@/components/funder/upload/upload-state";
import { useUploads } from "@/components/funder/upload/use-uploads";
import { Link } from "@/components/ui/link";
import { useSingleMutation } from "@/components/ui/use-single-mutation";
import { isRecord, storedItem } from "@/lib/browser/storage";
import { colleaguePartHints, colleaguePage as copy } from "@/lib/content/colleague";
import { type ColleaguePart, colleaguePartTitles, fieldsOfPart } from "@/lib/contract/colleague-parts";
import { companyForm } from "@/lib/contract/company-form";
import { documentsOf, emptyOf } from "@/lib/contract/field-list";
import { COLLEAGUE_NAME_MAX_CHARS } from "@/lib/limits";
import { privacyHref } from "@/lib/routes";

/** What this tab knows of a link: its key, and what was typed and uploaded. */
export type Work = { link: string; values: Record<string, string | boolean>; files: StoredFile[] };

const isFile = (value: unknown): value is StoredFile => {
  const { field, name, size, url } = isRecord(value) ?? {};
  return typeof field === "string" && typeof name === "string" && typeof size === "number" && typeof url === "string";
};

/** Phones discard pages in the background: the tab keeps the key, which is no longer in the address, and the answers. */
export const workItem = storedItem("colleagueWork", (value): Work | undefined => {
  const { link, values, files } = isRecord(value) ?? {};
  if (typeof link !== "string") return undefined;
  const typed = Object.entries(isRecord(values) ?? {}).filter(([, one]) => typeof one === "string" || typeof one === "boolean");
  return { link, values: Object.fromEntries(typed) as Work["values"], files: Array.isArray(files) ? files.filter(isFile) : [] };
});

const loadSchema = () => import("@/components/funder/colleague/colleague-schema");
const Fields = (parts: Omit<ComponentProps<typeof FormFields>, "aids">) => <FormFields {...parts} aids={useCompanyAids()} />;

/** The fields of a part and the form of its values, as the company form has them. */
function planOf(part: ColleaguePart) {
  const fields = fieldsOfPart(part);
  const texts = fields.filter(({ control }) => control.kind !== "document");
  const documents = documentsOf(fields);
  const title = colleaguePartTitles[part];
  const id = { texts: "isian", documents: "berkas", you: "anda" };
  return {
    texts: texts.length > 0 ? { fields: texts, section: sectionOf({ id: id.texts, title, sub: colleaguePartHints[part] }, texts) } : undefined,
    documents:
      documents.length > 0
        ? sectionOf({ id: id.documents, ...(texts.length > 0 ? copy.documents : { ...copy.documents, title }) }, documents)
        : undefined,
    you: { id: id.you, ...copy.you, fields: [{ name: "colleagueName", label: copy.name }] },
    empty: { ...emptyOf(fields), ...(part === "address" ? { mailingSame: false } : {}), colleagueName: "" } as FieldValues,
  };
}

type Props = { link: string; part: ColleaguePart; before: Work | undefined; onSent: () => void };

/** One part of the company form for a colleague, and nothing else of it. What is typed stays in the tab until it is sent. */
export function ColleagueForm({ link, part, before, onSent }: Props) {
  const [plan] = useState(() => planOf(part));
  const load = useCallback(() => loadSchema().then(({ colleagueSchema }) => colleagueSchema(part)), [part]);
  const form = useZodForm<FieldValues, Record<string, unknown>>(load, { defaultValues: { ...plan.empty, ...before?.values }, summary: true });
  const uploads = useUploads({ handle: "", ofSession: true, link, restored: { files: before?.files ?? [], unsent: [] } });
  const files = useMemo(() => storedFiles(uploads.items), [uploads.items]);
  useDocumentValues(form, uploads.items, plan.documents?.fields ?? []);
  useEffect(() => {
    const store = () => {
      const typed = Object.entries(form.getValues()).filter(([, value]) => !Array.isArray(value));
      workItem.set({ link, values: Object.fromEntries(typed), files });
    };
    store();
    return form.subscribe({ formState: { values: true }, callback: store });
  }, [form, link, files]);
  const { mutate, isPending } = useSingleMutation({
    ...fillPart,
    onError: (cause) => refuseForm(form, cause),
    onSuccess: onSent,
  });
  const { uploading, failed } = unfinished(uploads.items);
  const listed = [...(plan.texts?.section.fields ?? []), ...(plan.documents?.fields ?? []), ...plan.you.fields];
  return (
    <FormProvider {...form}>
      <Form
        form={form}
        onSubmit={async (values) => {
          const { fillRequest } = await loadSchema();
          await mutate({ link, ...fillRequest(values) });
        }}
        className="mt-8"
      >
        <ErrorSummary control={form.control} fields={listed} />
        <div className="grid gap-13 [&:not(:first-child)]:mt-10">
          {plan.texts ? (
            <FormPart section={plan.texts.section}>
              <Fields form={companyForm} fields={plan.texts.fields} control={form.control} />
            </FormPart>
          ) : null}
          {plan.documents ? <DocumentPart section={plan.documents} uploads={uploads} /> : null}
          <FormPart section={plan.you}>
            <FieldGrid>
              <FullWidth>
                <TextField control={form.control} name="colleagueName" label={copy.name} longest={COLLEAGUE_NAME_MAX_CHARS} autoComplete="name" />
              </FullWidth>
            </FieldGrid>
          </FormPart>
        </div>
        <p className="mt-8 max-w-prose text-fg-soft text-small">
          {copy.after} <Link href={privacyHref}>{copy.privacy}</Link>
        </p>
        <div className="mt-6 empty:hidden">
          <FormRefusal text={form.formState.errors.root?.message} />
        </div>
        <SubmitButton busy={isPending} busyLabel={copy.sending} blocked={uploading + failed > 0} block={false} className="mt-6">
          {copy.send}
        </SubmitButton>
      </Form>
    </FormProvider>
  );
}
