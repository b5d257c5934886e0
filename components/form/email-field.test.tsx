import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useForm } from "react-hook-form";
import { EmailField } from "@/components/form/email-field";
import { likelyAddress, suggestAddresses } from "./suggest-address";

describe("suggestAddresses", () => {
  test("a typed address gets common domains from the @ on", () => {
    expect(suggestAddresses("budi@")[0]).toBe("budi@gmail.com");
    expect(suggestAddresses("budi@y")).toEqual(["budi@yahoo.com", "budi@yahoo.co.id", "budi@ymail.com"]);
  });

  test.each(["", "budi", "@gmail", "a@b@c", "budi@gmail.com", "budi@perusahaan.co.id"])("the typed address %j gets no domains", (typed) =>
    expect(suggestAddresses(typed)).toEqual([]),
  );
});

describe("likelyAddress", () => {
  test.each([
    ["budi@gmial.com", "budi@gmail.com"],
    ["budi@gmail.co", "budi@gmail.com"],
    ["budi@gmial.co", "budi@gmail.com"],
    ["sari@yaho.co.id", "sari@yahoo.co.id"],
    ["sari@HOTMAL.com", "sari@hotmail.com"],
  ])("the typed address %s gets the suggestion %s", (typed, meant) => expect(likelyAddress(typed)).toBe(meant));

  test.each(["budi", "budi@gmail.com", "budi@mail.com", "budi@gmx.net", "budi@perusahaan.co.id", "budi@g"])(
    "the typed address %s gets no suggestion",
    (typed) => expect(likelyAddress(typed)).toBeUndefined(),
  );
});

function Sample() {
  const { control } = useForm({ defaultValues: { email: "" } });
  return <EmailField control={control} name="email" label="Email" autoComplete="username" />;
}

test("accepting the corrected address returns the focus to the field", async () => {
  render(<Sample />);
  await userEvent.type(screen.getByRole("combobox"), "sari@gmial.com");
  await userEvent.tab();
  await userEvent.click(await screen.findByRole("button"));
  expect(screen.getByRole("combobox")).toHaveValue("sari@gmail.com");
  expect(screen.getByRole("combobox")).toHaveFocus();
});
