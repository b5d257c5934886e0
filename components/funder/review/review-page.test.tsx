import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { ReviewPage } from "@/components/funder/review/review-page";
import { takeNotices } from "@/components/ui/toaster";
import { ApiError } from "@/lib/api/api-error";
import { apiFetch } from "@/lib/api/api-fetch";
import { funderCopy } from "@/lib/content/funder";
import { ownerCopy } from "@/lib/content/funder-owner";
import { proofCopy } from "@/lib/content/proof";
import { reviewCopy, reviewLabels } from "@/lib/content/review";
import { companyForm } from "@/lib/contract/company-form";
import { labelOf } from "@/lib/contract/field-list";
import type { CurrentUser } from "@/lib/contract/investor";

jest.mock("../../../lib/api/api-fetch", () => ({ apiFetch: jest.fn() }));

const user: CurrentUser = { id: "a1", type: 0, validate: false, username: "Dewi" };
const answers = jest.mocked(apiFetch as unknown as (call: { path: string; body?: unknown }) => Promise<unknown>);
const signedInAs = (over: Partial<CurrentUser>) =>
  answers.mockImplementation(async ({ path }) => (path === "/api/investor/current-user" ? { data: { ...user, ...over } } : { message: "Terkirim." }));

jest.mock("next/navigation", () => ({ useRouter: () => ({ replace: jest.fn() }), usePathname: () => "/statusPendaftaran" }));

beforeEach(() => {
  jest.resetAllMocks();
  localStorage.clear();
  takeNotices();
  // jsdom does not scroll.
  Element.prototype.scrollIntoView = () => {};
});

test.each(["received", "reviewing", "approved"] as const)("shows the state %s and what happens next", async (status) => {
  signedInAs({ review: { status } });
  render(<ReviewPage />);
  expect(await screen.findByText(reviewLabels[status])).toBeVisible();
  expect(screen.getByText(reviewCopy.lead[status])).toBeVisible();
  expect(screen.queryByRole("button", { name: reviewCopy.send })).toBeNull();
});

test("after the decision, the dates are written as usual, and a correction no longer comes before it", async () => {
  const times = { receivedAt: "2026-11-27T02:00:00.000Z", changedAt: "2026-11-28T02:00:00.000Z" };
  signedInAs({ review: { status: "approved", number: "DAF-7K3M-Q9XR-02VT", ...times } });
  render(<ReviewPage />);
  expect(await screen.findByText("27 November 2026")).toBeVisible();
  expect(screen.getByText(reviewCopy.changed).nextSibling).toHaveTextContent("28 November 2026");
  expect(screen.getByText(/^Jika ada data yang keliru/)).toHaveTextContent(/di samping data Anda \(DAF-7K3M-Q9XR-02VT\)\.$/);
});

test.each([
  [undefined, "4 Desember 2026"],
  ["2026-12-14T02:00:00.000Z", "21 Desember 2026"],
])("with a correction at %s the check ends on %s at the latest", async (changedAt, latest) => {
  signedInAs({
    review: { status: "reviewing", number: "DAF-7K3M-Q9XR-02VT", receivedAt: "2026-11-27T02:00:00.000Z", ...(changedAt ? { changedAt } : {}) },
  });
  render(<ReviewPage />);
  expect(await screen.findByText("27 November 2026")).toBeVisible();
  expect(screen.getByText(proofCopy.by(latest))).toBeVisible();
  const arrived = screen.queryByText(reviewCopy.corrected("14 Desember 2026"));
  expect(arrived !== null).toBe(changedAt !== undefined);
});

test("shows the reason of a refusal", async () => {
  signedInAs({ review: { status: "refused", reason: "Nama rekening berbeda." } });
  render(<ReviewPage />);
  expect(await screen.findByText("Nama rekening berbeda.")).toBeVisible();
});

test("opens only the parts that were asked for again, with their reasons, and sends them", async () => {
  signedInAs({ review: { status: "correction", items: [{ field: "placeOfBirth", reason: "Berbeda dengan KTP." }] } });
  render(<ReviewPage />);
  expect(await screen.findByText("Berbeda dengan KTP.")).toBeVisible();
  expect(await screen.findAllByRole("textbox")).toHaveLength(1);
  await userEvent.type(screen.getByRole("textbox", { name: "Tempat Lahir" }), "Bandung");
  await userEvent.click(screen.getByRole("button", { name: reviewCopy.send }));
  expect(answers).toHaveBeenCalledWith(
    expect.objectContaining({ path: "/api/investor/info-correction", body: { type: 0, fields: { placeOfBirth: "Bandung" } } }),
  );
});

test("what was typed is there again after a reload, until it is sent", async () => {
  signedInAs({ review: { status: "correction", items: [{ field: "placeOfBirth", reason: "Berbeda dengan KTP." }] } });
  const place = async () => await screen.findByRole("textbox", { name: "Tempat Lahir" });
  const first = render(<ReviewPage />);
  await userEvent.type(await place(), "Bandung");
  first.unmount();
  const second = render(<ReviewPage />);
  expect(await place()).toHaveValue("Bandung");
  await userEvent.click(screen.getByRole("button", { name: reviewCopy.send }));
  await screen.findByText(reviewCopy.asked);
  second.unmount();
  render(<ReviewPage />);
  expect(await place()).toHaveValue("");
});

test("fills in the companions of a field as they were sent, and does not store them in the browser", async () => {
  const review = { status: "correction", items: [{ field: "idNumber", reason: "Salah ketik." }] } as const;
  const fields = [
    { name: "idNumber", value: "3174014101900002" },
    { name: "npwp", value: "012345678901000" },
  ];
  answers.mockImplementation(async ({ path }) =>
    path === "/api/investor/current-user"
      ? { data: { ...user, review } }
      : { data: { receivedAt: "2026-11-25T02:00:00.000Z", fields, documents: [] } },
  );
  render(<ReviewPage />);
  expect(await screen.findByRole("textbox", { name: "NPWP" })).toHaveValue("012345678901000");
  expect(screen.getByText(reviewCopy.filled("NPWP"))).toBeVisible();
  expect(screen.getByRole("textbox", { name: "No. KTP" })).toHaveValue("");
  await userEvent.type(screen.getByRole("textbox", { name: "No. KTP" }), "3174015708850002");
  const stored = () => JSON.stringify({ ...localStorage });
  await waitFor(() => expect(stored()).toContain("3174015708850002"));
  expect(stored()).not.toContain("012345678901000");
});

test("shows the levels of a company's region, which travel as one value", async () => {
  const levels = { province: "Bali", city: "Kota Denpasar", district: "Denpasar Selatan", village: "Sanur" };
  const sent = { ...levels, city: Object.values(levels).join("/") };
  const fields = Object.entries(sent).map(([name, value]) => ({ name, value }));
  answers.mockImplementation(async ({ path }) =>
    path === "/api/investor/current-user"
      ? { data: { ...user, type: 1, review: { status: "reviewing" } } }
      : { data: { receivedAt: "2026-11-25T02:00:00.000Z", fields, documents: [] } },
  );
  render(<ReviewPage />);
  await userEvent.click(await screen.findByText(reviewCopy.sent.open));
  expect(await screen.findByText("Kota/Kabupaten")).toBeVisible();
  expect(screen.getAllByRole("definition").map(({ textContent }) => textContent)).toEqual(Object.values(levels));
});

test("a mailing address that is the same as the address follows it", async () => {
  const review = { status: "correction", items: [{ field: "address", reason: "Berbeda dengan akta." }] } as const;
  const fields = ["address", "mailingAddress"].map((name) => ({ name, value: "Jalan Lama 1" }));
  const data: Record<string, unknown> = {
    "/api/investor/current-user": { ...user, type: 1, review },
    "/api/investor/submission": { receivedAt: "2026-11-25T02:00:00.000Z", fields, documents: [] },
  };
  answers.mockImplementation(async ({ path }) => ({ data: data[path] ?? [] }));
  render(<ReviewPage />);
  expect(await screen.findByRole("checkbox", { name: funderCopy.hints.mailingSame })).toBeChecked();
  await userEvent.type(screen.getByRole("textbox", { name: labelOf(companyForm, "address") }), "Jalan Baru 2");
  expect(screen.getByRole("textbox", { name: labelOf(companyForm, "mailingAddress") })).toHaveValue("Jalan Baru 2");
});

describe("a correction that was not taken", () => {
  const asked = { status: "correction", items: [{ field: "placeOfBirth", reason: "Berbeda dengan KTP." }] } as const;

  /** Sends a correction that fails, and after which the submission has another state. */
  async function sendInVain(failure: Error, after: Partial<CurrentUser> = {}) {
    let review: CurrentUser["review"] = { status: asked.status, items: [...asked.items] };
    answers.mockImplementation(async ({ path }) => {
      if (path === "/api/investor/current-user") return { data: { ...user, review } };
      if (path === "/api/investor/submission") throw new ApiError("not-found", "1404", "Tidak ditemukan.");
      review = after.review ?? review;
      throw failure;
    });
    render(<ReviewPage />);
    await userEvent.type(await screen.findByRole("textbox", { name: "Tempat Lahir" }), "Bandung");
    await userEvent.click(screen.getByRole("button", { name: reviewCopy.send }));
  }

  test.each([
    ["whose answer was lost", new ApiError("network", "E502", "Jaringan bermasalah.")],
    ["that another tab has sent", new ApiError("business", "1016", "Bagian ini tidak diminta lagi.")],
  ])("%s shows the new state, and leaves no draft", async (_, failure) => {
    await sendInVain(failure, { review: { status: "received" } });
    expect(await screen.findByText(reviewLabels.received)).toBeVisible();
    expect(takeNotices()).toMatchObject([{ kind: "info", message: reviewLabels.received }]);
    expect(Object.keys(localStorage).filter((key) => key.startsWith("funderDraft"))).toEqual([]);
  });

  test("a correction that did not arrive stays typed, with what to do next", async () => {
    await sendInVain(new ApiError("network", "E502", "Jaringan bermasalah."));
    expect(await screen.findByRole("heading", { name: funderCopy.refusal.unansweredTitle })).toBeVisible();
    expect(screen.getByRole("textbox", { name: "Tempat Lahir" })).toHaveValue("Bandung");
  });

  test("a correction without a session leads to the sign-in and back, and keeps what was typed", async () => {
    await sendInVain(new ApiError("unauthorized", "E401", "Anda tidak memiliki izin untuk mengakses."));
    expect(await screen.findByRole("link", { name: funderCopy.refusal.login })).toHaveAttribute("href", "/login?next=%2FstatusPendaftaran");
    expect(screen.getByRole("textbox", { name: "Tempat Lahir" })).toHaveValue("Bandung");
  });
});

test("leads to the sign-in without a session, and to the form while details are missing", async () => {
  answers.mockRejectedValue(new ApiError("unauthorized", "E401", "Anda tidak memiliki izin untuk mengakses."));
  const { unmount } = render(<ReviewPage />);
  expect(await screen.findByRole("link", { name: ownerCopy.signIn })).toHaveAttribute("href", "/login?next=%2FstatusPendaftaran");
  unmount();
  signedInAs({ validate: true });
  render(<ReviewPage />);
  expect(await screen.findByRole("link", { name: reviewCopy.complete })).toBeVisible();
});
