"use client";

import { type MouseEvent, useEffect, useId, useRef, useState } from "react";
import { type Control, type FieldError, type FieldPath, type FieldValues, get, useFormState } from "react-hook-form";
import { fieldId } from "@/components/form/field-attributes";
import { formCopy } from "@/lib/content/form";

/**
 * Brings the first wrong field of a form into view, with its label and message, moving the page no more than needed.
 */
function scrollToFirstError(root: ParentNode = document): void {
  const wrong = root.querySelector('[aria-invalid="true"], [data-invalid="true"]');
  (wrong?.closest("[data-field]") ?? wrong)?.scrollIntoView({ block: "nearest" });
}

type Props<Values extends FieldValues> = {
  control: Control<Values, unknown, unknown>;
  /** The fields in the order of the page, with the title of their part in long forms. */
  fields: readonly { name: FieldPath<Values>; label: string; section?: string }[];
};

/** Longer summaries have two columns. */
const COLUMN_MAX = 6;

type Finding = { name: string; label: string; section: string; message: string };

/**
 * Lists the errors of a refused submit, with a link to each field. Its lines stay until the next submit, so that the
 * page does not jump while a person corrects; corrected ones are marked. The first invalid field gets the focus, as in
 * short forms. Not an alert, which would be read whole after each correction.
 */
export function ErrorSummary<Values extends FieldValues>({ control, fields }: Props<Values>) {
  const { errors, submitCount } = useFormState({ control });
  const box = useRef<HTMLDivElement>(null);
  const handled = useRef(0);
  const titleId = useId();
  const [found, setFound] = useState<readonly Finding[]>([]);

  useEffect(() => {
    if (submitCount === handled.current) return;
    handled.current = submitCount;
    setFound(
      fields.flatMap(({ name, label, section = "" }) => {
        const error: FieldError | undefined = get(errors, name);
        return error?.message ? [{ name, label, section, message: error.message }] : [];
      }),
    );
  }, [submitCount, errors, fields]);

  useEffect(() => {
    const [first] = found;
    if (!first) return;
    document.getElementById(fieldId(first.name))?.focus({ preventScroll: true });
    scrollToFirstError(box.current?.closest("form") ?? document);
  }, [found]);

  if (found.length === 0) return null;
  const open = found.filter((finding) => get(errors, finding.name));
  const goTo = (event: MouseEvent, name: string) => {
    const control = document.getElementById(fieldId(name));
    if (!control) return;
    event.preventDefault();
    control.focus({ preventScroll: true });
    (control.closest("[data-field]") ?? control).scrollIntoView({ block: "center" });
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: no set of fields, but links to them
    <div
      ref={box}
      role="group"
      aria-labelledby={titleId}
      data-error-summary="true"
      className="leaflet-10 border-danger border-l-[0.375rem] bg-danger-bg px-6 pt-6 pb-4 text-danger-strong"
    >
      <h2 id={titleId} className="font-bold font-sans text-[1.125rem]/[1.4] tracking-[-0.01em]">
        {open.length > 0 ? formCopy.summaryTitle(open.length) : formCopy.summaryAllFixed}
      </h2>
      <div className={`mt-1.5 ${found.length > COLUMN_MAX ? "md:columns-2 md:gap-8" : ""}`}>
        {[...new Set(found.map(({ section }) => section))].map((section) => (
          <div key={section} className="[&:not(:first-child)]:mt-3">
            {section ? <h3 className="break-after-avoid font-bold font-sans text-fg text-small tracking-normal">{section}</h3> : null}
            <ul>
              {found
                .filter((finding) => finding.section === section)
                .map(({ name, label, message }) => (
                  <li key={name} className="break-inside-avoid">
                    <a href={`#${fieldId(name)}`} onClick={(event) => goTo(event, name)} className="inline-block py-3 text-danger-strong leading-5.5">
                      <b>{label}:</b> <span>{get(errors, name) ? message : formCopy.summaryFixed}</span>
                    </a>
                  </li>
                ))}
            </ul>
          </div>
        ))}
      </div>
    </div>
  );
}
