import { fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { MoneyInput } from "@/components/form/money-input";
import { formCopy } from "@/lib/content/form";

function Amount({ start = "" }: { start?: string }) {
  const [value, setValue] = useState(start);
  return (
    <>
      <label htmlFor="jumlah">Jumlah</label>
      <MoneyInput id="jumlah" value={value} onChange={setValue} describedBy="petunjuk" />
      <p id="petunjuk">Misalnya 5 juta.</p>
      <output>{value}</output>
    </>
  );
}
const field = () => screen.getByRole("textbox", { name: "Jumlah" });
const value = () => screen.getByRole("status").textContent;

test("groups digits while they are typed", async () => {
  render(<Amount />);
  await userEvent.type(field(), "1500000");
  expect(field()).toHaveValue("1.500.000");
  expect(value()).toBe("1500000");
});

test.each([
  ["120 juta", "120000000", "120.000.000"],
  ["1,5 jt", "1500000", "1.500.000"],
  ["1.5 juta", "1500000", "1.500.000"],
  ["500rb", "500000", "500.000"],
  ["2 M", "2000000000", "2.000.000.000"],
  ["Rp 120 juta", "120000000", "120.000.000"],
])("leaves %s as it is typed and turns it into digits afterwards", async (typed, digits, shown) => {
  render(<Amount />);
  await userEvent.type(field(), typed);
  await userEvent.tab();
  expect(value()).toBe(digits);
  expect(field()).toHaveValue(shown);
  expect(field()).toBeValid();
});

test("turns a pasted amount into digits at once", async () => {
  render(<Amount />);
  field().focus();
  await userEvent.paste("Rp1.500.000,00");
  expect(field()).toHaveValue("1.500.000");
});

test.each([
  ["1500000.00", "1500000"],
  ["1.500.000.00", "1500000"],
  ["1.500.000,00", "1500000"],
  ["IDR 1,500,000.00", "1500000"],
  ["Rp 1.500.000.-", "1500000"],
  ["1,5jt-an", "1500000"],
  ["1.500.000", "1500000"],
  ["1.500.000.000", "1500000000"],
])("reads %s typed or pasted, and joins no decimals to it", async (text, digits) => {
  const { unmount } = render(<Amount />);
  await userEvent.type(field(), text);
  await userEvent.tab();
  expect(value()).toBe(digits);
  unmount();
  render(<Amount />);
  field().focus();
  await userEvent.paste(text);
  await userEvent.tab();
  expect(value()).toBe(digits);
});

test("keeps a text that is no amount, and says so after the field is left", async () => {
  render(<Amount />);
  await userEvent.type(field(), "10 juta per bulan");
  expect(field()).toHaveAccessibleDescription("Misalnya 5 juta.");
  await userEvent.tab();
  expect(field()).toHaveValue("10 juta per bulan");
  expect(field()).toBeInvalid();
  expect(field()).toHaveAccessibleDescription(`${formCopy.amountUnclear} Misalnya 5 juta.`);
  await userEvent.type(field(), "{Backspace}".repeat(10));
  expect(field()).toBeValid();
  await userEvent.tab();
  expect(field()).toHaveValue("10.000.000");
});

test.each(["1.500.000 2.000.000", "1500000 2000000", "1.500.000 / 2.000.000"])("“%s” is two amounts, stays and is refused", async (text) => {
  render(<Amount />);
  await userEvent.click(field());
  await userEvent.paste(text);
  await userEvent.tab();
  expect(field()).toHaveValue(text);
  expect(field()).toBeInvalid();
});

test("shows every digit of a number that is too long", () => {
  render(<Amount start={"1234567890".repeat(4)} />);
  expect(field()).toHaveValue("1.234.567.890.123.456.789.012.345.678.901.234.567.890");
  expect(field()).toBeInvalid();
});

test("says so on Enter, and from the start where the address brought the text", () => {
  render(<Amount start="banyak" />);
  expect(field()).toBeInvalid();
  fireEvent.change(field(), { target: { value: "12,5" } });
  fireEvent.keyDown(field(), { key: "Enter" });
  expect(field()).toBeInvalid();
});

test("deletes the letters of an amount one by one", async () => {
  render(<Amount />);
  await userEvent.type(field(), "12 juta{Backspace}{Backspace}");
  expect(field()).toHaveValue("12 ju");
});

test("refuses a sixteenth digit that is typed", async () => {
  render(<Amount />);
  await userEvent.type(field(), "1234567890123456");
  expect(value()).toBe("123456789012345");
});

test("a digit typed in the middle of the groups stays in its place", async () => {
  render(<Amount start="1500" />);
  await userEvent.type(field(), "0", { initialSelectionStart: 1, initialSelectionEnd: 1 });
  expect(field()).toHaveValue("10.500");
});
