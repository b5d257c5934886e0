"use client";

import { Combobox } from "@base-ui/react/combobox";
import { ChevronDown } from "lucide-react";
import type { FieldValues } from "react-hook-form";
import { Field } from "@/components/form/field";
import { fieldBox, fieldControl } from "@/components/form/field-styles";
import type { Option } from "@/components/form/select-field";
import { type FieldProps, useField } from "@/components/form/use-field";
import { Mark } from "@/components/ui/mark";
import { formWords } from "@/lib/content/form";

/** Options drawn at once; typing narrows the rest. */
const SHOWN_MAX = 100;

type Props<Values extends FieldValues> = FieldProps<Values> & {
  options: readonly Option[];
  placeholder?: string;
  loading?: boolean;
  disabled?: boolean;
  /** The field cannot be opened yet, because another one must be filled first; called when somebody tries. */
  onBlocked?: (() => void) | undefined;
  /** Called after the form has the new value. */
  onPicked?: (value: string) => void;
  /** Called when the list opens, to load it. */
  onOpen?: () => void;
};

/** A list that can be searched by typing, for long lists. The form holds the value of the option. */
export function ComboboxField<Values extends FieldValues>(props: Props<Values>) {
  const { control, name, label, hint, optional = false, options, placeholder = formWords.choose, loading = false, disabled = false } = props;
  const { onBlocked, onPicked, onOpen } = props;
  const { id, field, error, aria } = useField({ control, name, hint, optional });
  const chosen = field.value ? (options.find((option) => option.value === field.value) ?? { value: field.value, label: field.value }) : null;
  const atEnd = "pointer-events-none absolute top-1/2 right-4 -mt-2.5 size-5 text-fg-soft";
  const icon = loading ? <Mark turning className={atEnd} /> : <ChevronDown aria-hidden="true" className={atEnd} />;
  const shared = { id, placeholder, autoComplete: "off", className: `${fieldControl} pr-12`, ...aria };
  return (
    <Field id={id} label={label} hint={hint} error={error} optional={optional} disabled={disabled || Boolean(onBlocked)}>
      {onBlocked ? (
        <div className={`${fieldBox(error)} bg-mori-100`}>
          <input
            {...shared}
            ref={field.ref}
            role="combobox"
            aria-expanded={false}
            aria-haspopup="listbox"
            readOnly
            value=""
            onClick={onBlocked}
            onKeyDown={(event) => {
              if (["ArrowDown", "ArrowUp", "Enter", " "].includes(event.key) || event.key.length === 1) {
                event.preventDefault();
                onBlocked();
              }
            }}
          />
          {icon}
        </div>
      ) : (
        <Combobox.Root<Option>
          items={options}
          value={chosen}
          isItemEqualToValue={(option, value) => option.value === value.value}
          disabled={disabled}
          autoHighlight
          limit={SHOWN_MAX}
          locale="id"
          onOpenChange={(open) => open && onOpen?.()}
          onValueChange={(option) => {
            field.onChange(option?.value ?? "");
            onPicked?.(option?.value ?? "");
          }}
        >
          <Combobox.InputGroup className={fieldBox(error)}>
            <Combobox.Input {...shared} ref={field.ref} name={field.name} onBlur={field.onBlur} />
            {icon}
          </Combobox.InputGroup>
          <Combobox.Portal>
            <Combobox.Positioner sideOffset={6} className="z-40 w-(--anchor-width)">
              <Combobox.Popup className="max-h-[min(20rem,var(--available-height))] overflow-y-auto overscroll-contain rounded-sm bg-white p-1.5 shadow-menu forced-colors:border">
                {loading ? (
                  <Combobox.Status className="px-3 py-2.5 text-fg-mute">{formWords.loadingOptions}</Combobox.Status>
                ) : (
                  <Combobox.Empty className="px-3 py-2.5 text-fg-mute empty:hidden">{formWords.noOptions}</Combobox.Empty>
                )}
                <Combobox.List>
                  {(option: Option) => (
                    <Combobox.Item
                      key={option.value}
                      value={option}
                      className="flex min-h-11 cursor-pointer items-center rounded-xs px-3 py-1.5 data-highlighted:bg-pandan-50 data-selected:font-bold forced-colors:data-highlighted:outline-2"
                    >
                      {option.image && (
                        // biome-ignore lint/performance/noImgElement: a small mark of the list's own source needs no image service
                        <img src={option.image} alt="" width={28} height={28} loading="lazy" className="mr-3 size-7 flex-none object-contain" />
                      )}
                      {option.label}
                    </Combobox.Item>
                  )}
                </Combobox.List>
              </Combobox.Popup>
            </Combobox.Positioner>
          </Combobox.Portal>
        </Combobox.Root>
      )}
    </Field>
  );
}
