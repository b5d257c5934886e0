import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { z } from "zod";
import { ComboboxField } from "./combobox-field";
import { Form } from "./form";
import { SubmitButton } from "./submit-button";
import { useZodForm } from "./use-zod-form";

const schema = z.object({ city: z.string().min(1, "Silakan pilih konten") });
const cities = ["Kota Bandung", "Kota Bogor", "Kabupaten Sleman"].map((name) => ({ value: name, label: name }));

const sent = jest.fn();
const picked = jest.fn();
const blocked = jest.fn();

type SampleProps = { loading?: boolean; options?: typeof cities; waiting?: boolean };

function Sample({ loading = false, options = cities, waiting = false }: SampleProps) {
  const form = useZodForm(schema, { defaultValues: { city: "" } });
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

function open(props: SampleProps = {}) {
  render(<Sample {...props} />);
  return { user: userEvent.setup(), input: screen.getByRole("combobox", { name: "Kota/Kabupaten" }) };
}

test("typing narrows the list, Enter takes the first match, the form holds the value", async () => {
  const { user, input } = open();
  await user.type(input, "sle");
  expect(await screen.findByRole("option", { name: "Kabupaten Sleman" })).toBeInTheDocument();
  expect(screen.queryByRole("option", { name: "Kota Bandung" })).not.toBeInTheDocument();
  await user.keyboard("{Enter}");
  await waitFor(() => expect(input).toHaveValue("Kabupaten Sleman"));
  expect(picked).toHaveBeenCalledWith("Kabupaten Sleman");
  await user.click(screen.getByRole("button", { name: "Kirim" }));
  await waitFor(() => expect(sent).toHaveBeenCalledWith({ city: "Kabupaten Sleman" }));
});

test("a click opens the whole list and takes an option", async () => {
  const { user, input } = open();
  await user.click(input);
  await user.click(await screen.findByRole("option", { name: "Kota Bogor" }));
  await waitFor(() => expect(input).toHaveValue("Kota Bogor"));
});

test("nothing chosen: the message stands at the field and the field takes the focus", async () => {
  const { user, input } = open();
  await user.click(screen.getByRole("button", { name: "Kirim" }));
  await waitFor(() => expect(input).toHaveAccessibleDescription("Silakan pilih konten"));
  expect(input).toHaveFocus();
  expect(sent).not.toHaveBeenCalled();
});

test("while loading and with no match the list says so", async () => {
  const { user, input } = open({ loading: true, options: [] });
  await user.click(input);
  expect(await screen.findByText("Memuat pilihan…")).toBeInTheDocument();
});

test("without a match the list says so", async () => {
  const { user, input } = open();
  await user.type(input, "xyz");
  expect(await screen.findByText("Tidak ada pilihan yang cocok.")).toBeInTheDocument();
});

test("a field that waits for another one only tells that somebody tried", async () => {
  const { user, input } = open({ waiting: true });
  await user.click(input);
  await user.keyboard("{ArrowDown}a");
  expect(blocked).toHaveBeenCalledTimes(3);
  await user.tab();
  expect(screen.queryByRole("listbox")).not.toBeInTheDocument();
  expect(input).toHaveValue("");
});
