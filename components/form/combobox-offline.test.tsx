import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { takeNotices } from "@/components/ui/toaster";
import * as z from "@/lib/contract/zod";
import { ComboboxField } from "./combobox-field";
import { Form } from "./form";
import { useZodForm } from "./use-zod-form";

let mockOffline = true;
let mockAsked = 0;
jest.mock("./combobox-list", () => {
  mockAsked += 1;
  if (mockOffline) throw new Error("Failed to load chunk");
  return jest.requireActual("./combobox-list");
});

const schema = z.object({ province: z.anyString() });
const loadSchema = async () => schema;

function Sample() {
  const form = useZodForm(loadSchema, { defaultValues: { province: "" } });
  return (
    <Form form={form} onSubmit={() => undefined}>
      <ComboboxField control={form.control} name="province" label="Provinsi" options={[{ value: "Bali", label: "Bali" }]} />
    </Form>
  );
}

test("reports a list that cannot be loaded, retries when it is opened again, and opens once the network is back", async () => {
  render(<Sample />);
  const user = userEvent.setup();
  const field = screen.getByRole("combobox", { name: "Provinsi" });
  await user.click(field);
  await user.click(field);
  expect(mockAsked).toBeGreaterThan(1);
  expect(takeNotices()[0]?.message).toBe("Jaringan bermasalah, silakan coba lagi.");
  mockOffline = false;
  window.dispatchEvent(new Event("online"));
  expect(await screen.findByRole("option", { name: "Bali" }, { timeout: 5_000 })).toBeInTheDocument();
});
