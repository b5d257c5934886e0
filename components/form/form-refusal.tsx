import type { FieldValues, UseFormReturn } from "react-hook-form";
import { asApiError } from "@/lib/api/api-error";

/**
 * Shows the message of a failed call in the form (FormRefusal) until the next submit: the toast disappears earlier.
 */
export function refuseForm<Input extends FieldValues, Output>(
  { setError }: Pick<UseFormReturn<Input, unknown, Output>, "setError">,
  cause: unknown,
): void {
  setError("root", { type: "server", message: asApiError(cause).message });
}

/** Why the service refused the form, next to its fields. Not an alert: the toast announces the same message. */
export function FormRefusal({ text }: { text: string | undefined }) {
  if (!text) return null;
  return (
    <p data-form-refusal="true" className="leaflet-10 border-danger border-l-[0.375rem] bg-danger-bg px-4 py-3 font-semibold text-danger-strong">
      {text}
    </p>
  );
}
