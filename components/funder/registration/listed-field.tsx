"use client";

import { type ComponentProps, type SyntheticEvent, useEffect, useRef } from "react";
import { type FieldValues, useFormContext } from "react-hook-form";
import { ComboboxField } from "@/components/form/combobox-field";
import { TextField } from "@/components/form/text-field";
import { fieldId } from "@/components/form/use-field";
import { ListFailed } from "@/components/funder/registration/list-failed";
import { TEXT_MAX_CHARS } from "@/lib/limits";

type Props<Values extends FieldValues> = Omit<ComponentProps<typeof ComboboxField<Values>>, "loading" | "failed" | "hint"> & {
  list: { isFetching: boolean; isError: boolean; error: Error | null; refetch: () => unknown };
  /** The service has no records to choose from, in the words of the hint: the field is required and takes any name, so it is typed. */
  unlisted: string | undefined;
};

/** A choice from a list of the service. Says when the list could not be loaded; where it is empty, the name is typed. */
export function ListedField<Values extends FieldValues>({ list, unlisted, ...field }: Props<Values>) {
  const { control, name, label } = field;
  const { setValue } = useFormContext<FieldValues>();
  /** What stands in the field while it has the focus: the one to type in takes both over. */
  const held = useRef<string>(undefined);
  const typing = unlisted !== undefined;
  useEffect(() => {
    if (!typing || held.current === undefined) return;
    setValue<string>(name, held.current);
    document.getElementById(fieldId(name))?.focus();
  }, [typing, name, setValue]);
  const hold = ({ target }: SyntheticEvent) => {
    if (target instanceof HTMLInputElement) held.current = target.value;
  };
  const release = () => {
    held.current = undefined;
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: watches the field inside
    <div className="contents" onFocus={hold} onInput={hold} onBlur={release}>
      {typing ? (
        <TextField control={control} name={name} label={label} hint={unlisted} longest={TEXT_MAX_CHARS} />
      ) : (
        <ComboboxField
          {...field}
          loading={list.isFetching}
          failed={list.isError && !list.isFetching}
          hint={list.isError ? <ListFailed error={list.error} onRetry={() => void list.refetch()} /> : undefined}
        />
      )}
    </div>
  );
}
