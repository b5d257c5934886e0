import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useForm } from "react-hook-form";
import { EmailField } from "@/components/auth/email-field";

function Sample() {
  const { control } = useForm({ defaultValues: { email: "" } });
  return <EmailField control={control} name="email" label="Email" />;
}

test("accepting the corrected address returns the focus to the field", async () => {
  render(<Sample />);
  await userEvent.type(screen.getByRole("combobox"), "sari@gmial.com");
  await userEvent.tab();
  await userEvent.click(await screen.findByRole("button"));
  expect(screen.getByRole("combobox")).toHaveValue("sari@gmail.com");
  expect(screen.getByRole("combobox")).toHaveFocus();
});
