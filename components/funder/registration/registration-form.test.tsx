import { notifyManager } from "@tanstack/react-query";
import { render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { z } from "zod";
import { readDraft, writeDraft } from "@/components/funder/draft/draft-store";
import { type FormPlan, RegistrationForm } from "@/components/funder/registration/registration-form";
import { sectionsOf } from "@/components/funder/registration/section-list";
import { QueryProvider } from "@/components/ui/query-provider";
import { takeNotices } from "@/components/ui/toaster";
import { funderCopy } from "@/lib/content/funder";
import { apiCodes } from "@/lib/contract/envelope";
import type { FormField } from "@/lib/contract/field-list";
import type { InfoUploadRequest } from "@/lib/contract/investor";

const mockRouter = { push: jest.fn(), replace: jest.fn() };
jest.mock("next/navigation", () => ({ useRouter: () => mockRouter }));
jest.mock("../../../lib/browser/navigate-when-reachable", () => ({ navigateWhenReachable: jest.fn() }));

const id = "handle-1";
const file = { field: "card", name: "ktp.pdf", size: 10, url: "/api/common/file/ktp" };
const draftOf = (draft: object) => writeDraft(id, { values: { name: "Sekar Arum" }, files: [file], unsent: [], savedAt: Date.now(), ...draft });

const schema = z.object({ name: z.string().min(1, "Isi nama."), card: z.array(z.string()).min(1, "Unggah KTP.") });
type Values = z.input<typeof schema>;
const form: readonly FormField[] = [
  { name: "name", label: "Nama", section: "person", control: { kind: "text" }, schema: (of) => of.text() },
  {
    name: "card",
    label: "Foto KTP",
    section: "documents",
    control: { kind: "document", scan: "card", sample: "ktp", about: "" },
    schema: (of) => of.documentUrls(),
  },
];

const plan: FormPlan<Values, Values> = {
  title: "Data diri",
  lead: "Isi data Anda.",
  page: "/registerPersonal",
  loadSchema: async () => schema,
  empty: { name: "", card: [] },
  form,
  sections: sectionsOf(form, { person: { id: "diri", title: "Diri", sub: "" }, documents: { id: "dokumen", title: "Dokumen", sub: "" } }),
  toRequest: (handle, details) => ({ id: handle, type: 0, person: details }) as unknown as InfoUploadRequest,
  useAids: () => ({}),
};

const answer = (code: string) => ({
  status: 200,
  headers: new Headers(),
  text: async () => JSON.stringify({ code, message: "Diterima.", data: {} }),
});
const bodies = () =>
  jest
    .mocked(fetch)
    .mock.calls.filter(([address]) => String(address).includes("info-upload"))
    .map(([, init]) => JSON.parse(String(init?.body)));
const onAccepted = jest.fn();

function open() {
  render(
    <QueryProvider>
      <RegistrationForm plan={plan} id={id} ofSession={false} owner={<p>Milik Sekar</p>} onAccepted={onAccepted} />
    </QueryProvider>,
  );
  const submit = () => user.click(screen.getByRole("button", { name: "Simpan dan Lanjutkan" }));
  const user = userEvent.setup();
  return { user, submit, name: screen.getByLabelText("Nama") };
}

beforeAll(() => notifyManager.setScheduler(queueMicrotask));
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  takeNotices();
  // jsdom has neither.
  Element.prototype.scrollIntoView = jest.fn();
  window.IntersectionObserver = class {
    observe() {}
    disconnect() {}
  } as never;
  global.fetch = jest.fn(async () => answer("0000")) as never;
});

test("starts empty without a draft, below the line that says whose registration it is", () => {
  const { name } = open();
  expect(name).toHaveValue("");
  expect(screen.getByText("Milik Sekar")).toBeInTheDocument();
  expect(screen.queryByText(/^Kami memuat draf Anda/)).toBeNull();
  expect(screen.queryByText(funderCopy.consents.notKept)).toBeNull();
});

test("missing answers are listed with links to their fields, and nothing is sent", async () => {
  const { submit } = open();
  await submit();
  const links = within(await screen.findByRole("group", { name: /^Ada 2/ })).getAllByRole("link");
  expect(links.map(({ textContent }) => textContent)).toEqual(["Nama: Isi nama.", "Foto KTP: Unggah KTP."]);
  expect(bodies()).toEqual([]);
});

test("a draft comes back with its answers and files, and is gone once the details are accepted", async () => {
  draftOf({});
  const { submit, name } = open();
  expect(name).toHaveValue("Sekar Arum");
  expect(screen.getByText(/^Kami memuat draf Anda/)).toBeInTheDocument();
  expect(screen.getByText("ktp.pdf")).toBeInTheDocument();
  await submit();
  await waitFor(() => expect(onAccepted).toHaveBeenCalledTimes(1));
  expect(bodies()).toEqual([{ id, type: 0, person: { name: "Sekar Arum", card: [file.url] } }]);
  expect(readDraft(id)).toBeUndefined();
});

test("a draft comes back without the ticks of the consents, and says so", () => {
  draftOf({});
  open();
  expect(screen.getByText(funderCopy.consents.notKept)).toBeInTheDocument();
  for (const box of screen.getAllByRole("checkbox")) expect(box).not.toBeChecked();
});

test("typed answers are saved as a draft", async () => {
  const { user, name } = open();
  await user.type(name, "Bima");
  await waitFor(() => expect(readDraft(id)?.values).toMatchObject({ name: "Bima" }));
  expect(await screen.findByText(/^Tersimpan/)).toBeInTheDocument();
});

test("deleting the draft empties the form and says so", async () => {
  draftOf({});
  const { user, name } = open();
  await user.click(screen.getByRole("button", { name: "Hapus draf" }));
  await user.setup({ pointerEventsCheck: 0 }).click(await screen.findByRole("button", { name: "Ya, hapus draf" }));
  expect(name).toHaveValue("");
  expect(screen.queryByText("ktp.pdf")).toBeNull();
  expect(takeNotices()).toMatchObject([{ kind: "info", message: "Draf dihapus" }]);
  await waitFor(() => expect(readDraft(id)).toBeUndefined());
});

test("a file that the server no longer has can be removed, and the answers stay", async () => {
  draftOf({});
  jest.mocked(fetch).mockResolvedValueOnce(answer(apiCodes.fileUnknown) as never);
  const { user, submit, name } = open();
  await submit();
  await user.click(await screen.findByRole("button", { name: "Hapus berkas dari draf" }));
  expect(screen.queryByText("ktp.pdf")).toBeNull();
  expect(name).toHaveValue("Sekar Arum");
  expect(onAccepted).not.toHaveBeenCalled();
});
