"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useMemo, useState } from "react";
import { type FieldValues, FormProvider } from "react-hook-form";
import { ErrorSummary } from "@/components/form/error-summary";
import { Form } from "@/components/form/form";
import { FormRefusal } from "@/components/form/form-refusal";
import { SubmitButton } from "@/components/form/submit-button";
import { useZodForm } from "@/components/form/use-zod-form";
import { readDraft, reopenDraft } from "@/components/funder/draft/draft-store";
import { savedTime } from "@/components/funder/draft/saved-time";
import { useDraft } from "@/components/funder/draft/use-draft";
import { DocumentPart } from "@/components/funder/registration/document-part";
import { FieldGrid, FormPart } from "@/components/funder/registration/form-part";
import { RefusalNotice } from "@/components/funder/registration/refusal-notice";
import { documentSection, sectionFields } from "@/components/funder/registration/section-list";
import { type SubmitRefusal, submitRefusal } from "@/components/funder/registration/submit-refusal";
import { useDocumentValues } from "@/components/funder/registration/use-document-values";
import { askReview, reviewQuery, sendCorrection } from "@/components/funder/review/api";
import { correctionRequest } from "@/components/funder/review/correction-request";
import { OpenFields } from "@/components/funder/review/open-fields";
import { storedFiles, unfinished, unsentFiles } from "@/components/funder/upload/upload-state";
import { useUploads } from "@/components/funder/upload/use-uploads";
import { toast } from "@/components/ui/toaster";
import { useSingleMutation } from "@/components/ui/use-single-mutation";
import { asApiError, isNoResponse } from "@/lib/api/api-error";
import { companyDocuments, companyLabels, funderCopy, personalDocuments, personalLabels } from "@/lib/content/funder";
import { reviewCopy, reviewLabels } from "@/lib/content/review";
import { apiCodes } from "@/lib/contract/codes";
import { openedFields } from "@/lib/contract/correction-fields";
import type { AccountType } from "@/lib/contract/investor";
import type { ReviewItem } from "@/lib/contract/review";
import { routes } from "@/lib/routes";

type Props = { id: string; type: AccountType; items: ReviewItem[] };

const nothingRestored = { files: [], unsent: [] };

/** The detail form with only the parts open that were asked for again. */
export function CorrectionForm({ id, type, items }: Props) {
  const [open] = useState(() => openedFields(items.map(({ field }) => field)));
  const documents = documentSection(
    reviewCopy.documents,
    (type === 1 ? companyDocuments : personalDocuments)
      .filter(({ field }) => open.includes(field))
      .map((document) => ({ ...document, optional: false })),
  );
  const texts = Object.entries(type === 1 ? companyLabels : personalLabels).filter(([name]) => open.includes(name));
  const [fields] = useState(() => [...sectionFields(Object.fromEntries(texts)), ...documents.fields]);
  const [documentFields] = useState(() => documents.fields);
  const load = useCallback(
    () => import("@/components/funder/review/correction-schema").then(({ correctionSchema }) => correctionSchema(type, open)),
    [type, open],
  );
  const [empty] = useState<FieldValues>(() => ({
    ...Object.fromEntries(texts.map(([name]) => [name, ""])),
    ...Object.fromEntries(documentFields.map(({ name }) => [name, []])),
  }));
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
  const { savedAt, finish } = useDraft({ handle: draftName, form, empty, files, unsent, restored: draft, onFiles: follow, onDeleted });
  useDocumentValues(form, uploads.items, documentFields);
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
  return (
    <FormProvider {...form}>
      {draft && savedAt !== undefined ? (
        <p role="status" className="mb-7 rounded-sm bg-success-bg px-4 py-3">
          {funderCopy.draft.restored(savedTime(draft.savedAt))}
        </p>
      ) : null}
      <Form form={form} onSubmit={(values) => mutate(correctionRequest(type, values))}>
        <ErrorSummary control={form.control} fields={fields} />
        <div className="grid gap-13 [&:not(:first-child)]:mt-10">
          {texts.length > 0 ? (
            <FormPart section={{ id: "isian", ...reviewCopy.part, fields: [] }}>
              <FieldGrid>
                <OpenFields type={type} fields={open} />
              </FieldGrid>
            </FormPart>
          ) : null}
          {documentFields.length > 0 ? <DocumentPart section={documents} uploads={uploads} /> : null}
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
