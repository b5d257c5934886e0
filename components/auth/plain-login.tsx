import { Alternative } from "@/components/auth/alternative";
import { AuthTitle } from "@/components/auth/auth-title";
import { PlainField } from "@/components/form/plain-field";
import { PlainForm } from "@/components/form/plain-form";
import { Link } from "@/components/ui/link";
import { loginCopy as copy } from "@/lib/content/auth";
import { plainFormCopy } from "@/lib/content/plain-form";
import { plainActions } from "@/lib/plain-forms/actions";
import type { FormState } from "@/lib/plain-forms/state";
import { routes } from "@/lib/routes";

/** The sign-in without scripts. */
export function PlainLogin({ state }: { state: FormState }) {
  const { next } = state.values;
  return (
    <>
      <AuthTitle title={copy.title} lead={copy.lead} />
      <PlainForm action={plainActions.login} state={state} submit={copy.submit}>
        {next ? <input type="hidden" name="next" value={next} /> : null}
        <PlainField state={state} name="username" label={copy.account} autoComplete="username" autoCapitalize="none" />
        <PlainField
          state={state}
          name="password"
          type="password"
          label={copy.password}
          {...(state.at > 0 ? { hint: plainFormCopy.retype } : {})}
          autoComplete="current-password"
        />
        <p className="-mt-3">
          <Link href={routes.forgotPassword} className="inline-flex min-h-11 items-center font-bold">
            {copy.forgot}
          </Link>
        </p>
      </PlainForm>
      <Alternative question={copy.noAccount} href={routes.register} link={copy.register} />
    </>
  );
}
