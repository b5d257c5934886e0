import { useEffect } from "react";
import { useDeletionForms } from "@/components/account-deletion/deletion-forms";
import { useDeletionFlow } from "@/components/account-deletion/use-deletion-flow";

/** The whole deletion, whatever frame shows it. Every change of step empties the forms (Public §4). */
export function useDeletion() {
  const flow = useDeletionFlow();
  const forms = useDeletionForms();
  const { step } = flow.stage;
  const { reset: resetLogin } = forms.login;
  const { reset: resetConfirm } = forms.confirm;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the step is what empties the forms
  useEffect(() => {
    resetLogin();
    resetConfirm();
  }, [step, resetLogin, resetConfirm]);
  return { ...flow, forms };
}

export type Deletion = ReturnType<typeof useDeletion>;
