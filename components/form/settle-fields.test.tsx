import { useQuery } from "@tanstack/react-query";
import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { useEffect, useState } from "react";
import { flushSync } from "react-dom";
import { CheckboxField } from "@/components/form/checkbox-field";
import { CodeField } from "@/components/form/code-field";
import { ComboboxField } from "@/components/form/combobox-field";
import { DateField } from "@/components/form/date-field";
import { DigitGroupsField } from "@/components/form/digit-groups-field";
import { EmailField } from "@/components/form/email-field";
import { Form } from "@/components/form/form";
import { MoneyInput } from "@/components/form/money-input";
import { PasswordField } from "@/components/form/password-field";
import { PhoneField } from "@/components/form/phone-field";
import { RadioTiles } from "@/components/form/radio-tiles";
import { SelectField } from "@/components/form/select-field";
import { TextField } from "@/components/form/text-field";
import { TextareaField } from "@/components/form/textarea-field";
import { prepareComboboxes } from "@/components/form/use-combobox";
import { useZodForm } from "@/components/form/use-zod-form";
import { makeQueryClient } from "@/components/ui/query-client";
import * as z from "@/lib/contract/zod";

const options = ["Bank Melati", "Bank Mawar"].map((name) => ({ value: name, label: name }));
const empty = {
  type: "1",
  name: "",
  email: "",
  country: "62",
  mobile: "",
  password: "",
  confirm: "",
  birthday: "",
  idNumber: "",
  religion: "",
  bank: "",
  code: "",
  message: "",
  agree: false,
};
const loadSchema = async () => z.looseObject({}) as never;
let form: ReturnType<typeof useZodForm<typeof empty, typeof empty>>;
const sent = jest.fn();

// Loaded during a test, it would render the list outside of act.
beforeAll(prepareComboboxes);

/** Renders what is due, as a browser does after every listener. */
function RenderNow() {
  useEffect(() => {
    const gone = new AbortController();
    for (const type of ["pointerdown", "focusin", "input", "click"])
      addEventListener(type, () => flushSync(() => undefined), { capture: true, signal: gone.signal });
    return () => gone.abort();
  });
  return null;
}

function Sample() {
  form = useZodForm(loadSchema, { defaultValues: empty });
  const { control } = form;
  const [income, setIncome] = useState("");
  form.watch();
  return (
    <Form form={form} onSubmit={sent}>
      <RadioTiles control={control} name="type" label="Jenis" tiles={["0", "1"].map((value) => ({ value, label: `Jenis ${value}` }))} />
      <TextField control={control} name="name" label="Nama" />
      <RenderNow />
      <EmailField control={control} name="email" label="Email" autoComplete="email" />
      <PhoneField control={control} name="mobile" countryName="country" label="No. handphone" />
      <RenderNow />
      <PasswordField control={control} name="password" label="Kata sandi" autoComplete="new-password" />
      <RenderNow />
      <PasswordField control={control} name="confirm" label="Konfirmasi" autoComplete="new-password" />
      <DateField control={control} name="birthday" label="Tanggal Lahir" />
      <RenderNow />
      <DigitGroupsField control={control} name="idNumber" label="No. KTP" />
      <SelectField control={control} name="religion" label="Agama" options={[{ value: "Islam", label: "Islam" }]} />
      <RenderNow />
      <ComboboxField control={control} name="bank" label="Bank" options={options} />
      <CodeField control={control} name="code" label="Kode" />
      <RenderNow />
      <TextareaField control={control} name="message" label="Pesan" longest={100} />
      <MoneyInput id="penghasilan" value={income} onChange={setIncome} />
      <output>{income}</output>
      <CheckboxField control={control} name="agree">
        Setuju
      </CheckboxField>
      <button type="submit">Kirim</button>
    </Form>
  );
}

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;
const control = (id: string) => document.getElementById(id) as Control;
/** Sets a property as an extension does: React does not notice. */
function fill(target: Control, value: string | boolean) {
  const property = typeof value === "boolean" ? "checked" : "value";
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(target), property)?.set?.call(target, value);
}
const texts = {
  "isian-name": "Ratna",
  "isian-email": "ratna@contoh.id",
  "isian-country": "44",
  "isian-mobile": "07911 123456",
  "isian-password": "Rahasia#1",
  "isian-confirm": "Rahasia#1",
  "isian-birthday": "7",
  "isian-birthday-bulan": "08",
  "isian-birthday-tahun": "1985",
  "isian-idNumber": "3174015708850002",
  "isian-religion": "Islam",
  "isian-bank": "bank mawar",
  "isian-code": "123456",
  "isian-message": "Halo",
  penghasilan: "1500000",
};
const filled = {
  type: "0",
  name: "Ratna",
  email: "ratna@contoh.id",
  country: "44",
  mobile: "7911123456",
  password: "Rahasia#1",
  confirm: "Rahasia#1",
  birthday: "1985-08-07",
  idNumber: "3174015708850002",
  religion: "Islam",
  bank: "Bank Mawar",
  code: "123456",
  message: "Halo",
  agree: true,
};
function fillAll() {
  render(<Sample />);
  for (const [id, text] of Object.entries(texts)) fill(control(id), text);
  fill(screen.getByLabelText<HTMLInputElement>("Jenis 0"), true);
  fill(screen.getByLabelText<HTMLInputElement>("Setuju"), true);
}

test.each([
  ["pressing elsewhere", () => fireEvent.pointerDown(document.body)],
  ["going into a field", () => fireEvent.focusIn(control("isian-confirm"))],
  ["a key that presses a button", () => fireEvent.click(document.body)],
  ["an event for one field only", () => fireEvent.input(control("isian-confirm"), { target: { value: "Rahasia#1" } })],
  ["the submit", () => fireEvent.submit(control("isian-name").form as HTMLFormElement)],
])("keeps what was filled in without events in every kind of field: %s", async (_, touch) => {
  fillAll();
  touch();
  expect(form.getValues()).toEqual(filled);
  expect(document.querySelector("output")).toHaveTextContent("1500000");
  for (const [id, text] of [...Object.entries(texts).filter(([id]) => /name|email|country|password|confirm|tahun|bulan|code|message/.test(id))])
    expect(control(id).value).toBe(text);
  fireEvent.submit(control("isian-name").form as HTMLFormElement);
  await waitFor(() => expect(sent).toHaveBeenLastCalledWith(filled, expect.anything()));
});

test("keeps it when a list arrives, which renders the form", async () => {
  let arrive = (_: string[]) => {};
  const list = new Promise<string[]>((resolve) => {
    arrive = resolve;
  });
  const client = makeQueryClient();
  function WithList() {
    const { data } = useQuery({ queryKey: ["daftar"], queryFn: () => list }, client);
    return (
      <>
        {data && <p>Daftar tiba</p>}
        <Sample />
      </>
    );
  }
  render(<WithList />);
  for (const [id, text] of Object.entries(texts)) fill(control(id), text);
  arrive([]);
  await screen.findByText("Daftar tiba");
  expect(control("isian-name").value).toBe("Ratna");
  expect(form.getValues()).toMatchObject({ name: "Ratna", idNumber: "3174015708850002", bank: "Bank Mawar", birthday: "1985-08-07" });
});

test.each(["isian-birthday", "isian-birthday-bulan", "isian-birthday-tahun"])("an event for %s alone keeps the date whole", (id) => {
  fillAll();
  fireEvent[id.endsWith("bulan") ? "change" : "input"](control(id));
  fireEvent.pointerDown(document.body);
  expect(form.getValues("birthday")).toBe("1985-08-07");
});

test("a tick by hand keeps the ticks and texts that were filled in", () => {
  render(<Sample />);
  fill(control("isian-name"), "Ratna");
  fireEvent.click(screen.getByLabelText("Setuju"));
  fireEvent.click(screen.getByLabelText("Jenis 0"));
  expect(form.getValues()).toMatchObject({ name: "Ratna", agree: true, type: "0" });
});
