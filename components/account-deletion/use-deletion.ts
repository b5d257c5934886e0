"use client";

import { useCallback, useEffect } from "react";
import { useDeletionForms } from "@/components/account-deletion/deletion-forms";
import { useDeletionFlow } from "@/components/account-deletion/use-deletion-flow";

/**
 * The state of the deletion, for page and dialog, also across 768 px. Each change of step and each restart empties the
 * forms (Public §4).
 */
export function useDeletion() {
  const flow = useDeletionFlow();
  const forms = useDeletionForms();
  const { step } = flow.stage;
  const { reset: resetLogin } = forms.login;
  const { reset: resetConfirm } = forms.confirm;
  const empty = useCallback(() => {
    resetLogin();
    resetConfirm();
  }, [resetLogin, resetConfirm]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new step empties the forms
  useEffect(empty, [step, empty]);
  const { restart: restartFlow } = flow;
  // A dialog closed at step 1 changes no step, but must forget the typed password.
  const restart = useCallback(() => {
    empty();
    restartFlow();
  }, [empty, restartFlow]);
  return { ...flow, restart, forms };
}

export type Deletion = ReturnType<typeof useDeletion>;
