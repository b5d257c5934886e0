"use client";

import { ChevronDown } from "lucide-react";
import { type ReactNode, useState } from "react";
import type { FieldValues } from "react-hook-form";
import { FieldError } from "@/components/form/field";
import { errorId, fieldBox, fieldControl, hintId, labelId } from "@/components/form/field-attributes";
import { useSettleText } from "@/components/form/settle-fields";
import { type FieldProps, useField } from "@/components/form/use-field";
import { formCopy } from "@/lib/content/form";
import { monthNames, twoDigits } from "@/lib/format/date";
import { digitsOf } from "@/lib/read/clean-text";
import { readDate } from "@/lib/read/date";

const copy = formCopy.date;
const padded = (day: string) => (/^\d$/.test(day) ? twoDigits(Number(day)) : day);

/** Year, month and day of a value, each possibly empty. A day is text until it is a number. */
function partsOf(value: string): [year: string, month: string, day: string] {
  const [year = "", month = "", ...day] = value.split("-");
  return [year, month, day.join("-")];
}

function Part({ id, label, error, children }: { id: string; label: string; error: string | undefined; children: ReactNode }) {
  return (
    <div className="grid gap-1">
      <label htmlFor={id} className="text-fg-mute text-small">
        {label}
      </label>
      <div className={fieldBox(error)}>{children}</div>
    </div>
  );
}

/**
 * A date of birth as day, month and year. The value is YYYY-MM-DD, with gaps until all three are there (`1985--17`).
 * The day has the name of the whole field: a whole date that is typed, pasted or filled in there spreads over the three.
 */
export function DateField<Values extends FieldValues>({ control, name, label, hint }: FieldProps<Values>) {
  const { id, field, error, aria } = useField({ control, name, hint });
  const [year, month, day] = partsOf(String(field.value ?? ""));
  /** The day without its zero, while that is how it is typed. */
  const [typed, setTyped] = useState("");
  const ids = { day: id, month: `${id}-bulan`, year: `${id}-tahun` };
  /** A part as it is in the page: it may have been filled in without an event. */
  const inPage = (part: keyof typeof ids) => (document.getElementById(ids[part]) as HTMLInputElement).value;
  const set = (next: { year?: string; month?: string; day?: string }) => {
    const parts = { year: inPage("year"), month: inPage("month"), day: inPage("day"), ...next };
    const value = [parts.year, parts.month, padded(parts.day)].join("-");
    field.onChange(value === "--" ? "" : value);
  };
  const type = (part: "day" | "year", text: string, event?: InputEvent) => {
    // A second digit of the day may follow one that is typed at the end: 1985-8-1.
    const isUnfinished = event?.inputType === "insertText" && event.data?.length === 1 && /\D\d$/.test(text);
    const whole = isUnfinished ? undefined : readDate(text);
    const isDate = whole !== undefined && "date" in whole;
    setTyped(isDate ? "" : part === "day" ? text : typed);
    if (isDate) field.onChange(whole.date);
    else set({ [part]: part === "day" ? text : digitsOf(text) });
  };
  const shownDay = padded(typed) === day ? typed : day;
  useSettleText(ids.day, shownDay, (text) => type("day", text));
  useSettleText(ids.month, month, (text) => set({ month: text }));
  useSettleText(ids.year, year, (text) => type("year", text));
  const shared = { onBlur: field.onBlur, ...aria };
  return (
    <fieldset data-field={id} className="grid min-w-0 content-start gap-1.75">
      <legend id={labelId(id)} className="mb-2 font-bold text-[0.9375rem]/[1.375rem]">
        {label}
      </legend>
      <div className="grid grid-cols-[3.75rem_1fr_4.5rem] gap-2">
        <Part id={id} label={copy.day} error={error}>
          <input
            {...shared}
            ref={field.ref}
            id={id}
            aria-labelledby={labelId(id)}
            inputMode="numeric"
            autoComplete="bday-day"
            value={shownDay}
            onChange={(event) => type("day", event.target.value, event.nativeEvent as InputEvent)}
            onBlur={() => {
              if (day.length > 2) type("day", day);
              field.onBlur();
            }}
            className={`${fieldControl} tabular-nums`}
          />
        </Part>
        <Part id={ids.month} label={copy.month} error={error}>
          <select
            {...shared}
            id={ids.month}
            autoComplete="bday-month"
            value={month}
            onChange={(event) => set({ month: event.target.value })}
            className={`${fieldControl} appearance-none truncate pr-9 pl-3 ${month ? "" : "text-fg-mute"}`}
          >
            <option value="">{formCopy.choose}</option>
            {monthNames.map((text, index) => (
              <option key={text} value={twoDigits(index + 1)} className="text-fg">
                {text}
              </option>
            ))}
          </select>
          <ChevronDown aria-hidden="true" className="-translate-y-1/2 pointer-events-none absolute top-1/2 right-3 size-5 text-fg-soft" />
        </Part>
        <Part id={ids.year} label={copy.year} error={error}>
          <input
            {...shared}
            id={ids.year}
            inputMode="numeric"
            autoComplete="bday-year"
            value={year}
            onChange={(event) => type("year", event.target.value, event.nativeEvent as InputEvent)}
            className={`${fieldControl} tabular-nums`}
          />
        </Part>
      </div>
      {error ? <FieldError id={errorId(id)}>{error}</FieldError> : null}
      {hint ? (
        <p id={hintId(id)} hidden={Boolean(error)} className="text-fg-mute text-small">
          {hint}
        </p>
      ) : null}
    </fieldset>
  );
}
