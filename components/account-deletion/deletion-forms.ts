"use client";

import { useZodForm } from "@/components/form/use-zod-form";

const loadLogin = () => import("@/components/account-deletion/deletion-schema").then((module) => module.loginSchema);
const loadConfirm = () => import("@/components/account-deletion/deletion-schema").then((module) => module.confirmSchema);

/** The forms of steps 1 and 2, above dialog and page, so that crossing 768 px keeps the typed text. */
export function useDeletionForms() {
  const login = useZodForm(loadLogin, { defaultValues: { phone: "", password: "" } });
  const confirm = useZodForm(loadConfirm, { defaultValues: { idCardNo: "", raw: "", selected: [] as number[], other: "" } });
  return { login, confirm, busy: login.formState.isSubmitting || confirm.formState.isSubmitting };
}
