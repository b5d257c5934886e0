import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { FormProvider, useForm } from "react-hook-form";
import { TextField } from "@/components/form/text-field";
import { CheckAnswers } from "@/components/funder/registration/check-answers";
import type { FormSection } from "@/components/funder/registration/section-list";
import { SectionNav } from "@/components/funder/registration/section-nav";
import { funderCopy } from "@/lib/content/funder";

const sections: FormSection[] = [{ id: "badan", title: "Badan", sub: "", fields: [{ name: "company", label: "Nama Perusahaan" }] }];
const known: FormSection[] = [
  {
    id: "diri",
    title: "Data diri",
    sub: "",
    fields: [
      { name: "idNumber", label: "No. KTP" },
      { name: "birthday", label: "Tanggal Lahir" },
    ],
  },
];

beforeAll(() => {
  globalThis.IntersectionObserver = class {
    observe() {}
    disconnect() {}
  } as unknown as typeof IntersectionObserver;
});

/** Opens or closes the answers as a click on their heading does. */
function toggle(container: HTMLElement) {
  const details = container.querySelector("details") as HTMLDetailsElement;
  details.open = !details.open;
  fireEvent(details, new Event("toggle"));
}

function Sample() {
  const form = useForm({ defaultValues: { company: "" } });
  return (
    <FormProvider {...form}>
      <SectionNav sections={sections} />
      <input aria-label="Nama" {...form.register("company")} />
      <CheckAnswers sections={sections} items={[]} />
    </FormProvider>
  );
}

test("the answers to check and the state of the sections follow what is typed", async () => {
  const { container } = render(<Sample />);
  toggle(container);
  const answer = container.querySelector("dd");
  const links = container.querySelector("nav");
  expect(answer).toHaveTextContent(funderCopy.check.empty);
  expect(links).toHaveTextContent(funderCopy.contents.progress(0, 1));
  for (const typed of ["PT Maju", "PT Maju Jaya"]) {
    fireEvent.change(screen.getByLabelText("Nama"), { target: { value: typed } });
    await waitFor(() => expect(answer?.textContent).toBe(typed));
  }
  expect(links).toHaveTextContent(funderCopy.contents.complete);
});

test("a section with a field that shows an error is not complete, also before the form is validated", async () => {
  function Long() {
    const form = useForm({ defaultValues: { company: "PT" } });
    return (
      <FormProvider {...form}>
        <SectionNav sections={sections} />
        <TextField control={form.control} name="company" label="Nama" longest={10} />
      </FormProvider>
    );
  }
  const { container } = render(<Long />);
  const links = container.querySelector("nav");
  expect(links).toHaveTextContent(funderCopy.contents.complete);
  fireEvent.change(screen.getByLabelText("Nama"), { target: { value: "PT Sumber Rejeki" } });
  await waitFor(() => expect(links).toHaveTextContent(funderCopy.contents.toFix(1)));
  fireEvent.change(screen.getByLabelText("Nama"), { target: { value: "PT Maju" } });
  await waitFor(() => expect(links).toHaveTextContent(funderCopy.contents.complete));
});

test("while they are closed the page has no answer twice", () => {
  const { container } = render(<Sample />);
  expect(screen.queryByText("Nama Perusahaan", { selector: "dt" })).toBeNull();
  toggle(container);
  expect(screen.getByText("Nama Perusahaan", { selector: "dt" })).toBeInTheDocument();
  toggle(container);
  expect(screen.queryByText("Nama Perusahaan", { selector: "dt" })).toBeNull();
});

test("formats numbers and dates, and shows anything else as typed", () => {
  function Known({ idNumber }: { idNumber: string }) {
    return (
      <FormProvider {...useForm({ values: { idNumber, birthday: "1985-08-17" } })}>
        <CheckAnswers sections={known} items={[]} />
      </FormProvider>
    );
  }
  const { container, rerender } = render(<Known idNumber="3174015708850002" />);
  toggle(container);
  expect(screen.getByText("3174 0157 0885 0002")).toBeInTheDocument();
  expect(screen.getByText("17 Agustus 1985")).toBeInTheDocument();
  rerender(<Known idNumber="A1234567" />);
  expect(screen.getByText("A1234567")).toBeInTheDocument();
});
