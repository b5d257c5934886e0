"use client";

import { useRouter } from "next/navigation";
import { useRef, useState } from "react";
import { useWatch } from "react-hook-form";
import { failureCode, failureText, register } from "@/components/auth/api";
import { PossiblyDoneNotice } from "@/components/auth/flow-parts";
import { CheckboxField } from "@/components/form/checkbox-field";
import { EmailField } from "@/components/form/email-field";
import { Form } from "@/components/form/form";
import { FormRefusal, refuseForm } from "@/components/form/form-refusal";
import { PasswordAdvice } from "@/components/form/password-advice";
import { PasswordField } from "@/components/form/password-field";
import { PhoneField } from "@/components/form/phone-field";
import { RadioTiles } from "@/components/form/radio-tiles";
import { SubmitButton } from "@/components/form/submit-button";
import { TextField } from "@/components/form/text-field";
import { useArrivalFocus } from "@/components/form/use-arrival-focus";
import { useTabDraft } from "@/components/form/use-tab-draft";
import { useZodForm } from "@/components/form/use-zod-form";
import { ButtonLink } from "@/components/ui/button";
import { QueryProvider } from "@/components/ui/query-provider";
import { toast } from "@/components/ui/toaster";
import { useSingleMutation } from "@/components/ui/use-single-mutation";
import { mayHaveArrived } from "@/lib/api/api-error";
import { rememberApplicant } from "@/lib/browser/applicant";
import { navigateWhenReachable } from "@/lib/browser/navigate-when-reachable";
import { isRecord, storedItem } from "@/lib/browser/storage";
import { registerCopy as copy, registerCopy } from "@/lib/content/auth";
import { apiCodes } from "@/lib/contract/envelope";
import { TEXT_MAX_CHARS } from "@/lib/limits";
import { detailFormHref, privacyHref, routes, termsHref } from "@/lib/routes";

/**
 * The agreement to both terms; the privacy text is only read. Links open in a new tab, so that the form stays filled
 * in. The spaces are part of the texts: Chrome drops separate spaces from the accessible name of the checkbox.
 */
function Agreement() {
  const { before, terms, and, funderTerms, read, privacy, after } = registerCopy.agree;
  return (
    <>
      {`${before} `}
      <a href={termsHref} target="_blank" rel="noopener">
        {terms}
      </a>
      {` ${and} `}
      <a href={routes.funderTerms} target="_blank" rel="noopener">
        {funderTerms}
      </a>
      {`${read} `}
      <a href={privacyHref} target="_blank" rel="noopener">
        {privacy}
      </a>
      {after}
    </>
  );
}

const loadSchema = () => import("@/components/auth/register-schema").then((module) => module.registerSchema);
const draftItem = storedItem("registerDraft", isRecord);
const stored = { type: "1", fullName: "", email: "", country: "62", mobile: "" } as const;
const defaultValues = { ...stored, password: "", confirm: "", agree: false } as const;

/** Opens a funder account, then goes to the detail form of its type. */
export function RegisterForm() {
  return (
    <QueryProvider>
      <RegisterFields />
    </QueryProvider>
  );
}

function RegisterFields() {
  const router = useRouter();
  const [leaving, setLeaving] = useState(false);
  /** The detail form, when the account is open but its page did not load. */
  const [opened, setOpened] = useState<string>();
  const unanswered = useRef(false);
  const [unsure, setUnsure] = useState(false);
  useArrivalFocus();
  const form = useZodForm(loadSchema, { defaultValues });
  const { control, formState } = form;
  useTabDraft(form, draftItem, stored);
  const [password, fullName, email] = useWatch({ control, name: ["password", "fullName", "email"] });

  const { mutate } = useSingleMutation({
    ...register,
    async onSuccess({ data, message }, body) {
      rememberApplicant(data.id, body);
      draftItem.remove();
      const details = detailFormHref(data.type ?? body.type, data.id);
      setLeaving(true);
      toast.success(message);
      if (!(await navigateWhenReachable(router, details))) setOpened(details);
    },
    onError(error) {
      const taken = { [apiCodes.emailTaken]: "email", [apiCodes.mobileTaken]: "mobile" } as const;
      const field = taken[failureCode(error) as keyof typeof taken];
      if (mayHaveArrived(error)) unanswered.current = true;
      setUnsure(field !== undefined && unanswered.current);
      if (field) form.setError(field, { type: "server", message: failureText(error) }, { shouldFocus: true });
      else refuseForm(form, error);
    },
  });

  return (
    <Form form={form} onSubmit={(body) => mutate(body)} needsScript={copy.needsScript} className="mt-8 grid gap-5">
      <RadioTiles control={control} name="type" label={copy.type} tiles={copy.types} />
      <TextField control={control} name="fullName" label={copy.name} autoComplete="name" longest={TEXT_MAX_CHARS} />
      <EmailField control={control} name="email" label={copy.email} autoComplete="username" />
      <PhoneField control={control} name="mobile" countryName="country" label={copy.mobile} />
      <PasswordField control={control} name="password" label={copy.password} hint={copy.passwordHint} deps={["confirm"]} autoComplete="new-password">
        <PasswordAdvice password={password} ownWords={[fullName, ...email.split(/[@.]/)]} />
      </PasswordField>
      <PasswordField control={control} name="confirm" label={copy.confirm} autoComplete="new-password" />
      <CheckboxField control={control} name="agree">
        <Agreement />
      </CheckboxField>
      <FormRefusal text={formState.errors.root?.message} />
      {unsure ? <PossiblyDoneNotice text={copy.unsure} /> : null}
      {opened ? (
        <div role="alert" className="grid gap-5">
          <p>{copy.opened}</p>
          <ButtonLink href={opened} size="hero" block>
            {copy.continueToDetails}
          </ButtonLink>
        </div>
      ) : (
        <SubmitButton busy={formState.isSubmitting || leaving} busyLabel={copy.busy}>
          {copy.submit}
        </SubmitButton>
      )}
    </Form>
  );
}
