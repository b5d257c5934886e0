import { act, fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { FormProvider, useForm } from "react-hook-form";
import { prepareComboboxes } from "@/components/form/use-combobox";
import { RegionFields } from "@/components/funder/region/region-fields";
import { QueryProvider } from "@/components/ui/query-provider";
import { apiFetch } from "@/lib/api/api-fetch";
import { companyForm } from "@/lib/contract/company-form";

jest.mock("../../../lib/api/api-fetch", () => ({ apiFetch: jest.fn() }));

const above = { province: "Bali", city: "Kota Denpasar", district: "Denpasar Selatan" };

function Sample({ values = above }: { values?: Partial<typeof above> }) {
  return (
    <QueryProvider>
      <FormProvider {...useForm({ defaultValues: { province: "", city: "", district: "", ...values, village: "", postcode: "" } })}>
        <RegionFields form={companyForm} clearsPostcode={false} />
      </FormProvider>
    </QueryProvider>
  );
}

beforeEach(() => {
  jest.mocked(apiFetch).mockResolvedValue({ data: [{ ...above, village: "Sanur", postcode: "80228" }], message: "Sukses" } as never);
});

test("a postcode pasted with spaces stays whole, also one that is too long", async () => {
  render(<Sample />);
  const postcode = screen.getByLabelText("Kode Pos");
  await userEvent.click(postcode);
  await userEvent.paste(" 80 228");
  expect(postcode).toHaveValue("80228");
  await userEvent.type(postcode, "7");
  expect(postcode).toHaveValue("80228");
  await userEvent.paste("7");
  expect(postcode).toHaveValue("802287");
  expect(postcode).toHaveAccessibleDescription(/^Kode pos terdiri atas 5 angka\./);
});

test("accepting the offered postcode returns the focus to its field", async () => {
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

test("a new village replaces the postcode of the earlier one and announces it; a typed postcode stays, and the other is offered", async () => {
  const villages = [
    { ...above, village: "Panjer", postcode: "80225" },
    { ...above, village: "Renon", postcode: "80226" },
    { ...above, village: "Serangan" },
  ];
  jest.mocked(apiFetch).mockResolvedValue({ data: villages, message: "Sukses" } as never);
  render(<Sample />);
  await act(async () => void (await prepareComboboxes()));
  const postcode = screen.getByLabelText("Kode Pos");
  const pick = async (village: string) => {
    await userEvent.click(screen.getByRole("combobox", { name: "Kelurahan/Desa" }));
    await userEvent.click(await screen.findByRole("option", { name: village }));
  };
  await pick("Panjer");
  expect(postcode).toHaveValue("80225");
  await pick("Renon");
  expect(postcode).toHaveValue("80226");
  expect(screen.getByText("Kode pos diisi 80226.")).toBeInTheDocument();
  await pick("Serangan");
  expect(postcode).toHaveValue("");
  expect(screen.getByText(/^Kode pos dikosongkan/)).toBeInTheDocument();
  await pick("Panjer");
  await userEvent.clear(postcode);
  await userEvent.type(postcode, "12345");
  await pick("Renon");
  expect(postcode).toHaveValue("12345");
  expect(screen.getByText("Kode pos kelurahan/desa ini: 80226.")).toBeInTheDocument();
  expect(screen.getByRole("button", { name: "Gunakan kode pos 80226" })).toBeInTheDocument();
});

/** The service knows these cities of Bali and nothing below them. */
function answerCities(...cities: string[]) {
  const asked = jest.mocked(apiFetch).mockReset() as jest.Mock;
  asked.mockImplementation(async ({ body }: { body: { province?: string; city?: string } }) => {
    if (!body.province) return { data: [{ province: "Bali" }] };
    return { data: body.city === undefined ? cities.map((city) => ({ province: "Bali", city })) : [] };
  });
  return asked;
}

test("a level without a list is typed, and so are those below it, without a request for each letter", async () => {
  const asked = answerCities("Badung");
  render(<Sample values={{ province: "Bali", city: "Badung" }} />);
  const district = await screen.findByRole("textbox", { name: "Kecamatan" });
  expect(district).toHaveAccessibleDescription("Daftar pilihan untuk wilayah ini belum tersedia. Silakan tulis namanya.");
  const calls = asked.mock.calls.length;
  await userEvent.type(district, "Kuta Baru");
  await userEvent.type(screen.getByRole("textbox", { name: "Kelurahan/Desa" }), "Legian");
  expect(district).toHaveValue("Kuta Baru");
  expect(asked).toHaveBeenCalledTimes(calls);
});

test("text and focus stay when a list turns out to be empty while typing", async () => {
  await act(async () => void (await prepareComboboxes()));
  const cities = Promise.withResolvers<unknown>();
  const asked = answerCities();
  asked.mockImplementation(({ body }) => (body.province ? cities.promise : Promise.resolve({ data: [{ province: "Bali" }] })));
  render(<Sample values={{ province: "Bali" }} />);
  await userEvent.type(screen.getByRole("combobox", { name: "Kota/Kabupaten" }), "Bad");
  await act(async () => cities.resolve({ data: [] }));
  const city = await screen.findByRole("textbox", { name: "Kota/Kabupaten" });
  expect(city).toHaveFocus();
  await userEvent.keyboard("ung");
  expect(city).toHaveValue("Badung");
});
