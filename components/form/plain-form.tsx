import type { ReactNode } from "react";
import { FormRefusal } from "@/components/form/form-refusal";
import { Button } from "@/components/ui/button";
import type { FormState } from "@/lib/plain-forms/state";

type Props = {
  /** From plainActions. */
  action: string;
  state: FormState;
  submit: string;
  children: ReactNode;
};

/** A form that is sent without scripts, with the answer to its last try above the fields. */
export function PlainForm({ action, state: { refusal, notice, errors }, submit, children }: Props) {
  return (
    <form noValidate method="post" action={action} className="mt-8 grid gap-5">
      {refusal ? (
        <div
          tabIndex={-1}
          // biome-ignore lint/a11y/noAutofocus: the page is the response to the form, and this is its message
          autoFocus={Object.keys(errors).length === 0}
        >
          <FormRefusal text={refusal} />
        </div>
      ) : null}
      {notice ? <p className="rounded-sm bg-success-bg px-4 py-3 text-success">{notice}</p> : null}
      {children}
      <Button type="submit" size="hero" block>
        {submit}
      </Button>
    </form>
  );
}
