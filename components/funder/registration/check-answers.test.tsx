import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { FormProvider, useForm } from "react-hook-form";
import { CheckAnswers } from "@/components/funder/registration/check-answers";
import type { FormSection } from "@/components/funder/registration/section-list";
import { SectionNav } from "@/components/funder/registration/section-nav";
import { funderWords } from "@/lib/content/funder";

const sections: FormSection[] = [{ id: "badan", title: "Badan", sub: "", fields: [{ name: "company", label: "Nama Perusahaan" }] }];

beforeAll(() => {
  globalThis.IntersectionObserver = class {
    observe() {}
    disconnect() {}
  } as unknown as typeof IntersectionObserver;
});

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
  const answer = container.querySelector("dd");
  const links = container.querySelector("nav");
  expect(answer).toHaveTextContent(funderWords.check.empty);
  expect(links).toHaveTextContent(funderWords.contents.progress(0, 1));
  for (const typed of ["PT Maju", "PT Maju Jaya"]) {
    fireEvent.change(screen.getByLabelText("Nama"), { target: { value: typed } });
    await waitFor(() => expect(answer?.textContent).toBe(typed));
  }
  expect(links).toHaveTextContent(funderWords.contents.complete);
});
