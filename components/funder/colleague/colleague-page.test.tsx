import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { ColleaguePage } from "@/components/funder/colleague/colleague-page";
import { takeNotices } from "@/components/ui/toaster";
import { ApiError, noResponseError } from "@/lib/api/api-error";
import { apiFetch } from "@/lib/api/api-fetch";
import { colleaguePage as copy } from "@/lib/content/colleague";
import { fieldMessages } from "@/lib/contract/messages";

jest.mock("../../../lib/api/api-fetch", () => ({ apiFetch: jest.fn() }));

const LINK = "q5cJ8YvT2mXb0LrWn7KdP4sZa1GhE6uF";
type Call = { path: string; body?: unknown; headers?: Record<string, string> };
const answers = jest.mocked(apiFetch as unknown as (call: Call) => Promise<unknown>);
const opened = { type: 1, part: "company", owner: "d•••@contoh.id", expiresAt: "2099-12-02T02:00:00.000Z" };

beforeEach(() => {
  jest.resetAllMocks();
  sessionStorage.clear();
  takeNotices();
  Element.prototype.scrollIntoView = () => {};
  window.scrollTo = () => {};
  window.location.hash = `#${LINK}`;
});

const open = (fill: () => Promise<unknown> = async () => ({ message: "Terkirim." })) =>
  answers.mockImplementation(async ({ path }) => (path.endsWith("colleague-open") ? { data: opened } : await fill()));

async function fillIn() {
  for (const [label, text] of [
    ["Nama Perusahaan", "PT Maju"],
    ["Singkatan Perusahaan", "Maju"],
    ["Nomor Akta Pendirian", "12"],
    ["Nomor Izin Usaha", "503"],
    ["NPWP", "0012345678901000"],
    [copy.name, "Budi"],
  ] as const)
    await userEvent.type(await screen.findByRole("textbox", { name: label }), text);
  await userEvent.selectOptions(screen.getByRole("combobox", { name: "Jenis Badan Hukum" }), "PT");
  await userEvent.selectOptions(screen.getByRole("combobox", { name: "Bidang Usaha" }), "Konstruksi");
}
const send = () => userEvent.click(screen.getByRole("button", { name: copy.send }));

test("takes the key out of the address, shows one part, and sends its fields with the colleague's name", async () => {
  open();
  render(<ColleaguePage />);
  await fillIn();
  expect(window.location.hash).toBe("");
  expect(screen.queryByRole("textbox", { name: "Nama PIC" })).toBeNull();
  expect(screen.queryByRole("checkbox")).toBeNull();
  await send();
  expect(await screen.findByRole("heading", { name: copy.doneTitle })).toBeVisible();
  const [{ body, headers }] = answers.mock.calls.at(-1) as [Call];
  expect(headers).toEqual({ ColleagueLink: LINK });
  expect(body).toEqual({
    name: "Budi",
    fields: {
      name: "PT Maju",
      companyShortName: "Maju",
      legalEntityType: "PT",
      workArea: "Konstruksi",
      contractId: "12",
      businessLicenseNo: "SIUP",
      legalEntityId: "503",
      npwp: "0012345678901000",
    },
  });
  expect(sessionStorage.getItem("colleagueWork")).toBeNull();
});

test("says beside each field what is missing, and keeps what was typed over a failure and a reload", async () => {
  open(async () => {
    throw noResponseError(undefined);
  });
  const first = render(<ColleaguePage />);
  await userEvent.type(await screen.findByRole("textbox", { name: "Nomor Akta Pendirian" }), "12");
  await send();
  expect((await screen.findAllByText(fieldMessages.colleagueName)).length).toBeGreaterThan(0);
  await userEvent.clear(screen.getByRole("textbox", { name: "Nomor Akta Pendirian" }));
  await fillIn();
  await send();
  expect(await screen.findByText("Jaringan bermasalah, silakan coba lagi.")).toBeVisible();
  first.unmount();
  render(<ColleaguePage />);
  expect(await screen.findByRole("textbox", { name: "Nomor Akta Pendirian" })).toHaveValue("12");
  expect(screen.getByRole("textbox", { name: copy.name })).toHaveValue("Budi");
});

test("a link that expires while it is filled in keeps the answers and says whom to ask", async () => {
  open(async () => {
    throw new ApiError("business", "1004", copy.ended);
  });
  render(<ColleaguePage />);
  await fillIn();
  await send();
  expect(await screen.findByText(copy.ended)).toBeVisible();
  expect(screen.getByRole("textbox", { name: "Nomor Akta Pendirian" })).toHaveValue("12");
});

test("a link that ended says so, and a failure of the network can be tried again", async () => {
  answers.mockRejectedValueOnce(noResponseError(undefined));
  answers.mockRejectedValueOnce(new ApiError("business", "1004", copy.ended));
  render(<ColleaguePage />);
  const retry = await screen.findByRole("button", { name: copy.retry });
  expect(document.querySelector("[src*=kain-selesai]")).toBeNull();
  await userEvent.click(retry);
  expect(await screen.findByRole("heading", { name: copy.endedTitle })).toBeVisible();
  expect(screen.queryByRole("button")).toBeNull();
});
