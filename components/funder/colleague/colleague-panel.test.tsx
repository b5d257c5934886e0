import { render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { FormProvider, useForm } from "react-hook-form";
import { ColleaguePanel } from "@/components/funder/colleague/colleague-panel";
import type { Uploads } from "@/components/funder/upload/use-uploads";
import { QueryProvider } from "@/components/ui/query-provider";
import { takeNotices } from "@/components/ui/toaster";
import { ApiError } from "@/lib/api/api-error";
import { apiFetch } from "@/lib/api/api-fetch";
import { colleagueList as copy } from "@/lib/content/colleague";
import { colleaguePartTitles } from "@/lib/contract/colleague-parts";

jest.mock("../../../lib/api/api-fetch", () => ({ apiFetch: jest.fn() }));

type Call = { path: string; body?: unknown };
const answers = jest.mocked(apiFetch as unknown as (call: Call) => Promise<unknown>);
const row = { id: "Zk3vQ8mT1bXr7LcW", part: "director", askedAt: "2026-11-25T02:00:00.000Z", expiresAt: "2026-12-02T02:00:00.000Z" };
const file = { field: "ktpPicUrl", url: "/api/common/file/Zm9vYmFyYmF6cXV4MTIzNA", name: "ktp.pdf", size: 64 };
const title = colleaguePartTitles.director;
/** The button of the director's part. */
const named = (text: string) => ({ name: new RegExp(`^${text}\\s?: ${title}$`) });
const receive = jest.fn();

function Company() {
  const form = useForm({ defaultValues: { legalPersonName: "Isian sendiri", idNumber: "" } });
  const uploads = { owner: { handle: "h", ofSession: false }, receive } as unknown as Uploads;
  return (
    <FormProvider {...form}>
      <ColleaguePanel uploads={uploads} />
      <input aria-label="Nama PIC" {...form.register("legalPersonName")} />
    </FormProvider>
  );
}

const show = (list: object[], others: Record<string, unknown> = {}) => {
  answers.mockImplementation(async ({ path }) =>
    path.endsWith("colleague-list") ? { data: list } : (others[path.split("/").at(-1) ?? ""] ?? { message: "Baik." }),
  );
  return render(<Company />, { wrapper: QueryProvider });
};
const called = (path: string) => answers.mock.calls.map(([call]) => call).filter((call) => call.path === `/api/investor/${path}`);

beforeEach(() => {
  jest.resetAllMocks();
  takeNotices();
});

test("a funder asks a colleague for a part, sees the link once, and sends it by e-mail", async () => {
  show([], { "colleague-ask": { data: { id: row.id, link: "q5cJ8YvT2mXb0LrWn7KdP4sZa1GhE6uF", expiresAt: row.expiresAt } } });
  await userEvent.click(screen.getByText(copy.title));
  await userEvent.click(await screen.findByRole("button", named(copy.ask)));
  const dialog = await screen.findByRole("dialog");
  expect(within(dialog).getByText(/\/isiBagian#q5cJ8YvT2mXb0LrWn7KdP4sZa1GhE6uF$/)).toBeVisible();
  expect(called("colleague-ask")[0]?.body).toEqual({ part: "director" });
  await userEvent.type(within(dialog).getByRole("combobox", { name: copy.link.mail }), "budi@contoh.id");
  await userEvent.click(within(dialog).getByRole("button", { name: copy.link.send }));
  await waitFor(() => expect(called("colleague-send")[0]?.body).toEqual({ link: "q5cJ8YvT2mXb0LrWn7KdP4sZa1GhE6uF", to: "budi@contoh.id" }));
});

test("shows who filled in a part and what that replaces, and takes the answers into the form before they are removed", async () => {
  show([{ ...row, state: "filled", name: "Budi Santoso", filledAt: "2026-11-26T02:00:00.000Z" }], {
    "colleague-answers": {
      data: {
        name: "Budi Santoso",
        filledAt: "2026-11-26T02:00:00.000Z",
        fields: [
          { name: "legalPersonName", value: "Rudi Hartono" },
          { name: "idNumber", value: "3171012345678901" },
        ],
        documents: [file],
      },
    },
  });
  expect(await screen.findByText(copy.filled(1))).toBeVisible();
  await userEvent.click(screen.getByText(copy.title));
  await userEvent.click(await screen.findByRole("button", named(copy.see)));
  expect(await screen.findByText("Rudi Hartono")).toBeVisible();
  expect(screen.getByLabelText("Nama PIC")).toHaveValue("Isian sendiri");
  expect(screen.getByText(copy.answers.yours("Isian sendiri"))).toBeVisible();
  expect(screen.getAllByText(/^Isian Anda sekarang/)).toHaveLength(1);
  await userEvent.click(screen.getByRole("button", { name: copy.answers.use }));
  expect(screen.getByLabelText("Nama PIC")).toHaveValue("Rudi Hartono");
  const { field, ...stored } = file;
  expect(receive).toHaveBeenCalledWith(field, stored);
  await waitFor(() => expect(called("colleague-end")[0]?.body).toEqual({ id: row.id, taken: true }));
});

/** A question takes no clicks while it is new. */
const AT_ONCE = { pointerEventsCheck: 0 };

test("asks before a link that waits ends, or a new one takes its place", async () => {
  show([{ ...row, state: "waiting", to: "b•••@contoh.id" }]);
  await userEvent.click(screen.getByText(copy.title));
  expect(await screen.findByText(/^Menunggu jawaban dari b•••@contoh\.id\./)).toBeVisible();
  await userEvent.click(screen.getByRole("button", named(copy.again)));
  expect(screen.getByRole("dialog", { name: copy.end.again.title })).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: copy.stay }));
  expect(called("colleague-ask")).toEqual([]);
  await userEvent.click(screen.getByRole("button", named(copy.revoke)));
  await userEvent.click(within(screen.getByRole("dialog", { name: copy.end.revoke.title })).getByRole("button", { name: copy.revoke }), AT_ONCE);
  await waitFor(() => expect(called("colleague-end")[0]?.body).toEqual({ id: row.id, taken: false }));
});

test("asks before answers are thrown away, and then keeps the focus at their part", async () => {
  const filled = { ...row, state: "filled", name: "Budi Santoso", filledAt: "2026-11-26T02:00:00.000Z" };
  show([filled]);
  await userEvent.click(screen.getByText(copy.title));
  await userEvent.click(await screen.findByRole("button", named(copy.drop)));
  const dialog = screen.getByRole("dialog", { name: copy.end.drop.title });
  expect(dialog).toHaveAccessibleDescription(copy.end.drop.text);
  expect(called("colleague-end")).toEqual([]);
  answers.mockImplementation(async ({ path }) => (path.endsWith("colleague-list") ? { data: [{ ...row, state: "revoked" }] } : { message: "Baik." }));
  await userEvent.click(within(dialog).getByRole("button", { name: copy.drop }), AT_ONCE);
  await waitFor(() => expect(called("colleague-end")[0]?.body).toEqual({ id: row.id, taken: false }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(screen.getByRole("button", named(copy.again))).toHaveFocus();
});

test("says that a link or its answers expired, and makes a new link for the part", async () => {
  show([{ ...row, state: "expired", to: "b•••@contoh.id" }], { "colleague-ask": { data: { id: "baru", link: "baru", expiresAt: row.expiresAt } } });
  await userEvent.click(screen.getByText(copy.title));
  expect(await screen.findByText(copy.states.expired)).toBeVisible();
  expect(screen.queryByRole("button", named(copy.revoke))).toBeNull();
  await userEvent.click(screen.getByRole("button", named(copy.again)));
  expect(await screen.findByRole("dialog")).toBeVisible();
  expect(called("colleague-ask")[0]?.body).toEqual({ part: "director" });
});

test("the panel for colleagues is absent where the upstream does not offer it", async () => {
  answers.mockRejectedValue(new ApiError("not-found", "E404", "Tidak ada."));
  render(<Company />, { wrapper: QueryProvider });
  await waitFor(() => expect(screen.queryByText(copy.title)).toBeNull());
});
