import type { ComponentProps } from "react";
import { Field } from "@/components/form/field";
import { controlAttributes, fieldId } from "@/components/form/field-ids";
import { fieldBox, fieldControl } from "@/components/form/field-styles";
import { SelectChevron } from "@/components/form/select-chevron";
import type { Option } from "@/components/form/select-field";
import { formCopy } from "@/lib/content/form";
import type { FormState } from "@/lib/plain-forms/state";

type Props = {
  /** Values and messages of the form. */
  state: FormState;
  name: string;
  label: string;
  hint?: string;
};

/** Id, value and message of a field; the first wrong field gets the focus, as it does with scripts. */
function bind({ state: { values, errors }, name, hint }: Props) {
  const id = fieldId(name);
  const error = errors[name];
  return {
    error,
    attributes: {
      ...controlAttributes(id, error, Boolean(hint)),
      name,
      "aria-required": true as const,
      defaultValue: values[name],
      // The page is the answer to the form: what is wrong comes first.
      autoFocus: Object.keys(errors)[0] === name,
    },
  };
}

type InputProps = Props &
  Pick<ComponentProps<"input">, "type" | "inputMode" | "autoComplete" | "autoCapitalize"> & {
    /** Name of the control in the page, where it is not that of the value: what password managers go by. */
    domName?: string;
  };

/** One line of text in a form that is sent without scripts. */
export function PlainField({ state, name, label, hint, domName, ...input }: InputProps) {
  const { error, attributes } = bind({ state, name, label, hint });
  return (
    <Field id={attributes.id} label={label} hint={hint} error={error}>
      <div className={fieldBox(error)}>
        <input {...attributes} {...input} {...(domName ? { name: domName } : {})} spellCheck={false} className={fieldControl} />
      </div>
    </Field>
  );
}

/** Several lines of text. Nothing is cut: a text that is too long comes back with a message. */
export function PlainTextarea({ rows, ...props }: Props & { rows: number }) {
  const { error, attributes } = bind(props);
  return (
    <Field id={attributes.id} label={props.label} hint={props.hint} error={error}>
      <div className={fieldBox(error)}>
        <textarea {...attributes} rows={rows} className={`${fieldControl} resize-y`} />
      </div>
    </Field>
  );
}

/** A native select. */
export function PlainSelect({ options, ...props }: Props & { options: readonly Option[] }) {
  const { error, attributes } = bind(props);
  return (
    <Field id={attributes.id} label={props.label} hint={props.hint} error={error}>
      <div className={fieldBox(error)}>
        <select {...attributes} className={`${fieldControl} appearance-none pr-12`}>
          <option value="">{formCopy.choose}</option>
          {options.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
        <SelectChevron />
      </div>
    </Field>
  );
}
