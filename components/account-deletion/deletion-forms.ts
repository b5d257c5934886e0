"use client";

import { useZodForm } from "@/components/form/use-zod-form";

const loadLogin = () => import("@/components/account-deletion/deletion-schema").then((module) => module.loginSchema);
const loadConfirm = () => import("@/components/account-deletion/deletion-schema").then((module) => module.confirmSchema);

/** The forms of step 1 and 2. They live above dialog and page, so that crossing 768 px keeps what was typed. */
export function useDeletionForms() {
  const login = useZodForm(loadLogin, { defaultValues: { phone: "", password: "" } });
  const confirm = useZodForm(loadConfirm, { defaultValues: { idCardNo: "", raw: "", selected: [] as number[], other: "" } });
  return { login, confirm, busy: login.formState.isSubmitting || confirm.formState.isSubmitting };
}
