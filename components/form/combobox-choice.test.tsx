import { act, fireEvent, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import * as z from "@/lib/contract/zod";
import { ComboboxField } from "./combobox-field";
import { Form } from "./form";
import { SubmitButton } from "./submit-button";
import { prepareComboboxes } from "./use-combobox";
import { useZodForm } from "./use-zod-form";

const schema = z.object({ bank: z.anyString().min(1, "Silakan pilih konten") });
const loadSchema = async () => schema;
const banks = ["BCA Digital (blu)", "Bank Central Asia (BCA)", "Bank Mandiri"].map((name) => ({ value: name, label: name }));

const sent = jest.fn();
const picked = jest.fn();
let form: ReturnType<typeof useZodForm<{ bank: string }, { bank: string }>>;

function Sample() {
  form = useZodForm(loadSchema, { defaultValues: { bank: "Bank Mandiri" } });
  return (
    <Form form={form} onSubmit={(values) => sent(values)}>
      <ComboboxField control={form.control} name="bank" label="Nama Bank" options={banks} onPicked={picked} />
      <SubmitButton busy={false} busyLabel="Mengirim…">
        Kirim
      </SubmitButton>
    </Form>
  );
}

async function open() {
  sent.mockClear();
  picked.mockClear();
  await act(async () => void (await prepareComboboxes()));
  render(<Sample />);
  return { user: userEvent.setup(), input: screen.getByRole<HTMLInputElement>("combobox") };
}

/** What the field shows is what the form holds, or its fault. */
function expectAgreement(input: HTMLInputElement) {
  const value = form.getValues("bank");
  if (input.value === value) return;
  expect(value).toBe("");
  expect(input).toHaveAttribute("aria-invalid", "true");
}

describe("text that is not an option, typed over a choice, is an error of the field and nothing is sent", () => {
  test.each(["mouse", "Tab", "Enter", "requestSubmit"])("left by %s", async (way) => {
    const { user, input } = await open();
    await user.clear(input);
    await user.type(input, "Bank Antah");
    await screen.findByText("Tidak ada pilihan yang cocok.");
    if (way === "mouse") await user.click(screen.getByText("Kirim"));
    if (way === "Tab") await user.tab();
    if (way === "Enter") await user.keyboard("{Enter}");
    if (way === "requestSubmit") act(() => input.form?.requestSubmit());
    await waitFor(() => expect(input).toHaveAccessibleDescription(/^Tidak ada pilihan yang cocok dengan “Bank Antah”/));
    expect(input).toHaveValue("Bank Antah");
    expectAgreement(input);
    expect([sent.mock.calls, picked.mock.calls]).toEqual([[], []]);
  });

  test("filled in by the browser, with the focus elsewhere", async () => {
    const { input } = await open();
    fireEvent.change(input, { target: { value: "Bank Antah" } });
    expect(input).toHaveAttribute("aria-invalid", "true");
    expectAgreement(input);
    fireEvent.change(input, { target: { value: "bca" } });
    await waitFor(() => expect(input).toHaveValue("Bank Central Asia (BCA)"));
    expectAgreement(input);
  });

  test("filled in by the browser before the list has loaded", async () => {
    render(<Sample />);
    const input = screen.getByRole<HTMLInputElement>("combobox");
    fireEvent.change(input, { target: { value: "bca" } });
    await waitFor(() => expect(screen.getByRole("combobox")).toHaveValue("Bank Central Asia (BCA)"));
    expect(screen.getByRole("combobox")).not.toHaveFocus();
    expect(form.getValues("bank")).toBe("Bank Central Asia (BCA)");
  });
});

test("Enter in an open list without a highlighted option does not submit", async () => {
  const { user, input } = await open();
  await user.click(input);
  await screen.findByRole("option", { name: "Bank Mandiri" });
  await user.keyboard("{Enter}");
  expect(sent).not.toHaveBeenCalled();
  expect(input).toHaveValue("Bank Mandiri");
});

test("choosing the same option again after a typo is no change", async () => {
  const { user, input } = await open();
  await user.type(input, "x");
  await user.tab();
  expect(input).toHaveAttribute("aria-invalid", "true");
  await user.clear(input);
  await user.type(input, "mandiri{Enter}");
  await waitFor(() => expect(form.getValues("bank")).toBe("Bank Mandiri"));
  expect(input).not.toHaveAttribute("aria-invalid");
  expect(picked).not.toHaveBeenCalled();
});

test("the name of the choice typed again stays the choice, and the list is filtered by it", async () => {
  const { user, input } = await open();
  await user.click(input);
  await user.keyboard("Bank Mandiri");
  await waitFor(() => expect(screen.getAllByRole("option").map((option) => option.textContent)).toEqual(["Bank Mandiri"]));
  await user.keyboard("{Enter}");
  expect(input).toHaveValue("Bank Mandiri");
  expectAgreement(input);
  expect(picked).not.toHaveBeenCalled();
});

test("Escape leaves the choice of a closed list, and discards the typed text in an open one", async () => {
  const { user, input } = await open();
  act(() => input.focus());
  await user.keyboard("{Escape}");
  expect(input).toHaveValue("Bank Mandiri");
  expectAgreement(input);
  await user.type(input, " Antah");
  await user.keyboard("{Escape}");
  await waitFor(() => expect(input).toHaveValue("Bank Mandiri"));
  await user.keyboard("{Escape}{Escape}");
  expect(input).toHaveValue("Bank Mandiri");
  expectAgreement(input);
  expect(form.getValues("bank")).toBe("Bank Mandiri");
});

test("an emptied field has no value", async () => {
  const { user, input } = await open();
  await user.clear(input);
  await user.tab();
  await user.click(screen.getByText("Kirim"));
  await waitFor(() => expect(input).toHaveAccessibleDescription("Silakan pilih konten"));
  expect([input.value, form.getValues("bank")]).toEqual(["", ""]);
});

test("an IME filters the list, and the chosen option replaces the composed letters", async () => {
  const { user, input } = await open();
  await user.click(input);
  fireEvent.compositionStart(input);
  fireEvent.change(input, { target: { value: "bca" } });
  await waitFor(() =>
    expect(screen.getAllByRole("option").map((option) => option.textContent)).toEqual(["Bank Central Asia (BCA)", "BCA Digital (blu)"]),
  );
  fireEvent.click(screen.getByRole("option", { name: "Bank Central Asia (BCA)" }));
  await waitFor(() => expect(input).toHaveValue("Bank Central Asia (BCA)"));
  fireEvent.compositionEnd(input, { data: "bca" });
  expect(input).toHaveValue("Bank Central Asia (BCA)");
  expectAgreement(input);
});

test("a click on a filled list selects its text, so that typing replaces the choice", async () => {
  const { user, input } = await open();
  await user.click(input);
  expect([input.selectionStart, input.selectionEnd]).toEqual([0, "Bank Mandiri".length]);
  await user.keyboard("central");
  expect(input).toHaveValue("central");
  expect(await screen.findByRole("option", { name: /Central Asia/ })).toBeInTheDocument();
});
