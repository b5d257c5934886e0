import { act, fireEvent, render, screen } from "@testing-library/react";
import { z } from "zod";
import { ComboboxField } from "./combobox-field";
import { Form } from "./form";
import { prepareComboboxes } from "./use-combobox";
import { useZodForm } from "./use-zod-form";

const schema = z.object({ province: z.string() });
const loadSchema = async () => schema;

function Sample() {
  const form = useZodForm(loadSchema, { defaultValues: { province: "" } });
  return (
    <Form form={form} onSubmit={() => undefined}>
      <ComboboxField control={form.control} name="province" label="Provinsi" options={[{ value: "Bali", label: "Bali" }]} />
    </Form>
  );
}

test("code that loads between pointerdown and click does not replace the element, and the click opens the list", async () => {
  render(<Sample />);
  const standIn = screen.getByRole("combobox", { name: "Provinsi" });
  fireEvent.pointerDown(standIn);
  fireEvent.focus(standIn);
  await act(prepareComboboxes);
  expect(standIn).toBeInTheDocument();
  fireEvent.click(standIn);
  expect(await screen.findByRole("option", { name: "Bali" })).toBeInTheDocument();
  expect(standIn).not.toBeInTheDocument();
});
