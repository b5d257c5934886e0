import { Alternative, AuthTitle } from "@/components/auth/auth-frame";
import { StepBars } from "@/components/auth/flow-parts";
import { NoCode } from "@/components/form/no-code";
import { PlainField, PlainForm } from "@/components/form/plain-form";
import { Button, ButtonLink } from "@/components/ui/button";
import { Link } from "@/components/ui/link";
import { noBreak } from "@/components/ui/no-break";
import { forgotCopy, loginCopy, registerCopy } from "@/lib/content/auth";
import { plainFormCopy } from "@/lib/content/plain-form";
import { plainActions } from "@/lib/plain-forms/actions";
import type { FormState } from "@/lib/plain-forms/state";
import { routes } from "@/lib/routes";

/** The sign-in without scripts. */
export function PlainLogin({ state }: { state: FormState }) {
  const { next } = state.values;
  return (
    <>
      <AuthTitle title={loginCopy.title} lead={loginCopy.lead} />
      <PlainForm action={plainActions.login} state={state} submit={loginCopy.submit}>
        {next ? <input type="hidden" name="next" value={next} /> : null}
        <PlainField state={state} name="username" label={loginCopy.account} autoComplete="username" autoCapitalize="none" />
        <PlainField
          state={state}
          name="password"
          type="password"
          label={loginCopy.password}
          {...(state.at > 0 ? { hint: plainFormCopy.retype } : {})}
          autoComplete="current-password"
        />
        <p className="-mt-3">
          <Link href={routes.forgotPassword} className="inline-flex min-h-11 items-center font-bold">
            {loginCopy.forgot}
          </Link>
        </p>
      </PlainForm>
      <Alternative question={loginCopy.noAccount} href={routes.register} link={loginCopy.register} />
    </>
  );
}

const STEP_ID = "langkah-kata-sandi";
const link = "inline-flex min-h-11 items-center font-bold";

function AccountForm({ state }: { state: FormState }) {
  return (
    <PlainForm action={plainActions.passwordCode} state={state} submit={forgotCopy.send}>
      <PlainField state={state} name="account" domName="username" label={forgotCopy.account} autoComplete="username" autoCapitalize="none" />
    </PlainForm>
  );
}

function CodeForm({ state }: { state: FormState }) {
  const { account } = state.values;
  const isRetry = Object.keys(state.errors).length > 0 || state.refusal !== undefined;
  return (
    <>
      <Link href={routes.forgotPassword} className={link}>
        {forgotCopy.change}
      </Link>
      <PlainForm action={plainActions.passwordReset} state={state} submit={forgotCopy.submit}>
        {/* For password managers, and the account that the code was sent to. */}
        <input
          type="text"
          name="username"
          autoComplete="username"
          defaultValue={account}
          readOnly
          tabIndex={-1}
          aria-hidden="true"
          className="hidden"
        />
        <PlainField state={state} name="code" label={forgotCopy.code} hint={forgotCopy.neverShare} inputMode="numeric" autoComplete="one-time-code" />
        <PlainField
          state={state}
          name="password"
          type="password"
          label={forgotCopy.password}
          hint={isRetry ? `${registerCopy.passwordHint} ${plainFormCopy.retype}` : registerCopy.passwordHint}
          autoComplete="new-password"
        />
        <PlainField state={state} name="confirm" type="password" label={forgotCopy.confirm} autoComplete="new-password" />
      </PlainForm>
      <NoCode title={forgotCopy.noCode} reasons={forgotCopy.noCodeReasons} gone={forgotCopy.gone} goneHref={`${routes.help}#pengaduan`} />
      <form method="post" action={plainActions.passwordCode} className="mt-3">
        <input type="hidden" name="username" value={account} />
        <input type="hidden" name="resend" value="1" />
        <Button type="submit" variant="line">
          {plainFormCopy.resend}
        </Button>
      </form>
    </>
  );
}

/** A forgotten password without scripts: account, then code and new password, then done. */
export function PlainReset({ state }: { state: FormState }) {
  const { step, values } = state;
  const number = step === "done" ? 3 : step === "code" ? 2 : 1;
  return (
    <>
      <h1 className="text-[clamp(2.125rem,1.6rem+1.8vw,3rem)] leading-[1.05]">{step === "done" ? forgotCopy.doneTitle : forgotCopy.title}</h1>
      <StepBars id={STEP_ID} step={number} names={forgotCopy.steps} />
      <p className="mt-4 text-fg-soft text-lead">
        {step === "done"
          ? `${state.notice ?? ""} ${forgotCopy.doneText}`
          : noBreak(step === "code" ? forgotCopy.codeLead(values.account ?? "") : forgotCopy.accountLead)}
      </p>
      {step === undefined ? <AccountForm state={state} /> : null}
      {step === "code" ? <CodeForm state={state} /> : null}
      {step === "done" ? (
        <ButtonLink href={routes.login} size="hero" block className="mt-8">
          {forgotCopy.login}
        </ButtonLink>
      ) : (
        <p className="mt-6">
          <Link href={routes.login} className={link}>
            {forgotCopy.back}
          </Link>
        </p>
      )}
    </>
  );
}
