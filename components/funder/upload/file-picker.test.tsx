import { render, screen } from "@testing-library/react";
import { FilePicker } from "@/components/funder/upload/file-picker";

test("the words on the button are a part of the control's name, after the document", () => {
  render(
    <>
      <label htmlFor="nib">NIB</label>
      <FilePicker id="nib" text="Pilih berkas" compact={false} error={false} describedBy={undefined} onFiles={jest.fn()} />
    </>,
  );
  expect(screen.getByLabelText("NIB")).toHaveAccessibleName("NIB Pilih berkas");
  expect(screen.getByLabelText("Pilih berkas")).toBe(screen.getByLabelText("NIB"));
});
