import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { FormProvider, useForm } from "react-hook-form";
import { prepareComboboxes } from "@/components/form/use-combobox";
import { RegionFields } from "@/components/funder/region/region-fields";
import { QueryProvider } from "@/components/ui/query-provider";
import { apiFetch } from "@/lib/api/api-fetch";
import { companyForm } from "@/lib/contract/company-form";

jest.mock("../../../lib/api/api-fetch", () => ({ apiFetch: jest.fn() }));

const cities: Record<string, string[]> = {
  Papua: ["Kota Jayapura"],
  "Papua Tengah": ["Kabupaten Mimika", "Kabupaten Nabire"],
  "Sulawesi Selatan": ["Kota Makassar"],
  "Sulawesi Barat": ["Kabupaten Pasangkayu"],
  "Jawa Barat": ["Kota Bogor"],
  Banten: ["Kabupaten Serang", "Kabupaten Tangerang", "Kota Serang", "Kota Tangerang"],
};

function Sample({ province }: { province: string }) {
  return (
    <QueryProvider>
      <FormProvider {...useForm({ defaultValues: { province, city: "", district: "", village: "", postcode: "" } })}>
        <RegionFields form={companyForm} clearsPostcode={false} />
      </FormProvider>
    </QueryProvider>
  );
}

test.each([
  ["Papua", "KAB. MIMIKA", "Kabupaten Mimika", "Papua Tengah"],
  ["Sulawesi Selatan", "Mamuju Utara", "Kabupaten Pasangkayu", "Sulawesi Barat"],
  ["Jawa Barat", "Tangerang", "Kota Tangerang", "Banten"],
  ["Jawa Barat", "SERANG", "Kabupaten Serang", "Banten"],
])("a card with %s and %s gets its newer province with one press", async (province, typed, city, now) => {
  jest.mocked(apiFetch as unknown as (call: { body: { province?: string } }) => Promise<unknown>).mockImplementation(async ({ body }) => ({
    data: body.province
      ? (cities[body.province] ?? []).map((name) => ({ province: body.province, city: name }))
      : Object.keys(cities).map((name) => ({ province: name })),
  }));
  const user = userEvent.setup();
  await act(async () => void (await prepareComboboxes()));
  render(<Sample province={province} />);
  await user.type(await screen.findByLabelText("Kota/Kabupaten"), typed);
  await user.tab();
  await user.click(await screen.findByRole("button", { name: `${city} sekarang di ${now}. Pakai provinsi ini` }));
  expect(screen.getByLabelText("Provinsi")).toHaveValue(now);
  expect(screen.getByLabelText("Kota/Kabupaten")).toHaveValue(city);
});
