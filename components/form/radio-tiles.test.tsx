import { render, screen } from "@testing-library/react";
import { useForm } from "react-hook-form";
import { RadioTiles } from "@/components/form/radio-tiles";

function Sample() {
  const { control } = useForm({ defaultValues: { type: "1" } });
  const tiles = [
    { value: "1", label: "Perusahaan", note: "PT, CV, koperasi, yayasan" },
    { value: "0", label: "Pribadi" },
  ];
  return <RadioTiles control={control} name="type" label="Jenis akun" tiles={tiles} />;
}

test("the note of a tile describes its choice", () => {
  render(<Sample />);
  expect(screen.getByRole("radio", { name: "Perusahaan" })).toHaveAccessibleDescription("PT, CV, koperasi, yayasan");
  expect(screen.getByRole("radio", { name: "Pribadi" })).not.toHaveAttribute("aria-describedby");
});
