"use client";

import { type ComponentType, type ReactNode, useCallback, useMemo, useState } from "react";
import { type Control, type DefaultValues, type FieldValues, FormProvider, type UseFormReturn } from "react-hook-form";
import { ErrorSummary } from "@/components/form/error-summary";
import { Form } from "@/components/form/form";
import { FormRefusal } from "@/components/form/form-refusal";
import { type SchemaLoader, useZodForm } from "@/components/form/use-zod-form";
import { DraftStatus } from "@/components/funder/draft/draft-status";
import { draftOwner, readDraft } from "@/components/funder/draft/draft-store";
import { savedTime } from "@/components/funder/draft/saved-time";
import { useDraft } from "@/components/funder/draft/use-draft";
import { type Aids, FormParts } from "@/components/funder/form/form-control";
import { CheckAnswers } from "@/components/funder/registration/check-answers";
import { ConsentBoxes } from "@/components/funder/registration/consent-boxes";
import { DocumentPart, useDocumentValues } from "@/components/funder/registration/document-part";
import { RefusalNotice } from "@/components/funder/registration/refusal-notice";
import { RegistrationFrame } from "@/components/funder/registration/registration-frame";
import { SaveBar } from "@/components/funder/registration/save-bar";
import type { FormSection } from "@/components/funder/registration/section-list";
import { SectionNav } from "@/components/funder/registration/section-nav";
import { useSubmitDetails } from "@/components/funder/registration/use-submit-details";
import { notedNames, storedFiles, unfinished, unsentFiles } from "@/components/funder/upload/upload-state";
import { type Uploads, useUploads } from "@/components/funder/upload/use-uploads";
import { toast } from "@/components/ui/toaster";
import { funderCopy } from "@/lib/content/funder";
import { type Consent, consents } from "@/lib/contract/agreements";
import type { FormField } from "@/lib/contract/field-list";
import type { InfoUploadRequest } from "@/lib/contract/investor";

const copy = funderCopy.draft;

/** The configuration of a detail form. */
export type FormPlan<Values extends FieldValues, Details> = {
  title: string;
  lead: string;
  /** Path of its page. */
  page: string;
  loadSchema: SchemaLoader<Values, Details>;
  empty: Values;
  sections: readonly FormSection[];
  toRequest: (id: string, details: Details) => InfoUploadRequest;
  /** Its fields, in the order of the page. */
  form: readonly FormField[];
  /** A hook: what the fields say about each other. */
  useAids: () => Aids;
  /** What stands above the fields, such as the parts that colleagues fill in. */
  Above?: ComponentType<{ uploads: Uploads }>;
};

type Props<Values extends FieldValues, Details> = {
  plan: FormPlan<Values, Details>;
  id: string;
  ofSession: boolean;
  /** The line that says whose registration it is. */
  owner: ReactNode;
  onAccepted: () => void;
};

/** The fields above the documents. Inside of the form's provider, which the hook reads. */
function Parts({ plan, control }: { plan: Pick<FormPlan<FieldValues, unknown>, "form" | "sections" | "useAids">; control: Control<FieldValues> }) {
  return <FormParts form={plan.form} sections={plan.sections} control={control} aids={plan.useAids()} />;
}

/** The detail form of one registration: fields, documents, draft, check of the answers, submit bar. */
export function RegistrationForm<Values extends FieldValues, Details>({ plan, id, ofSession, owner, onAccepted }: Props<Values, Details>) {
  const { sections, page } = plan;
  const [draft] = useState(() => readDraft(id));
  const [draftsOwner] = useState(() => draftOwner(page, id));
  const [given, setGiven] = useState<Consent[]>([]);
  const form = useZodForm(plan.loadSchema, { defaultValues: { ...plan.empty, ...draft?.values } as DefaultValues<Values>, summary: true });
  // The parts shared by both forms know their fields by name only.
  const anyForm = form as unknown as UseFormReturn<FieldValues>;
  const documents = sections.find((section) => section.documents) as FormSection;
  const limitOf = useCallback((field: string) => documents.documents?.find(({ name }) => name === field)?.control.limit, [documents]);
  const uploads = useUploads({ handle: id, ofSession, restored: draft ?? { files: [], unsent: [] }, limitOf });
  const files = useMemo(() => storedFiles(uploads.items), [uploads.items]);
  const unsent = useMemo(() => unsentFiles(uploads.items), [uploads.items]);
  const { clear } = uploads;
  const emptyAll = useCallback(
    (message: string) => {
      clear();
      anyForm.reset(plan.empty);
      toast.info(message);
    },
    [clear, anyForm, plan],
  );
  const { savedAt, failed, finish } = useDraft({
    handle: id,
    owner: draftsOwner,
    form: anyForm,
    empty: plan.empty,
    files,
    unsent,
    restored: draft,
    onFiles: uploads.follow,
    onDeleted: useCallback(() => emptyAll(copy.droppedElsewhere), [emptyAll]),
  });
  const { submit, sending, refusal, message } = useSubmitDetails({
    ofSession,
    onAccepted() {
      finish();
      onAccepted();
    },
  });
  const fields = useMemo(() => sections.flatMap((section) => section.fields.map((field) => ({ ...field, section: section.title }))), [sections]);
  useDocumentValues(anyForm, uploads.items, documents.fields);
  const restored = savedAt === undefined ? undefined : draft;
  const hasFace = documents.documents?.some(({ control }) => control.scan === "face") ?? false;
  const asked = consents.map(({ document }) => document).filter((document) => document !== "consent-face" || hasFace);

  return (
    <FormProvider {...anyForm}>
      <RegistrationFrame title={plan.title} lead={plan.lead} nav={<SectionNav sections={sections} />}>
        {owner}
        {restored && (
          <p role="status" className="mb-7 rounded-sm bg-success-bg px-4 py-3">
            {copy.restored(savedTime(restored.savedAt))}
          </p>
        )}
        {plan.Above ? <plan.Above uploads={uploads} /> : null}
        <Form form={form} onSubmit={(details) => submit(plan.toRequest(id, details), given)}>
          <ErrorSummary control={anyForm.control} fields={fields} />
          <div className="grid gap-13 [&:not(:first-child)]:mt-10">
            <Parts plan={plan} control={anyForm.control} />
            <DocumentPart section={documents} uploads={uploads} />
          </div>
          <CheckAnswers sections={sections} items={uploads.items} />
          <ConsentBoxes asked={asked} given={given} restored={restored !== undefined} onChange={setGiven} />
          <FormRefusal text={form.formState.errors.root?.message} />
          {refusal && <RefusalNotice refusal={refusal} message={message} page={page} onDropFiles={uploads.dropRestored} />}
          <SaveBar unfinished={unfinished(uploads.items)} noted={notedNames(uploads.items)} busy={sending}>
            <DraftStatus savedAt={savedAt} failed={failed} onDrop={() => emptyAll(copy.dropped)} />
          </SaveBar>
        </Form>
        <p className="mt-4 text-fg-mute text-small">{copy.note}</p>
      </RegistrationFrame>
    </FormProvider>
  );
}
