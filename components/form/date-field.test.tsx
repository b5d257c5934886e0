import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { DateField } from "@/components/form/date-field";
import { Form } from "@/components/form/form";
import { useZodForm } from "@/components/form/use-zod-form";
import { birthday } from "@/lib/contract/fields";
import { fieldMessages } from "@/lib/contract/messages";
import * as z from "@/lib/contract/zod";

const schema = z.object({ birthday: birthday() });
const loadSchema = async () => schema;
const onSubmit = jest.fn();

function Sample({ value = "" }: { value?: string }) {
  const form = useZodForm(loadSchema, { defaultValues: { birthday: value } });
  return (
    <Form form={form} onSubmit={onSubmit}>
      <DateField control={form.control} name="birthday" label="Tanggal Lahir" hint="Minimal 18 tahun." />
      <button type="submit">Kirim</button>
    </Form>
  );
}

const day = () => screen.getByLabelText("Tanggal Lahir");
const month = () => screen.getByLabelText("Bulan");
const year = () => screen.getByLabelText("Tahun");
const send = () => userEvent.click(screen.getByRole("button", { name: "Kirim" }));

beforeEach(() => onSubmit.mockClear());

test("day, month and year make a date", async () => {
  render(<Sample />);
  expect(screen.getByRole("group", { name: "Tanggal Lahir" })).toBeInTheDocument();
  await userEvent.type(day(), "7");
  await userEvent.selectOptions(month(), "Agustus");
  await userEvent.type(year(), "1985");
  expect(day()).toHaveValue("7");
  await send();
  expect(onSubmit.mock.calls[0][0]).toEqual({ birthday: "1985-08-07" });
});

test.each(["1985-08-17", "17/08/1985", "17081985", "17 Agustus 1985", "1985-8-17", "17 VIII 1985"])("spreads %s over the three", async (whole) => {
  render(<Sample />);
  await userEvent.type(day(), whole);
  expect(day()).toHaveValue("17");
  expect(month()).toHaveDisplayValue("Agustus");
  expect(year()).toHaveValue("1985");
  await send();
  expect(onSubmit.mock.calls[0][0]).toEqual({ birthday: "1985-08-17" });
});

test.each(["17/08/85", "170885", "SEMARANG, 17-08-85"])("asks for the whole year of %s", async (text) => {
  render(<Sample />);
  await userEvent.click(day());
  await userEvent.paste(text);
  expect(day()).toHaveValue(text);
  await send();
  expect(day()).toHaveAccessibleDescription(expect.stringContaining("Tulis tahun dengan 4 angka"));
});

test("fills the three from the line of an identity card", async () => {
  render(<Sample />);
  await userEvent.click(day());
  await userEvent.paste("SEMARANG, 17-08-1985");
  await send();
  expect(onSubmit.mock.calls[0][0]).toEqual({ birthday: "1985-08-17" });
});

test("says what is wrong at all three, until the date is whole", async () => {
  render(<Sample />);
  expect(day()).toHaveAccessibleDescription("Minimal 18 tahun.");
  await send();
  for (const part of [day(), month(), year()]) expect(part).toHaveAccessibleDescription(expect.stringContaining(fieldMessages.content));
  expect(day()).toHaveFocus();
  await userEvent.type(day(), "31");
  await userEvent.selectOptions(month(), "Februari");
  await userEvent.type(year(), "1985");
  expect(day()).toHaveAccessibleDescription(`${fieldMessages.birthdayFormat} Minimal 18 tahun.`);
  await userEvent.clear(day());
  await userEvent.type(day(), "28");
  expect(day()).toBeValid();
  expect(onSubmit).not.toHaveBeenCalled();
});

test("a restored date with gaps shows what there is", () => {
  render(<Sample value="1985--17" />);
  expect(day()).toHaveValue("17");
  expect(month()).toHaveDisplayValue("Pilih");
  expect(year()).toHaveValue("1985");
});
