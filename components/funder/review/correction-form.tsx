"use client";

import { useQueryClient } from "@tanstack/react-query";
import { type ComponentProps, useCallback, useMemo, useState } from "react";
import { type FieldValues, FormProvider } from "react-hook-form";
import { ErrorSummary } from "@/components/form/error-summary";
import { Form } from "@/components/form/form";
import { FormRefusal } from "@/components/form/form-refusal";
import { SubmitButton } from "@/components/form/submit-button";
import { useZodForm } from "@/components/form/use-zod-form";
import { useCompanyAids } from "@/components/funder/company/company-aids";
import { readDraft, reopenDraft } from "@/components/funder/draft/draft-store";
import { savedTime } from "@/components/funder/draft/saved-time";
import { useDraft } from "@/components/funder/draft/use-draft";
import { FormFields } from "@/components/funder/form/form-control";
import { usePersonalAids } from "@/components/funder/personal/personal-aids";
import { DocumentPart, useDocumentValues } from "@/components/funder/registration/document-part";
import { FormPart } from "@/components/funder/registration/form-part";
import { RefusalNotice, type SubmitRefusal, submitRefusal } from "@/components/funder/registration/refusal-notice";
import { sectionOf } from "@/components/funder/registration/section-list";
import { askReview, correctionRequest, reviewQuery, sendCorrection } from "@/components/funder/review/api";
import { knownValues, mailsToAddress } from "@/components/funder/review/known-values";
import { storedFiles, unfinished, unsentFiles } from "@/components/funder/upload/upload-state";
import { useUploads } from "@/components/funder/upload/use-uploads";
import { toast } from "@/components/ui/toaster";
import { useSingleMutation } from "@/components/ui/use-single-mutation";
import { asApiError, isNoResponse } from "@/lib/api/api-error";
import { funderCopy } from "@/lib/content/funder";
import { reviewCopy, reviewLabels } from "@/lib/content/review";
import { companyForm } from "@/lib/contract/company-form";
import { apiCodes } from "@/lib/contract/envelope";
import { documentsOf, emptyOf, type FormField, openedFields } from "@/lib/contract/field-list";
import type { AccountType, ReviewItem, Submission } from "@/lib/contract/investor";
import { personForm } from "@/lib/contract/person-form";
import { routes } from "@/lib/routes";

/** `sent`: what the funder has sent; undefined while that is not known. */
type Props = { id: string; type: AccountType; items: ReviewItem[]; sent: Submission | undefined };

const nothingRestored = { files: [], unsent: [] };

type Parts = Omit<ComponentProps<typeof FormFields>, "aids">;
const PersonalFields = (parts: Parts) => <FormFields {...parts} aids={usePersonalAids()} />;
const CompanyFields = (parts: Parts) => <FormFields {...parts} aids={useCompanyAids()} />;

/** The detail form with only the parts open that were asked for again, and what belongs to them. */
export function CorrectionForm({ id, type, items, sent }: Props) {
  const whole: readonly FormField[] = type === 1 ? companyForm : personForm;
  const [named] = useState(() => items.map(({ field }) => field));
  const [open] = useState(() => openedFields(type, named));
  const [known] = useState(() => (sent ? knownValues(type, named, sent) : {}));
  const [mailingSame] = useState(() => sent !== undefined && mailsToAddress(type, named, sent));
  // What is asked for again must be given, also where the form leaves it open.
  const [asked] = useState(() =>
    whole
      .filter(({ name }) => open.includes(name))
      .map((field): FormField => (field.control.kind === "document" ? { ...field, control: { ...field.control, optional: undefined } } : field)),
  );
  const [documents] = useState(() => sectionOf({ id: "dokumen", ...reviewCopy.documents }, documentsOf(asked)));
  const [texts] = useState(() =>
    sectionOf(
      { id: "isian", ...reviewCopy.part },
      asked.filter(({ control }) => control.kind !== "document"),
    ),
  );
  const follows = (name: string) => mailingSame && name === "mailingAddress";
  const companions = texts.fields.filter(({ name }) => !items.some(({ field }) => field === name) && !follows(name));
  const labelsWhere = (isKnown: boolean) => companions.flatMap(({ name, label }) => (name in known === isKnown ? [label] : [])).join(", ");
  const [filled, wanted] = [labelsWhere(true), labelsWhere(false)];
  const load = useCallback(
    () => import("@/components/funder/review/correction-schema").then(({ correctionSchema }) => correctionSchema(type, open)),
    [type, open],
  );
  const [empty] = useState<FieldValues>(() => ({ ...emptyOf(asked), ...known, ...(mailingSame ? { mailingSame } : {}) }));
  // A draft of what was asked for, in the words of this time: the same field may be asked for again.
  const [draftName] = useState(() => `${id} ${items.map(({ field, reason }) => `${field} ${reason}`).join(" ")}`);
  const [draft] = useState(() => {
    reopenDraft(draftName);
    return readDraft(draftName);
  });
  const form = useZodForm<FieldValues, Record<string, unknown>>(load, { defaultValues: { ...empty, ...draft?.values }, summary: true });
  const uploads = useUploads({ handle: id, ofSession: true, restored: draft ?? nothingRestored });
  const { clear, follow } = uploads;
  const files = useMemo(() => storedFiles(uploads.items), [uploads.items]);
  const unsent = useMemo(() => unsentFiles(uploads.items), [uploads.items]);
  const onDeleted = useCallback(() => {
    clear();
    form.reset(empty);
  }, [clear, form, empty]);
  const { savedAt, finish } = useDraft({ handle: draftName, form, empty, files, unsent, restored: draft, known, onFiles: follow, onDeleted });
  useDocumentValues(form, uploads.items, documents.fields);
  const queries = useQueryClient();
  const [refused, setRefused] = useState<{ kind: SubmitRefusal; message: string }>();
  const { mutate, isPending } = useSingleMutation({
    ...sendCorrection,
    onMutate: () => setRefused(undefined),
    async onError(cause) {
      const error = asApiError(cause);
      const { message } = error;
      setRefused({ kind: submitRefusal(error), message });
      if (!isNoResponse(error) && error.code !== apiCodes.notOffered) return;
      // It may have arrived without an answer, or been sent from another tab.
      const user = await askReview().catch(() => undefined);
      if (!user || user.review?.status === "correction") return;
      toast.retract(message);
      if (user.review) toast.info(reviewLabels[user.review.status]);
      finish();
      queries.setQueryData(reviewQuery.queryKey, user);
    },
    async onSuccess({ message }) {
      finish();
      toast.success(message);
      // The form stays busy until the page shows the new state.
      await queries.invalidateQueries(reviewQuery);
    },
  });
  const { uploading, failed } = unfinished(uploads.items);
  const parts = { form: whole, fields: asked.filter(({ control }) => control.kind !== "document"), control: form.control };
  return (
    <FormProvider {...form}>
      {draft && savedAt !== undefined ? (
        <p role="status" className="mb-7 rounded-sm bg-success-bg px-4 py-3">
          {funderCopy.draft.restored(savedTime(draft.savedAt))}
        </p>
      ) : null}
      <Form form={form} onSubmit={(values) => mutate(correctionRequest(type, values))}>
        <ErrorSummary control={form.control} fields={[...texts.fields, ...documents.fields]} />
        <div className="grid gap-13 [&:not(:first-child)]:mt-10">
          {texts.fields.length > 0 ? (
            <FormPart section={texts}>
              {filled ? <p className="mt-3 max-w-prose text-fg-soft">{reviewCopy.filled(filled)}</p> : null}
              {wanted ? <p className="mt-3 max-w-prose text-fg-soft">{reviewCopy.companions(wanted)}</p> : null}
              {type === 1 ? <CompanyFields {...parts} /> : <PersonalFields {...parts} />}
            </FormPart>
          ) : null}
          {documents.fields.length > 0 ? <DocumentPart section={documents} uploads={uploads} /> : null}
        </div>
        <div className="mt-8 empty:hidden">
          <FormRefusal text={form.formState.errors.root?.message} />
        </div>
        {refused ? (
          <RefusalNotice refusal={refused.kind} message={refused.message} page={routes.registrationStatus} onDropFiles={uploads.dropRestored} />
        ) : null}
        <SubmitButton busy={isPending} busyLabel={reviewCopy.sending} blocked={uploading + failed > 0} block={false} className="mt-8">
          {reviewCopy.send}
        </SubmitButton>
      </Form>
    </FormProvider>
  );
}
