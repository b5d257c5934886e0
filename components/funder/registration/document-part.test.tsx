import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { FormProvider, useForm } from "react-hook-form";
import { DocumentPart } from "@/components/funder/registration/document-part";
import { sectionOf } from "@/components/funder/registration/section-list";
import type { UploadItem } from "@/components/funder/upload/upload-state";
import type { Uploads } from "@/components/funder/upload/use-uploads";
import { takeNotices } from "@/components/ui/toaster";
import { kitCopy } from "@/lib/content/kit";
import { companyForm } from "@/lib/contract/company-form";
import { documentsOf } from "@/lib/contract/field-list";
import { personForm } from "@/lib/contract/person-form";

jest.mock("../upload/file-viewer", () => {
  throw new Error("Failed to load chunk");
});

const stored = (field: string, more: Partial<UploadItem> = {}): UploadItem => ({
  uid: `${field}-1`,
  field,
  name: `${field}.pdf`,
  size: 1_000,
  status: "success",
  percentage: 100,
  url: `/f/${field}`,
  message: "",
  retryable: false,
  retries: 0,
  ...more,
});

function Part({ form, items }: { form: typeof companyForm | typeof personForm; items: UploadItem[] }) {
  const documents = documentsOf(form);
  const uploads = { items, announcement: { text: "", turn: 0 }, owner: { handle: "", ofSession: true, link: "kunci" } } as unknown as Uploads;
  return (
    <FormProvider {...useForm()}>
      <DocumentPart section={sectionOf({ id: "dokumen", title: "Dokumen", sub: "" }, documents)} uploads={uploads} />
    </FormProvider>
  );
}

const group = (name: string) => screen.getByRole("list", { name });
const headOf = (name: string) => screen.getByRole("heading", { name }).parentElement;

test("groups the documents of a company and counts what is stored in each", () => {
  render(<Part form={companyForm} items={[stored("ktpPicUrl"), stored("npwpPicUrl"), stored("nibFileUrl"), stored("companySkPicUrl")]} />);
  expect(headOf("Akta dan pengesahan")).toHaveTextContent("1 dari 4 terunggah");
  expect(headOf("Identitas dan izin")).toHaveTextContent("Lengkap");
  expect(headOf("Keuangan")).toHaveTextContent("0 dari 2 terunggah");
  expect(headOf("Jika ada")).toHaveTextContent("Boleh dikosongkan");
  expect(within(group("Jika ada")).getAllByText("(opsional)")).toHaveLength(3);
});

test("a stored document becomes a line, one with advice keeps its help, an empty one has all of it", () => {
  const advised = stored("npwpPicUrl", { findings: { advice: "PDF ini tidak punya halaman." } });
  render(<Part form={companyForm} items={[stored("ktpPicUrl"), advised]} />);
  const helpOf = (label: string) => screen.getByLabelText(label).closest("li")?.querySelector("details");
  expect(helpOf("KTP Pengurus")).toHaveClass("hidden");
  expect(helpOf("NPWP Perusahaan")).not.toHaveClass("hidden");
  expect(helpOf("NIB")).not.toHaveClass("hidden");
  // The file, its buttons and the way to add another stay.
  const row = screen.getByLabelText("KTP Pengurus").closest("li") as HTMLElement;
  expect(within(row).getByText("ktpPicUrl.pdf")).toBeVisible();
  expect(within(row).getByRole("button", { name: "Hapus ktpPicUrl.pdf" })).toBeVisible();
  expect(screen.getByLabelText("KTP Pengurus")).toHaveAccessibleDescription("Foto atau pindaian asli, tidak terpotong, tidak silau.");
});

test("the same file twice is pointed out at the second row, and not refused", () => {
  const twice = (one: Partial<UploadItem>, two: Partial<UploadItem>) => {
    const name = "akta.pdf";
    const items = [stored("ktpPicUrl", { name, uid: "1", ...one }), stored("ktpPicUrl", { name, uid: "2", ...two })];
    const { unmount } = render(<Part form={companyForm} items={items} />);
    const [first, second] = within(screen.getByLabelText("KTP Pengurus").closest("li") as HTMLElement).getAllByRole("listitem");
    expect(first).not.toHaveTextContent("sudah ada di daftar");
    const isPointedOut = second?.textContent?.includes("Berkas ini sudah ada di daftar.");
    unmount();
    return isPointedOut;
  };
  expect(twice({ lastModified: 5 }, { lastModified: 5 })).toBe(true);
  // From a draft, which does not say when the file was changed.
  expect(twice({}, { lastModified: 5 })).toBe(true);
  expect(twice({ status: "uploading" }, { status: "uploading" })).toBe(true);
  expect(twice({ lastModified: 5 }, { lastModified: 6 })).toBe(false);
  expect(twice({}, { size: 1_001 })).toBe(false);
  expect(twice({}, { name: "akta 2.pdf" })).toBe(false);
  expect(twice({ status: "failed" }, {})).toBe(false);
});

test("the four documents of a person have no headings", () => {
  render(<Part form={personForm} items={[]} />);
  expect(screen.queryByRole("heading", { level: 3 })).toBeNull();
  expect(screen.getAllByText("Pilih berkas")).toHaveLength(4);
});

test("a viewer that cannot be loaded says so, and the form stays", async () => {
  render(<Part form={companyForm} items={[stored("ktpPicUrl")]} />);
  await userEvent.click(screen.getByRole("button", { name: "Lihat ktpPicUrl.pdf" }));
  expect(takeNotices()).toMatchObject([{ kind: "error", message: kitCopy.partMissing }]);
  expect(screen.getByText("ktpPicUrl.pdf")).toBeVisible();
});
