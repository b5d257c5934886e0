"use client";

import { useRouter } from "next/navigation";
import { useState } from "react";
import { failureCode, failureText } from "@/components/auth/failure-text";
import { wireAccount } from "@/components/auth/login-account";
import { Form } from "@/components/form/form";
import { PasswordField } from "@/components/form/password-field";
import { SubmitButton } from "@/components/form/submit-button";
import { TextField } from "@/components/form/text-field";
import { useZodForm } from "@/components/form/use-zod-form";
import { Link } from "@/components/ui/link";
import { toast } from "@/components/ui/toaster";
import { apiFetch } from "@/lib/api/api-fetch";
import { renewRights } from "@/lib/browser/rights";
import { rememberUser } from "@/lib/browser/signed-in-user";
import { loginWords as words } from "@/lib/content/auth";
import { apiCodes } from "@/lib/contract/codes";
import type { LoginRequest } from "@/lib/contract/investor";
import { detailFormHref, returnPath, routes } from "@/lib/routes";

const loadSchema = () => import("@/lib/contract/investor").then((module) => module.loginRequest);

/** Sign-in by e-mail or phone. On success it goes to the details still to be given, else to the page asked for. */
export function LoginForm() {
  const router = useRouter();
  const [leaving, setLeaving] = useState(false);
  const form = useZodForm(loadSchema, { defaultValues: { username: "", password: "" } });
  const { control, formState } = form;

  const signIn = async ({ username, password }: LoginRequest) => {
    if (!navigator.cookieEnabled) return toast.error(words.noCookies);
    const typed = form.getValues("username");
    try {
      const body = { username: wireAccount(username), password };
      const { data } = await apiFetch<"login">({ method: "POST", path: "/api/investor/login", body });
      rememberUser(data.username);
      renewRights();
      setLeaving(true);
      const next = new URLSearchParams(window.location.search).get("next");
      router.replace(data.validate ? detailFormHref(data.type, data.id) : returnPath(next));
    } catch (error) {
      toast.error(failureText(error));
      // What was typed meanwhile is the next try: it stays, and where somebody types the focus stays too.
      const now = form.getValues();
      if (failureCode(error) !== apiCodes.wrongCredentials || now.password !== password) return;
      form.resetField("password");
      if (now.username === typed) form.setFocus("password");
    }
  };

  return (
    <Form form={form} onSubmit={signIn} className="mt-8 grid gap-5">
      <TextField control={control} name="username" label={words.account} autoComplete="username" autoCapitalize="none" spellCheck={false} />
      <PasswordField control={control} name="password" label={words.password} autoComplete="current-password" />
      <p className="-mt-3 text-right">
        <Link href={routes.forgotPassword} className="inline-flex min-h-11 items-center font-bold">
          {words.forgot}
        </Link>
      </p>
      <SubmitButton busy={formState.isSubmitting || leaving} busyLabel={words.busy}>
        {words.submit}
      </SubmitButton>
    </Form>
  );
}
