"use client";

import { useCallback, useEffect, useState } from "react";
import { useDeletionForms } from "@/components/account-deletion/deletion-forms";
import { useDeletionFlow } from "@/components/account-deletion/use-deletion-flow";

/** The whole deletion, whatever frame shows it, also after crossing 768 px. Every change of step and every new start empties it (Public §4). */
export function useDeletion() {
  const flow = useDeletionFlow();
  const forms = useDeletionForms();
  /** Why the service would not delete the account. */
  const [refusal, setRefusal] = useState("");
  const { step } = flow.stage;
  const { reset: resetLogin } = forms.login;
  const { reset: resetConfirm } = forms.confirm;
  const empty = useCallback(() => {
    resetLogin();
    resetConfirm();
    setRefusal("");
  }, [resetLogin, resetConfirm]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the step is what empties the forms
  useEffect(empty, [step, empty]);
  const { restart: restartFlow } = flow;
  // A dialog closed at step 1 changes no step, and must not keep the password that was typed.
  const restart = useCallback(() => {
    empty();
    restartFlow();
  }, [empty, restartFlow]);
  return { ...flow, restart, forms, refusal, setRefusal };
}

export type Deletion = ReturnType<typeof useDeletion>;
