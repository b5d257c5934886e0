import { act, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { z } from "zod";
import { CodeField } from "./code-field";
import { DigitGroupsField } from "./digit-groups-field";
import { ErrorSummary } from "./error-summary";
import { Form } from "./form";
import { PasswordField } from "./password-field";
import { PhoneField } from "./phone-field";
import { SubmitButton } from "./submit-button";
import { TextField } from "./text-field";
import { useZodForm } from "./use-zod-form";

const required = (message: string) => z.string().min(1, message);
const schema = z.object({
  name: required("Silakan masukkan konten"),
  mobile: required("Masukan nomor Handphone yang benar"),
  country: z.enum(["62", "44"]),
  idNumber: required("No. KTP terdiri atas 16 angka."),
  code: required("Masukan Kode Verifikasi"),
  password: required("Silakan masukkan kata sandi"),
});
const loadSchema = async () => schema;
const fields = [
  { name: "name", label: "Nama" },
  { name: "password", label: "Kata sandi" },
] as const;

const sent = jest.fn();

function Sample() {
  const form = useZodForm(loadSchema, {
    summary: true,
    defaultValues: { name: "", mobile: "", country: "62" as const, idNumber: "", code: "", password: "" },
  });
  const { control, formState } = form;
  return (
    <Form form={form} onSubmit={sent}>
      <ErrorSummary control={control} fields={fields} />
      <TextField control={control} name="name" label="Nama" />
      <PhoneField control={control} name="mobile" countryName="country" label="No. handphone" />
      <DigitGroupsField control={control} name="idNumber" label="No. KTP" />
      <CodeField control={control} name="code" label="Kode Verifikasi" />
      <PasswordField control={control} name="password" label="Kata sandi" autoComplete="new-password" />
      <SubmitButton busy={formState.isSubmitting} busyLabel="Mengirim…">
        Kirim
      </SubmitButton>
    </Form>
  );
}

beforeAll(() => {
  Element.prototype.scrollIntoView = jest.fn();
});

function open() {
  render(<Sample />);
  return { user: userEvent.setup(), phone: screen.getByLabelText<HTMLInputElement>("No. handphone") };
}

describe("phone field", () => {
  test("groups while typing and removes the trunk zero", async () => {
    const { user, phone } = open();
    await user.type(phone, "081234567890");
    expect(phone).toHaveValue("812 3456 7890");
  });

  test("the caret stays behind a digit typed in the middle", async () => {
    const { user, phone } = open();
    await user.type(phone, "81234567");
    await user.type(phone, "9", { initialSelectionStart: 2, initialSelectionEnd: 2 });
    expect(phone).toHaveValue("819 2345 67");
    expect(phone.selectionStart).toBe(3);
  });

  test("a pasted number with prefix and dashes is cleaned, and the prefix chooses the country", async () => {
    const { user, phone } = open();
    await user.click(phone);
    await user.paste("+44 7911-123-456");
    expect(phone).toHaveValue("791 1123 456");
    expect(screen.getByLabelText("Kode negara")).toHaveValue("44");
  });

  test("typing stops at 17 characters", async () => {
    const { user, phone } = open();
    await user.type(phone, "812345678901234");
    expect(phone.value.length).toBeLessThanOrEqual(17);
  });

  test("a pasted number that is too long stays whole and is reported as wrong", () => {
    const { phone } = open();
    fireEvent.change(phone, { target: { value: "812345678901234" } });
    expect(phone).toHaveValue("812345678901234");
    fireEvent.change(phone, { target: { value: "81234567890123456789" } });
    expect(phone).toHaveValue("81234567890123456789");
    expect(phone).toHaveAccessibleDescription(/^Masukan nomor Handphone yang benar/);
  });
});

test("an identity number is grouped in fours, and a digit typed beyond 16 is refused", async () => {
  const { user } = open();
  const input = screen.getByLabelText("No. KTP");
  await user.type(input, "31740101900100019");
  expect(input).toHaveValue("3174 0101 9001 0001");
});

test("a code pasted with spaces fits", async () => {
  const { user } = open();
  await user.click(screen.getByLabelText("Kode Verifikasi"));
  await user.paste("12 34-56");
  expect(screen.getByLabelText("Kode Verifikasi")).toHaveValue("123456");
});

test("a password can be shown and is hidden again on submit", async () => {
  const { user } = open();
  // Not even as a part of another name: the button beside it has text, no label.
  const input = screen.getByLabelText(/Kata sandi/i);
  await user.type(input, " rahasia ");
  const toggle = screen.getByRole("button", { name: "Tampilkan kata sandi" });
  // Forms with two passwords have two such buttons: the description tells them apart.
  expect(toggle).toHaveAccessibleDescription("Kata sandi");
  await user.click(toggle);
  expect(input).toHaveAttribute("type", "text");
  expect(screen.getByRole("button", { name: "Sembunyikan kata sandi" })).toHaveAttribute("aria-pressed", "true");
  await user.click(screen.getByRole("button", { name: "Kirim" }));
  expect(input).toHaveAttribute("type", "password");
  expect(input).toHaveValue(" rahasia ");
});

describe("refused submit", () => {
  test("errors appear at their fields, not before the submit and not on blur", async () => {
    const { user } = open();
    await user.click(screen.getByLabelText("Nama"));
    await user.tab();
    expect(screen.queryByText("Silakan masukkan konten")).not.toBeInTheDocument();
    await user.click(screen.getByRole("button", { name: "Kirim" }));
    const input = screen.getByLabelText("Nama");
    expect(input).toHaveAttribute("aria-invalid", "true");
    expect(input).toHaveAccessibleDescription("Silakan masukkan konten");
    expect(sent).not.toHaveBeenCalled();
  });

  test("the first invalid field is focused; the summary counts errors, links to fields and marks the corrected ones", async () => {
    document.title = "Contoh";
    const { user } = open();
    await user.click(screen.getByRole("button", { name: "Kirim" }));
    const summary = await screen.findByRole("group", { name: "Ada 2 isian yang perlu diperbaiki" });
    expect(screen.getByLabelText("Nama")).toHaveFocus();
    expect(within(summary).getByRole("heading")).toHaveTextContent("Ada 2 isian yang perlu diperbaiki");
    expect(document.title).toBe("Kesalahan: Contoh");
    await user.click(within(summary).getByRole("link", { name: /^Nama:/ }));
    expect(screen.getByLabelText("Nama")).toHaveFocus();
    await user.keyboard("Sari");
    expect(within(summary).getByRole("heading")).toHaveTextContent("Ada 1 isian yang perlu diperbaiki");
    expect(within(summary).getByText(/sudah diperbaiki/)).toBeInTheDocument();
  });
});

test("two submits at once send one", async () => {
  let finish = () => {};
  sent.mockImplementation(() => new Promise<void>((resolve) => (finish = resolve)));
  const { user, phone } = open();
  await user.type(screen.getByLabelText("Nama"), "Sari");
  await user.type(phone, "81234567890");
  await user.type(screen.getByLabelText("No. KTP"), "3174010190010001");
  await user.type(screen.getByLabelText("Kode Verifikasi"), "123456");
  await user.type(screen.getByLabelText("Kata sandi"), "rahasia");
  const button = screen.getByRole("button", { name: "Kirim" });
  act(() => {
    button.click();
    button.click();
  });
  await waitFor(() => expect(sent).toHaveBeenCalled());
  await user.click(button);
  expect(button).toHaveAttribute("aria-busy", "true");
  expect(sent).toHaveBeenCalledTimes(1);
  await act(async () => finish());
});
