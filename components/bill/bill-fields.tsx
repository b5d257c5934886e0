import type { ComponentProps, ReactNode } from "react";
import { Field, SelectChevron } from "@/components/form/field";
import { controlAttributes, fieldBox, fieldControl, fieldId } from "@/components/form/field-attributes";
import { billPage } from "@/lib/content/bill";
import { longDate } from "@/lib/format/date";
import { groupedAmount } from "@/lib/format/number";
import { BILL_FIRST_DAY, type BillFault, type BillField, type BillText, FINE_FIRST_DAY } from "@/lib/loans/bill";

const { fields, choices, faults: words, groups } = billPage;
const chosen: readonly BillField[] = ["tujuan", "izin"];

/** The sentence beside a field: what is wrong and what to write. */
export function faultText(field: BillField, fault: BillFault): string {
  if (fault === "missing") return chosen.includes(field) ? words.choice : words.missing;
  if (fault === "beforeTable") return words.beforeTable(longDate(BILL_FIRST_DAY));
  if (fault === "fineBeforeTable") return words.fineBeforeTable(longDate(FINE_FIRST_DAY));
  return words[fault];
}

type BillFieldsProps = {
  values: BillText;
  faults: Partial<Record<BillField, BillFault>>;
  onChange: (field: BillField, value: string) => void;
};

/** The fields of a bill. Their names are those of the form that is sent without scripts. */
export function BillFields({ values, faults, onChange }: BillFieldsProps) {
  const line = (name: BillField, control: (attributes: ReturnType<typeof attributesOf>) => ReactNode) => {
    const fault = faults[name];
    const error = fault && faultText(name, fault);
    return (
      <Field id={fieldId(name)} label={fields[name].label} hint={fields[name].hint} error={error}>
        <div className={fieldBox(error)}>{control(attributesOf(name, error))}</div>
      </Field>
    );
  };
  const attributesOf = (name: BillField, error: string | undefined) => ({
    ...controlAttributes(fieldId(name), error, true),
    name,
    value: values[name] ?? "",
    autoComplete: "off",
    onChange: ({ target }: { target: { value: string } }) => onChange(name, target.value),
    className: `${fieldControl} tabular-nums`,
  });
  const typed = (name: BillField, more: ComponentProps<"input"> = { inputMode: "text" }) =>
    line(name, (attributes) => <input {...attributes} spellCheck={false} {...more} />);
  /** An amount, which is grouped by thousands once it is typed. */
  const amount = (name: BillField) => typed(name, { inputMode: "numeric", onBlur: ({ target: { value } }) => onChange(name, groupedAmount(value)) });
  const choice = (name: "tujuan" | "izin") =>
    line(name, (attributes) => (
      <>
        <select {...attributes} className={`${fieldControl} appearance-none pr-12`}>
          <option value="" />
          {Object.entries(choices[name]).map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
        <SelectChevron />
      </>
    ));
  const two = "grid gap-5 md:grid-cols-2";
  return (
    <>
      <div className={two}>
        {choice("tujuan")}
        {choice("izin")}
      </div>
      {typed("nama")}
      <fieldset className="grid gap-5">
        <legend className="mb-4 font-bold font-display text-h3 tracking-figure">{groups.loan}</legend>
        <div className={two}>
          {amount("pokok")}
          {amount("diterima")}
          {typed("tanggal")}
          {typed("tenor", { inputMode: "numeric" })}
        </div>
        {amount("kembali")}
        {amount("pajak")}
      </fieldset>
      <fieldset className="grid gap-5">
        <legend className="mb-4 font-bold font-display text-h3 tracking-figure">{groups.late}</legend>
        {amount("denda")}
        <div className={two}>
          {typed("terlambat")}
          {typed("sampai")}
        </div>
        {amount("sisa")}
      </fieldset>
    </>
  );
}
