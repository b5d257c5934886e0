"use client";

import type { FieldValues } from "react-hook-form";
import { FieldError } from "@/components/form/field";
import { errorId } from "@/components/form/field-attributes";
import { useFilled } from "@/components/form/settle-fields";
import { type FieldProps, useField } from "@/components/form/use-field";

type Tile = { value: string; label: string; note?: string };

type Props<Values extends FieldValues> = FieldProps<Values> & {
  tiles: readonly Tile[];
};

const noteId = (id: string, value: string) => `${id}-${value}-catatan`;

/** A choice of a few, each a large tile. The error summary links to the first one. */
export function RadioTiles<Values extends FieldValues>({ control, name, label, tiles }: Props<Values>) {
  const { id, field, error, aria } = useField({ control, name });
  useFilled(
    () => {
      const chosen = document.getElementById(id)?.closest("fieldset")?.querySelector<HTMLInputElement>("input:checked");
      return chosen && chosen.value !== field.value ? [chosen] : [];
    },
    ([chosen]) => field.onChange(chosen?.value),
  );
  return (
    <fieldset data-field={id} aria-describedby={aria["aria-describedby"]} className="@container grid min-w-0 gap-1.75">
      <legend className="mb-2 font-bold text-[0.9375rem]/[1.375rem]">{label}</legend>
      <div className="grid gap-3 @min-[21.5rem]:grid-cols-2">
        {tiles.map((tile, index) => (
          <label
            key={tile.value}
            className={`relative grid cursor-pointer content-start gap-1 rounded-sm border p-4 has-checked:border-action has-checked:bg-success-bg has-checked:shadow-hairline-action has-focus-visible:outline-3 has-focus-visible:outline-action has-focus-visible:outline-offset-3 ${error ? "border-danger" : "border-line-strong hover:border-fg"}`}
          >
            <span className="pr-8 font-bold leading-5.5">{tile.label}</span>
            {tile.note && (
              <span id={noteId(id, tile.value)} className="text-fg-mute text-small/5">
                {tile.note}
              </span>
            )}
            <input
              type="radio"
              required
              id={index === 0 ? id : undefined}
              name={field.name}
              ref={index === 0 ? field.ref : undefined}
              value={tile.value}
              checked={field.value === tile.value}
              aria-label={tile.label}
              aria-invalid={aria["aria-invalid"]}
              aria-describedby={[tile.note && noteId(id, tile.value), error && errorId(id)].filter(Boolean).join(" ") || undefined}
              onChange={() => field.onChange(tile.value)}
              onBlur={field.onBlur}
              className="absolute top-4 right-4 size-5.5 appearance-none rounded-full border-[1.5px] border-line-strong bg-bg-card outline-hidden checked:border-[6px] checked:border-action forced-colors:appearance-auto"
            />
          </label>
        ))}
      </div>
      {error && <FieldError id={errorId(id)}>{error}</FieldError>}
    </fieldset>
  );
}
