"use client";

import { useRouter } from "next/navigation";
import { useEffect, useRef, useState } from "react";
import { failureCode, login } from "@/components/auth/api";
import { Form } from "@/components/form/form";
import { FormRefusal, refuseForm } from "@/components/form/form-refusal";
import { PasswordField } from "@/components/form/password-field";
import { SubmitButton } from "@/components/form/submit-button";
import { TextField } from "@/components/form/text-field";
import { useArrivalFocus } from "@/components/form/use-arrival-focus";
import { useZodForm } from "@/components/form/use-zod-form";
import { Link } from "@/components/ui/link";
import { QueryProvider } from "@/components/ui/query-provider";
import { toast } from "@/components/ui/toaster";
import { useSingleMutation } from "@/components/ui/use-single-mutation";
import { renewRights } from "@/lib/api/rights";
import { addApplicant } from "@/lib/browser/applicant";
import { readReceipt } from "@/lib/browser/details-receipt";
import { rememberUser } from "@/lib/browser/signed-in-user";
import { hasStoredDraft } from "@/lib/browser/stored-draft";
import { loginCopy as copy } from "@/lib/content/auth";
import { apiCodes } from "@/lib/contract/envelope";
import type { LoginRequest } from "@/lib/contract/investor";
import { plainActions } from "@/lib/plain-forms/actions";
import { contactOf } from "@/lib/read/contact";
import { detailFormHref, returnPath, routes } from "@/lib/routes";

const loadSchema = () => import("@/lib/contract/investor").then((module) => module.loginRequest);

/** Sign-in by e-mail or phone. On success it goes to the details that are still missing, else to the page of `next`. */
export function LoginForm() {
  return (
    <QueryProvider>
      <LoginFields />
    </QueryProvider>
  );
}

function LoginFields() {
  const router = useRouter();
  const [leaving, setLeaving] = useState(false);
  const form = useZodForm(loadSchema, { defaultValues: { username: "", password: "" } });
  const { control, formState } = form;
  /** The account as typed at the last submit; the schema trims it. */
  const submitted = useRef("");
  useEffect(() => {
    const email = readReceipt()?.email;
    if (email && form.getValues("username") === "") form.setValue("username", email);
  }, [form]);
  useArrivalFocus();

  const signIn = useSingleMutation({
    ...login,
    onSuccess({ data }, { username: account }) {
      rememberUser(data.username);
      if (data.validate) addApplicant(data.id, { username: data.username, ...contactOf(account) });
      renewRights();
      setLeaving(true);
      const next = new URLSearchParams(window.location.search).get("next");
      router.replace(data.validate ? detailFormHref(data.type, data.id) : returnPath(next));
    },
    onError(error, sent) {
      refuseForm(form, error);
      // Text typed since the submit is the next try: leave it, and the focus, where they are.
      const { username, password } = form.getValues();
      if (failureCode(error) !== apiCodes.wrongCredentials || password !== sent.password) return;
      form.resetField("password");
      if (username === submitted.current) form.setFocus("password");
    },
  });
  const submit = (values: LoginRequest) => {
    if (!navigator.cookieEnabled) {
      form.setError("root", { type: "cookies", message: copy.noCookies });
      return toast.error(copy.noCookies);
    }
    submitted.current = form.getValues("username");
    return signIn.mutate(values);
  };

  return (
    <Form form={form} onSubmit={submit} action={plainActions.login} className="mt-8 grid gap-5">
      <FormRefusal text={formState.errors.root?.message} />
      <TextField control={control} name="username" label={copy.account} autoComplete="username" autoCapitalize="none" spellCheck={false} />
      <PasswordField control={control} name="password" label={copy.password} autoComplete="current-password" />
      <p className="-mt-3">
        <Link href={routes.forgotPassword} className="inline-flex min-h-11 items-center font-bold">
          {copy.forgot}
        </Link>
      </p>
      <SubmitButton busy={formState.isSubmitting || leaving} busyLabel={copy.busy}>
        {copy.submit}
      </SubmitButton>
    </Form>
  );
}

const forms: readonly string[] = [routes.registerCompany, routes.registerPersonal];

/** Why the visitor must sign in, after a redirect from another page. */
export function SignInReason() {
  const [reason, setReason] = useState<string>();
  useEffect(() => {
    const next = returnPath(new URLSearchParams(window.location.search).get("next"));
    if (next === routes.home) return;
    const [path = ""] = next.split(/[?#]/);
    setReason(forms.includes(path) && hasStoredDraft() ? copy.reasonDraft : copy.reason);
  }, []);
  return (
    <div role="status" className={reason ? "mt-5 rounded-sm bg-warning-bg px-4 py-3 font-semibold text-warning" : undefined}>
      {reason}
    </div>
  );
}
