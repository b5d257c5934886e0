import type { FieldValues, UseFormReturn } from "react-hook-form";
import { asApiError } from "@/lib/api/api-error";

/**
 * Keeps the message of a failed call at the form until the next submit: the form shows it by FormRefusal, also after
 * the notice at the edge has gone.
 */
export function refuseForm<Input extends FieldValues, Output>(
  { setError }: Pick<UseFormReturn<Input, unknown, Output>, "setError">,
  cause: unknown,
): void {
  setError("root", { type: "server", message: asApiError(cause).message });
}

/** Why the service refused the form, beside its fields. The notice at the edge says it aloud, so this is no alert. */
export function FormRefusal({ text }: { text: string | undefined }) {
  if (!text) return null;
  return (
    <p data-form-refusal="true" className="leaflet-10 border-danger border-l-[0.375rem] bg-danger-bg px-4 py-3 font-semibold text-danger-strong">
      {text}
    </p>
  );
}
