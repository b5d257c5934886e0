import { render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { ErrorSummary } from "@/components/form/error-summary";
import { Form } from "@/components/form/form";
import { TextField } from "@/components/form/text-field";
import { useZodForm } from "@/components/form/use-zod-form";
import * as z from "@/lib/contract/zod";

const schema = z.object({ name: z.anyString().min(1, "Isi nama."), city: z.anyString().min(1, "Isi kota.") });
const loadSchema = async () => schema;
const fields = [
  { name: "city", label: "Kota" },
  { name: "name", label: "Nama" },
] as const;
const onSubmit = jest.fn();

function Sample() {
  const form = useZodForm(loadSchema, { defaultValues: { name: "", city: "" }, summary: true });
  return (
    <Form form={form} onSubmit={onSubmit}>
      <ErrorSummary control={form.control} fields={fields} />
      <TextField control={form.control} name="name" label="Nama" />
      <TextField control={form.control} name="city" label="Kota" />
      <button type="submit">Kirim</button>
    </Form>
  );
}

async function refusedForm() {
  Element.prototype.scrollIntoView = jest.fn();
  render(<Sample />);
  const user = userEvent.setup();
  expect(screen.queryByRole("group", { name: /perlu/ })).toBeNull();
  await user.click(screen.getByRole("button", { name: "Kirim" }));
  const links = await screen.findAllByRole("link");
  return { user, links };
}

test("lists the errors in the order of the page and focuses the first wrong field", async () => {
  const { links } = await refusedForm();
  expect(links.map((link) => link.textContent)).toEqual(["Kota: Isi kota.", "Nama: Isi nama."]);
  await waitFor(() => expect(screen.getByLabelText("Kota")).toHaveFocus());
  expect(onSubmit).not.toHaveBeenCalled();
});

test("a link focuses its field without leaving the page", async () => {
  const { user, links } = await refusedForm();
  await user.click(links[1] as HTMLElement);
  expect(screen.getByLabelText("Nama")).toHaveFocus();
  expect(location.hash).toBe("");
});

test("a corrected field keeps its line, marked as done, until the next submit", async () => {
  const { user } = await refusedForm();
  const group = screen.getAllByRole("link")[0]?.closest('[role="group"]') as HTMLElement;
  const title = within(group).getByRole("heading").textContent;
  await user.type(screen.getByLabelText("Kota"), "Bandung");
  await waitFor(() => expect(within(group).getByRole("heading").textContent).not.toBe(title));
  expect(screen.getAllByRole("link")).toHaveLength(2);
  expect(screen.getAllByRole("link")[0]).not.toHaveTextContent("Isi kota.");
  await user.click(screen.getByRole("button", { name: "Kirim" }));
  await waitFor(() => expect(screen.getAllByRole("link").map((link) => link.textContent)).toEqual(["Nama: Isi nama."]));
});
