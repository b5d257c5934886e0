import { act, fireEvent, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { z } from "zod";
import { ComboboxField } from "./combobox-field";
import { Form } from "./form";
import { SubmitButton } from "./submit-button";
import { prepareComboboxes } from "./use-combobox";
import { useZodForm } from "./use-zod-form";

const schema = z.object({ city: z.string().min(1, "Silakan pilih konten") });
const loadSchema = async () => schema;
const cities = ["Kota Bandung", "Kota Bogor", "Kabupaten Sleman"].map((name) => ({ value: name, label: name }));

const sent = jest.fn();
const picked = jest.fn();
const blocked = jest.fn();

type SampleProps = { loading?: boolean; options?: typeof cities; waiting?: boolean };

function Sample({ loading = false, options = cities, waiting = false }: SampleProps) {
  const form = useZodForm(loadSchema, { defaultValues: { city: "" } });
  return (
    <Form form={form} onSubmit={(values) => sent(values)}>
      <ComboboxField
        control={form.control}
        name="city"
        label="Kota/Kabupaten"
        options={options}
        loading={loading}
        onPicked={picked}
        onBlocked={waiting ? blocked : undefined}
      />
      <SubmitButton busy={form.formState.isSubmitting} busyLabel="Mengirim…">
        Kirim
      </SubmitButton>
    </Form>
  );
}

async function open(props: SampleProps = {}) {
  await act(async () => void (await prepareComboboxes()));
  render(<Sample {...props} />);
  return { user: userEvent.setup(), input: screen.getByRole("combobox", { name: "Kota/Kabupaten" }) };
}

test("typing filters the list, Enter chooses the first match, the form has its value", async () => {
  const { user, input } = await open();
  await user.type(input, "sle");
  expect(await screen.findByRole("option", { name: "Kabupaten Sleman" })).toBeInTheDocument();
  expect(screen.queryByRole("option", { name: "Kota Bandung" })).not.toBeInTheDocument();
  await user.keyboard("{Enter}");
  await waitFor(() => expect(input).toHaveValue("Kabupaten Sleman"));
  expect(picked).toHaveBeenCalledWith("Kabupaten Sleman");
  await user.click(screen.getByRole("button", { name: "Kirim" }));
  await waitFor(() => expect(sent).toHaveBeenCalledWith({ city: "Kabupaten Sleman" }));
});

test("a complete name is chosen on blur; an incomplete one stays, is an error of the field, and nothing is sent", async () => {
  const { user, input } = await open();
  await user.type(input, "kota bogor");
  await screen.findByRole("option", { name: "Kota Bogor" });
  await user.tab();
  await waitFor(() => expect(input).toHaveValue("Kota Bogor"));
  expect(picked).toHaveBeenLastCalledWith("Kota Bogor");
  await user.clear(input);
  await user.type(input, "kota ban");
  await user.tab();
  await user.click(screen.getByRole("button", { name: "Kirim" }));
  expect(input).toHaveValue("kota ban");
  expect(input).toHaveAccessibleDescription("“kota ban” belum lengkap. Mungkin Kota Bandung? Silakan pilih dari daftar.");
  expect(sent).not.toHaveBeenCalled();
  expect(picked).not.toHaveBeenCalledWith("Kota Bandung");
});

test("a click opens the whole list and chooses an option", async () => {
  const { user, input } = await open();
  await user.click(input);
  await user.click(await screen.findByRole("option", { name: "Kota Bogor" }));
  await waitFor(() => expect(input).toHaveValue("Kota Bogor"));
});

test("nothing chosen: the message appears at the field and the field is focused", async () => {
  const { user, input } = await open();
  await user.click(screen.getByRole("button", { name: "Kirim" }));
  await waitFor(() => expect(input).toHaveAccessibleDescription("Silakan pilih konten"));
  expect(input).toHaveFocus();
  expect(sent).not.toHaveBeenCalled();
});

test("while loading and with no match the list says so", async () => {
  const { user, input } = await open({ loading: true, options: [] });
  await user.click(input);
  expect(await screen.findByText("Memuat pilihan…")).toBeInTheDocument();
});

test("without a match the list says so", async () => {
  const { user, input } = await open();
  await user.type(input, "xyz");
  expect(await screen.findByText("Tidak ada pilihan yang cocok.")).toBeInTheDocument();
});

test("a field that depends on another one only reports the attempt to open it", async () => {
  const { user, input } = await open({ waiting: true });
  await user.click(input);
  await user.keyboard("{ArrowDown}a");
  expect(blocked).toHaveBeenCalledTimes(3);
  await user.tab();
  expect(screen.queryByRole("listbox")).not.toBeInTheDocument();
  expect(input).toHaveValue("");
});

test("a long list renders its start at once and the rest afterwards", async () => {
  const villages = Array.from({ length: 70 }, (_, at) => ({ value: `Desa ${at + 1}`, label: `Desa ${at + 1}` }));
  const { user, input } = await open({ options: villages });
  await user.click(input);
  await waitFor(() => expect(screen.getAllByRole("option")).toHaveLength(12));
  await waitFor(() => expect(screen.getAllByRole("option")).toHaveLength(70), { timeout: 10_000 });
  await user.type(input, "70");
  await waitFor(() => expect(screen.getAllByRole("option")).toHaveLength(1));
}, 20_000);

test("a very long list renders its end on scrolling; a search finds options that are not rendered", async () => {
  const villages = Array.from({ length: 400 }, (_, at) => ({ value: `Desa ${at + 1}`, label: `Desa ${at + 1}` }));
  const { user, input } = await open({ options: villages });
  await user.click(input);
  await waitFor(() => expect(screen.getAllByRole("option").length).toBeGreaterThanOrEqual(150), { timeout: 10_000 });
  const drawn = screen.getAllByRole("option").length;
  expect(drawn).toBeLessThan(200);
  fireEvent.scroll(screen.getByRole("listbox").parentElement as HTMLElement);
  await waitFor(() => expect(screen.getAllByRole("option").length).toBeGreaterThan(drawn));
  await user.type(input, "desa 399");
  expect(await screen.findByRole("option", { name: "Desa 399" })).toBeInTheDocument();
}, 20_000);

test("the same choice again is no change", async () => {
  picked.mockClear();
  render(<Sample />);
  await act(async () => void (await prepareComboboxes()));
  for (const _ of [1, 2]) {
    await userEvent.click(screen.getByRole("combobox"));
    await userEvent.click(await screen.findByRole("option", { name: "Kota Bogor" }));
  }
  expect(picked.mock.calls).toEqual([["Kota Bogor"]]);
});
