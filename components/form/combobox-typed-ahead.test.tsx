/** In a file of its own: once the code of the lists has been loaded, every field has it at once. */
import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { z } from "zod";
import { ComboboxField } from "./combobox-field";
import { Form } from "./form";
import { useZodForm } from "./use-zod-form";

const loadSchema = async () => z.object({ city: z.string() });
const cities = ["Kota Bandung", "Kota Bogor", "Kabupaten Sleman"].map((name) => ({ value: name, label: name }));
const picked = jest.fn();

function Sample() {
  const form = useZodForm(loadSchema, { defaultValues: { city: "" } });
  return (
    <Form form={form} onSubmit={() => undefined}>
      <ComboboxField control={form.control} name="city" label="Kota/Kabupaten" options={cities} onPicked={picked} />
    </Form>
  );
}

test("text typed before the list has loaded continues in the list", async () => {
  render(<Sample />);
  const user = userEvent.setup();
  const standIn = screen.getByRole("combobox", { name: "Kota/Kabupaten" });
  await user.type(standIn, "sle");
  expect(await screen.findByRole("option", { name: "Kabupaten Sleman" }, { timeout: 20_000 })).toBeInTheDocument();
  expect(standIn).not.toBeInTheDocument();
  const field = screen.getByRole("combobox");
  expect(field).toHaveFocus();
  expect(field).toHaveValue("sle");
  // An open list hides the label from screen readers.
  expect(field).toHaveAccessibleName("Kota/Kabupaten");
  expect(field).toHaveAttribute("aria-label", "Kota/Kabupaten");
  expect(screen.getByRole("listbox")).toHaveAccessibleName("Pilihan");
  expect(screen.getAllByLabelText("Kota/Kabupaten")).toEqual([field]);
  // The library gives the hidden close button, for screen readers on touch screens, an English name.
  expect(screen.queryByLabelText("Dismiss")).not.toBeInTheDocument();
  expect(screen.getAllByLabelText("Tutup").length).toBeGreaterThan(0);
  expect(screen.queryByRole("option", { name: "Kota Bandung" })).not.toBeInTheDocument();
  await user.keyboard("{Enter}");
  await waitFor(() => expect(field).toHaveValue("Kabupaten Sleman"));
  expect(picked).toHaveBeenCalledWith("Kabupaten Sleman");
});
