import { StepBars } from "@/components/auth/step-bars";
import { NoCode } from "@/components/form/no-code";
import { PlainField } from "@/components/form/plain-field";
import { PlainForm } from "@/components/form/plain-form";
import { Button, ButtonLink } from "@/components/ui/button";
import { Link } from "@/components/ui/link";
import { noBreak } from "@/components/ui/no-break";
import { forgotCopy as copy, registerCopy } from "@/lib/content/auth";
import { plainFormCopy } from "@/lib/content/plain-form";
import { plainActions } from "@/lib/plain-forms/actions";
import type { FormState } from "@/lib/plain-forms/state";
import { routes } from "@/lib/routes";

const STEP_ID = "langkah-kata-sandi";
const link = "inline-flex min-h-11 items-center font-bold";

function AccountForm({ state }: { state: FormState }) {
  return (
    <PlainForm action={plainActions.passwordCode} state={state} submit={copy.send}>
      <PlainField state={state} name="account" domName="username" label={copy.account} autoComplete="username" autoCapitalize="none" />
    </PlainForm>
  );
}

function CodeForm({ state }: { state: FormState }) {
  const { account } = state.values;
  const isRetry = Object.keys(state.errors).length > 0 || state.refusal !== undefined;
  return (
    <>
      <Link href={routes.forgotPassword} className={link}>
        {copy.change}
      </Link>
      <PlainForm action={plainActions.passwordReset} state={state} submit={copy.submit}>
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
        <PlainField state={state} name="code" label={copy.code} hint={copy.neverShare} inputMode="numeric" autoComplete="one-time-code" />
        <PlainField
          state={state}
          name="password"
          type="password"
          label={copy.password}
          hint={isRetry ? `${registerCopy.passwordHint} ${plainFormCopy.retype}` : registerCopy.passwordHint}
          autoComplete="new-password"
        />
        <PlainField state={state} name="confirm" type="password" label={copy.confirm} autoComplete="new-password" />
      </PlainForm>
      <NoCode title={copy.noCode} reasons={copy.noCodeReasons} />
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
      <h1 className="text-[clamp(2.125rem,1.6rem+1.8vw,3rem)] leading-[1.05]">{step === "done" ? copy.doneTitle : copy.title}</h1>
      <StepBars id={STEP_ID} step={number} names={copy.steps} />
      <p className="mt-4 text-fg-soft text-lead">
        {step === "done" ? copy.doneText : noBreak(step === "code" ? copy.codeLead(values.account ?? "") : copy.accountLead)}
      </p>
      {step === undefined ? <AccountForm state={state} /> : null}
      {step === "code" ? <CodeForm state={state} /> : null}
      {step === "done" ? (
        <ButtonLink href={routes.login} size="hero" block className="mt-8">
          {copy.login}
        </ButtonLink>
      ) : (
        <p className="mt-6">
          <Link href={routes.login} className={link}>
            {copy.back}
          </Link>
        </p>
      )}
    </>
  );
}
