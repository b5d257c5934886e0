import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import * as z from "@/lib/contract/zod";
import { CodeField } from "./code-field";
import { DigitGroupsField } from "./digit-groups-field";
import { Form } from "./form";
import { PhoneField } from "./phone-field";
import { TextField } from "./text-field";
import { TextareaField } from "./textarea-field";
import { useZodForm } from "./use-zod-form";

const schema = z.object({});
const loadSchema = async () => schema as never;
const empty = { name: "", address: "", mobile: "", country: "62", idNumber: "", account: "", code: "" };
let form: ReturnType<typeof useZodForm<typeof empty, typeof empty>>;
const sent = jest.fn();

function Sample() {
  form = useZodForm(loadSchema, { defaultValues: empty });
  const { control } = form;
  return (
    <Form form={form} onSubmit={sent}>
      <TextField control={control} name="name" label="Nama" longest={10} />
      <TextareaField control={control} name="address" label="Alamat" longest={10} />
      <PhoneField control={control} name="mobile" countryName="country" label="No. handphone" />
      <DigitGroupsField control={control} name="idNumber" label="No. KTP" />
      <DigitGroupsField control={control} name="account" label="Nomor Rekening" sizes={[]} maxDigits={10} tooLong="Nomor rekening salah." />
      <CodeField control={control} name="code" label="Kode Verifikasi" />
      <button type="submit">Kirim</button>
    </Form>
  );
}

const labels = ["Nama", "Alamat", "No. handphone", "No. KTP", "Nomor Rekening", "Kode Verifikasi"] as const;
const number = "812345678901234567890";
const digits = (value: string) => value.replace(/\D/g, "");

function open(label: (typeof labels)[number]) {
  render(<Sample />);
  return { user: userEvent.setup(), input: screen.getByLabelText<HTMLInputElement>(label) };
}

test("an emoji is one character for the error, the counter and the schema", async () => {
  function Comment() {
    const { control } = useZodForm(loadSchema, { defaultValues: { comment: "" } });
    return <TextareaField control={control} name="comment" label="Saran" longest={10} counter />;
  }
  render(<Comment />);
  const user = userEvent.setup();
  const input = screen.getByLabelText("Saran");
  await user.click(input);
  await user.paste("😀".repeat(10));
  expect(input).not.toHaveAttribute("aria-invalid", "true");
  expect(screen.getByText("10/10")).toBeVisible();
  expect(z.anyString().max(10).safeParse("😀".repeat(10)).success).toBe(true);
  await user.paste("a");
  expect(input).toHaveAttribute("aria-invalid", "true");
  expect(screen.getByText("11/10")).toBeVisible();
});

describe.each(labels)("%s: a text that is too long", (label) => {
  test("pasted, it stays whole and is reported as wrong", async () => {
    const { user, input } = open(label);
    await user.click(input);
    await user.paste(number);
    expect(digits(input.value)).toBe(number);
    expect(input).toHaveAttribute("aria-invalid", "true");
  });

  test("from the clipboard of a keyboard, dropped, or filled in, it stays whole", () => {
    const { input } = open(label);
    for (const event of [{ inputType: "insertText", data: number }, { inputType: "insertFromDrop" }, { inputType: "insertReplacementText" }, {}]) {
      fireEvent.input(input, { target: { value: "" }, inputType: "deleteContentBackward" });
      fireEvent.input(input, { target: { value: number }, ...event });
      expect(digits(input.value)).toBe(number);
    }
  });

  test("typed, the characters beyond are refused", async () => {
    const { user, input } = open(label);
    await user.type(input, number);
    expect(number.startsWith(digits(input.value))).toBe(true);
    expect(digits(input.value).length).toBeLessThan(number.length);
    expect(input).not.toHaveAttribute("aria-invalid");
  });
});

test.each([
  ["No. KTP", "NIK 3174015708850002", "3174 0157 0885 0002"],
  ["No. KTP", "No. KTP : 3174.0157.0885.0002", "3174 0157 0885 0002"],
  ["Nomor Rekening", "No. Rek: 0012-3456 78", "0012345678"],
  ["No. handphone", "HP/WA: +62 812–3456–7890", "812 3456 7890"],
  ["Kode Verifikasi", "Kode Anda 123456. Berlaku 10 menit.", "123456"],
  ["No. KTP", "３１７４０１５７０８８５０００２", "3174 0157 0885 0002"],
  ["Kode Verifikasi", "１２３４５６", "123456"],
] as const)("%s: no digit is lost of %s", (label, copied, shown) => {
  for (const event of [{ inputType: "insertFromPaste" }, { inputType: "insertText", data: copied }, {}]) {
    const { input } = open(label);
    fireEvent.input(input, { target: { value: copied }, ...event });
    expect(input).toHaveValue(shown);
    document.body.innerHTML = "";
  }
});

test.each([
  ["Kode Verifikasi", "Kode 123-456", "123456"],
  ["No. handphone", "HP 0812 345-678 90", "812 3456 7890"],
  ["No. KTP", "No 3174.01", "3174 01"],
] as const)("%s: an IME that composes “%s” writes no digit twice", (label, typed, shown) => {
  const { input } = open(label);
  fireEvent.compositionStart(input);
  for (let length = 1; length <= typed.length; length += 1) {
    const value = typed.slice(0, length);
    fireEvent.input(input, { target: { value }, inputType: "insertCompositionText", data: value, isComposing: true });
    expect(input).toHaveValue(value);
  }
  fireEvent.compositionEnd(input, { data: typed });
  expect(input).toHaveValue(shown);
});

test("an IME does not write a digit twice", () => {
  const { input } = open("No. KTP");
  fireEvent.compositionStart(input);
  for (const text of ["3", "31", "317", "3174", "31740"]) {
    fireEvent.input(input, { target: { value: text }, inputType: "insertCompositionText", data: text, isComposing: true });
    expect(input).toHaveValue(text);
  }
  expect(form.getValues("idNumber")).toBe("31740");
  fireEvent.compositionEnd(input, { data: "31740" });
  expect(input).toHaveValue("3174 0");
});

test("values that a password manager filled in without an event are read on the first interaction, and before the submit", async () => {
  const { input } = open("Nama");
  const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set;
  setValue?.call(input, "Ratna");
  fireEvent.pointerDown(document.body);
  expect(form.getValues("name")).toBe("Ratna");
  setValue?.call(screen.getByLabelText("No. handphone"), "081234567890");
  fireEvent.submit(input.form as HTMLFormElement);
  expect(form.getValues("mobile")).toBe("81234567890");
  await waitFor(() => expect(sent).toHaveBeenCalled());
});

test.each([
  ["No. handphone", "0812 3456 789O", "“O” bukan angka. Periksa lagi nomornya."],
  ["No. handphone", "0812-3456-7890¹", "“¹” bukan angka. Periksa lagi nomornya."],
  ["No. KTP", "31740157O8850002", "“O” bukan angka. Periksa lagi nomornya."],
  ["Nomor Rekening", "1234xxx89", "“x” bukan angka. Periksa lagi nomornya."],
  ["Nomor Rekening", "l234567", "“l” bukan angka. Periksa lagi nomornya."],
] as const)("%s: a sign in %s that may be a digit is named, not dropped", async (label, typed, message) => {
  const { user, input } = open(label);
  await user.click(input);
  await user.paste(typed);
  expect(input).toHaveValue(typed);
  expect(screen.getByText(message)).toBeVisible();
});

test.each([
  ["No. handphone", "81a2 3b4567o", "812 3456 7"],
  ["No. KTP", "3174x0157b", "3174 0157"],
  ["Nomor Rekening", "12l34*5z", "12345"],
] as const)("%s: a letter typed by itself does not appear", async (label, typed, shown) => {
  const { user, input } = open(label);
  await user.type(input, typed);
  expect(input.value.replace(/ /g, "")).toBe(shown.replace(/ /g, ""));
  expect(input).not.toHaveAccessibleDescription(/bukan angka/);
});

test("words around a number are dropped", async () => {
  const { user, input } = open("Nomor Rekening");
  await user.click(input);
  await user.paste("BCA 12345678 a.n. Budi");
  expect(input).toHaveValue("12345678");
});

test.each([
  ["Nomor Rekening", "1234567 / 9876543210"],
  ["Nomor Rekening", "1234567890/91"],
  ["Nomor Rekening", "1234567890.0"],
  ["Nomor Rekening", "1,23457E+09"],
  ["Nomor Rekening", "014-1234567890"],
  ["Nomor Rekening", "BCA 1234567890 a.n. Budi 2"],
  ["Nomor Rekening", "BNI46 0123456"],
  ["Nomor Rekening", "Rek 1: 123456"],
  ["No. KTP", "NIK 3174015708850002, KK 3174015708850003"],
  ["No. handphone", "0812-3456-7890 (24 jam)"],
  ["No. handphone", "0812-3456-7890 / 91"],
  ["No. handphone", "0812-3456-789 ext 12"],
  ["No. handphone", "81234567890.0"],
  ["No. handphone", "8,12346E+10"],
  ["No. handphone", "1. 0812-3456-7890"],
] as const)("%s: “%s” is more than one number, stays as pasted and is reported, also after a key", async (label, copied) => {
  const { user, input } = open(label);
  await user.click(input);
  await user.paste(copied);
  expect(input).toHaveValue(copied);
  expect(input).toHaveAttribute("aria-invalid", "true");
  await user.keyboard("{Backspace}");
  // The key may leave one number, and never joins two.
  const isOne = copied.includes(digits(input.value));
  expect(isOne || input.value === copied.slice(0, -1)).toBe(true);
});

test.each([
  ["Nomor Rekening", "a", "12334"],
  ["No. KTP", "x", "1233 4"],
  ["No. handphone", "/", "812 333"],
] as const)("%s: “%s” typed in the middle does not appear", async (label, sign, shown) => {
  const { user, input } = open(label);
  await user.type(input, digits(shown));
  await user.type(input, sign, { initialSelectionStart: 2, initialSelectionEnd: 2 });
  expect(input).toHaveValue(shown);
});
