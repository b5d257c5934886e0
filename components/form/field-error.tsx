import { CircleAlert } from "lucide-react";
import { pauseId } from "@/components/form/field-ids";

/** The sentence under a wrong field. Its text is the message alone, unchanged. */
export function FieldError({ id, children }: { id: string; children: string }) {
  return (
    <>
      <p id={id} className="flex items-start gap-1.75 font-semibold text-danger text-small">
        <CircleAlert aria-hidden="true" className="mt-0.5 size-4.5 shrink-0" />
        <span>{children}</span>
      </p>
      <span id={pauseId(id)} hidden>
        ,
      </span>
    </>
  );
}
