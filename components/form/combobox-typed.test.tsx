import { act, fireEvent, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import * as z from "@/lib/contract/zod";
import { ComboboxField } from "./combobox-field";
import { Form } from "./form";
import { useZodForm } from "./use-zod-form";

const schema = z.object({ province: z.anyString() });
const loadSchema = async () => schema;
const sent = jest.fn();

function Sample() {
  const form = useZodForm(loadSchema, { defaultValues: { province: "" } });
  return (
    <Form form={form} onSubmit={sent}>
      <ComboboxField
        control={form.control}
        name="province"
        label="Provinsi"
        options={[
          { value: "Aceh", label: "Aceh" },
          { value: "Bali", label: "Bali" },
        ]}
      />
    </Form>
  );
}

test("Enter chooses the first match of text typed before the list has loaded, and does not submit", async () => {
  render(<Sample />);
  const user = userEvent.setup();
  const standIn = screen.getByRole("combobox", { name: "Provinsi" });
  act(() => standIn.focus());
  fireEvent.change(standIn, { target: { value: "bali" } });
  expect(await screen.findByRole("option", { name: "Bali" }, { timeout: 5_000 })).toBeInTheDocument();
  const field = screen.getByRole("combobox");
  await waitFor(() => expect(field).toHaveAttribute("aria-activedescendant"));
  await user.keyboard("{Enter}");
  await waitFor(() => expect(field).toHaveValue("Bali"));
  expect(sent).not.toHaveBeenCalled();
});
