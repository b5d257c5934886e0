import { act, fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { FormProvider, useForm } from "react-hook-form";
import { prepareComboboxes } from "@/components/form/use-combobox-list";
import { RegionFields } from "@/components/funder/region/region-fields";
import { QueryProvider } from "@/components/funder/registration/query-provider";
import { sendBrowser } from "@/lib/api/send-browser";

jest.mock("../../../lib/api/send-browser", () => ({ sendBrowser: jest.fn() }));

const labels = { province: "Provinsi", city: "Kota/Kabupaten", district: "Kecamatan", village: "Kelurahan/Desa", postcode: "Kode Pos" };
const above = { province: "Bali", city: "Kota Denpasar", district: "Denpasar Selatan" };

function Sample() {
  return (
    <QueryProvider>
      <FormProvider {...useForm({ defaultValues: { ...above, village: "", postcode: "" } })}>
        <RegionFields labels={labels} clearsPostcode={false} />
      </FormProvider>
    </QueryProvider>
  );
}

beforeEach(() => {
  jest.mocked(sendBrowser).mockResolvedValue({ data: [{ ...above, village: "Sanur", postcode: "80228" }], message: "Sukses" } as never);
});

test("a postcode pasted with spaces comes whole", async () => {
  render(<Sample />);
  const postcode = screen.getByLabelText("Kode Pos");
  await userEvent.click(postcode);
  await userEvent.paste(" 80 228 7");
  expect(postcode).toHaveValue("80228");
});

test("who takes the offered postcode stays at its field: the button goes", async () => {
  render(<Sample />);
  const postcode = screen.getByLabelText("Kode Pos");
  await userEvent.type(postcode, "80361");
  await act(async () => void (await prepareComboboxes()));
  await userEvent.click(screen.getByRole("combobox", { name: "Kelurahan/Desa" }));
  await userEvent.click(await screen.findByRole("option", { name: "Sanur" }));
  const offer = await screen.findByRole("button", { name: /80228/ });
  offer.focus();
  fireEvent.click(offer);
  expect(postcode).toHaveValue("80228");
  expect(postcode).toHaveFocus();
});
