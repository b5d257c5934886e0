"use client";

import { type ComponentProps, type ReactNode, type SyntheticEvent, useEffect, useRef } from "react";
import { type FieldValues, useFormContext } from "react-hook-form";
import { ComboboxField } from "@/components/form/combobox-field";
import { fieldId } from "@/components/form/field-attributes";
import { TextField } from "@/components/form/text-field";
import { ApiError } from "@/lib/api/api-error";
import { funderCopy } from "@/lib/content/funder";
import { refusalMessages } from "@/lib/contract/envelope";
import { TEXT_MAX_CHARS } from "@/lib/limits";

type FailedProps = { error: Error | null; onRetry: () => void };

/**
 * Replaces a field's hint when its list could not be loaded: says how long to wait, if the response says so, and offers
 * a retry.
 */
function ListFailed({ error, onRetry }: FailedProps) {
  const seconds = error instanceof ApiError ? error.retryAfterSeconds : undefined;
  return (
    <span role="status" className="font-semibold text-danger">
      <span>{seconds ? `${funderCopy.select.failed} ${refusalMessages.wait(seconds)}` : funderCopy.select.failed}</span>{" "}
      <button
        type="button"
        onClick={(event) => {
          // The button goes with the words; the focus goes to the field that they are about.
          event.currentTarget.closest("[data-field]")?.querySelector("input")?.focus();
          onRetry();
        }}
        className="min-h-11 font-bold text-link underline underline-offset-[0.22em]"
      >
        {funderCopy.link.retry}
      </button>
    </span>
  );
}

type Props<Values extends FieldValues> = Omit<ComponentProps<typeof ComboboxField<Values>>, "loading" | "failed" | "hint"> & {
  list: { isFetching: boolean; isError: boolean; error: Error | null; refetch: () => unknown };
  /** A note in place of the hint. */
  note?: ReactNode;
  /** The hint where the service has no list: the required name is typed. */
  unlisted: string | undefined;
};

/** A choice from a list of the service, with a retry when it fails to load; where the list is empty, a text field. */
export function ListedField<Values extends FieldValues>({ list, unlisted, note, ...field }: Props<Values>) {
  const { control, name, label } = field;
  const { setValue } = useFormContext<FieldValues>();
  /** Text of the focused field: the text field that replaces the list takes over text and focus. */
  const focusedText = useRef<string>(undefined);
  const typing = unlisted !== undefined;
  useEffect(() => {
    if (!typing || focusedText.current === undefined) return;
    setValue<string>(name, focusedText.current);
    document.getElementById(fieldId(name))?.focus();
  }, [typing, name, setValue]);
  const remember = ({ target }: SyntheticEvent) => {
    if (target instanceof HTMLInputElement) focusedText.current = target.value;
  };
  const forget = () => {
    focusedText.current = undefined;
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: watches the field inside
    <div className="contents" onFocus={remember} onInput={remember} onBlur={forget}>
      {typing ? (
        <TextField control={control} name={name} label={label} hint={unlisted} longest={TEXT_MAX_CHARS} />
      ) : (
        <ComboboxField
          {...field}
          loading={list.isFetching}
          failed={list.isError && !list.isFetching}
          hint={list.isError ? <ListFailed error={list.error} onRetry={() => void list.refetch()} /> : note}
        />
      )}
    </div>
  );
}
