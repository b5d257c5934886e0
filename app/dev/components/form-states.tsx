"use client";

import { useEffect, useState } from "react";
import { type Control, useForm, useWatch } from "react-hook-form";
import { States } from "@/app/dev/components/states";
import { CheckboxField } from "@/components/form/checkbox-field";
import { CodeField } from "@/components/form/code-field";
import { ComboboxField } from "@/components/form/combobox-field";
import { DateField } from "@/components/form/date-field";
import { DesktopOnlyNotice } from "@/components/form/desktop-only-notice";
import { DigitGroupsField } from "@/components/form/digit-groups-field";
import { EmailField } from "@/components/form/email-field";
import { ErrorSummary } from "@/components/form/error-summary";
import { FormRefusal } from "@/components/form/form-refusal";
import { MoneyInput } from "@/components/form/money-input";
import { NoCode } from "@/components/form/no-code";
import { PasswordAdvice } from "@/components/form/password-advice";
import { PasswordField } from "@/components/form/password-field";
import { PhoneField } from "@/components/form/phone-field";
import { RadioTiles } from "@/components/form/radio-tiles";
import { SelectField } from "@/components/form/select-field";
import { Slider } from "@/components/form/slider";
import { SubmitButton } from "@/components/form/submit-button";
import { TextField } from "@/components/form/text-field";
import { TextareaField } from "@/components/form/textarea-field";
import { TicketButton } from "@/components/form/ticket-button";
import { apologyCopy } from "@/lib/content/auth";
import { businessLoan } from "@/lib/content/business-loan";
import { plainPages } from "@/lib/routes";

const empty = {
  text: "",
  area: "",
  select: "",
  combobox: "",
  password: "",
  code: "",
  digits: "",
  phone: "",
  country: "62",
  date: "",
  email: "",
  radio: "",
  checkbox: false,
};
const full = {
  ...empty,
  text: "Sekar Arum",
  area: "Several words",
  select: "a",
  combobox: "b",
  password: "Rahasia#2026",
  code: "123456",
  digits: "3174010101900009",
  phone: "81234567890",
  date: "1990-01-31",
  email: "sekar@contoh.id",
  radio: "a",
  checkbox: true,
};
type Values = typeof empty;
const names = Object.keys(empty) as (keyof Values)[];
const options = ["a", "b", "c"].map((value) => ({ value, label: `Option ${value}` }));

function Fields({ control, disabled }: { control: Control<Values>; disabled: boolean }) {
  const password = useWatch({ control, name: "password" });
  return (
    <div className="grid gap-5 md:grid-cols-2">
      <TextField control={control} name="text" label="Text" hint="A hint" disabled={disabled} />
      <TextareaField control={control} name="area" label="Text area" longest={60} counter disabled={disabled} />
      <SelectField control={control} name="select" label="Select" options={options} disabled={disabled} />
      <ComboboxField control={control} name="combobox" label="Combobox" options={options} disabled={disabled} />
      <PasswordField control={control} name="password" label="Password" autoComplete="new-password" disabled={disabled}>
        <PasswordAdvice password={password} ownWords={[]} />
      </PasswordField>
      <CodeField control={control} name="code" label="Code" />
      <DigitGroupsField control={control} name="digits" label="Digits in groups" disabled={disabled} />
      <PhoneField control={control} name="phone" countryName="country" label="Phone" />
      <DateField control={control} name="date" label="Date" />
      <EmailField control={control} name="email" label="Email" autoComplete="off" />
      <RadioTiles control={control} name="radio" label="Radio tiles" tiles={options.map((option) => ({ ...option, note: "A note" }))} />
      <CheckboxField control={control} name="checkbox">
        Checkbox
      </CheckboxField>
    </div>
  );
}

type FormProps = { name: string; values: Values; invalid?: boolean; disabled?: boolean };

function Sample({ name, values, invalid = false, disabled = false }: FormProps) {
  const { control, setError } = useForm<Values>({ defaultValues: values });
  useEffect(() => {
    if (invalid) for (const field of names) setError(field, { type: "server", message: "This is wrong" });
  }, [invalid, setError]);
  return (
    <States name={name}>
      {/* A form of its own, because radio buttons of one name form a group. */}
      <form>
        <Fields control={control} disabled={disabled} />
      </form>
    </States>
  );
}

function Summary() {
  const { control, handleSubmit, setError, register } = useForm<Values>({ defaultValues: empty });
  const refuse = () => {
    for (const field of ["text", "area"] as const) setError(field, { type: "server", message: "This is wrong" });
  };
  return (
    <States name="ErrorSummary and SubmitButton">
      <form onSubmit={handleSubmit(refuse)} className="grid gap-5" noValidate>
        <ErrorSummary control={control} fields={(["text", "area"] as const).map((name) => ({ name, label: name }))} />
        <input {...register("text", { required: "Required" })} aria-label="text" className="border border-line p-2" />
        <div className="flex flex-wrap gap-3">
          <SubmitButton busy={false} busyLabel="Sending" block={false}>
            Submit to see the summary
          </SubmitButton>
          <SubmitButton busy busyLabel="Sending" block={false}>
            Busy
          </SubmitButton>
          <SubmitButton busy={false} busyLabel="Sending" blocked block={false}>
            Blocked
          </SubmitButton>
        </div>
      </form>
    </States>
  );
}

function Amounts() {
  const [amount, setAmount] = useState("1000000");
  return (
    <States name="MoneyInput and Slider">
      <label htmlFor="amount">Amount</label>
      <MoneyInput id="amount" value={amount} onChange={setAmount} />
      <Slider
        label="Slide"
        valueText={amount}
        min={0}
        max={2_000_000}
        step={100_000}
        value={Number(amount) || 0}
        onChange={(value) => setAmount(String(value))}
      />
    </States>
  );
}

export function FormStates() {
  return (
    <>
      <Sample name="Empty fields" values={empty} />
      <Sample name="Filled fields" values={full} />
      <Sample name="Fields with errors" values={full} invalid />
      <Sample name="Disabled fields" values={full} disabled />
      <Summary />
      <Amounts />
      <States name="FormRefusal and NoCode">
        <FormRefusal text="The whole form was refused" />
        <NoCode title="No code?" reasons={["A reason", "Another reason"]} gone={{ text: "Gone:", link: "ask for help" }} goneHref="#" />
      </States>
      <States name="DesktopOnlyNotice and TicketButton">
        <DesktopOnlyNotice copy={apologyCopy}>
          <p>What is behind the notice</p>
        </DesktopOnlyNotice>
        <TicketButton
          label="Open a ticket"
          page={plainPages.businessLoan}
          copy={businessLoan.form}
          done={businessLoan.done}
          rows={5}
          kind={{ always: "business-loan" }}
        />
      </States>
    </>
  );
}
