import { notifyManager } from "@tanstack/react-query";
import { cleanup, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { ConfirmStep } from "@/components/account-deletion/confirm-step";
import { useDeletion } from "@/components/account-deletion/use-deletion";
import { QueryProvider } from "@/components/ui/query-provider";
import { takeNotices } from "@/components/ui/toaster";
import { readDeletionStep, storeDeletionStep } from "@/lib/browser/deletion-step";
import { apiCodes } from "@/lib/contract/envelope";

const ok = { code: "0000", message: "Sukses", data: {} };
const answers = (...replies: object[]) => {
  const left = [...replies];
  global.fetch = jest.fn(async () => ({ status: 200, headers: new Headers(), text: async () => JSON.stringify(left.shift()) }) as never);
};
const sent = () => JSON.parse(String(jest.mocked(fetch).mock.calls.at(-1)?.[1]?.body));

function Sample() {
  const deletion = useDeletion();
  if (deletion.stage.step !== "confirm") return <p>{deletion.stage.step}</p>;
  return <ConfirmStep deletion={deletion} step={deletion.stage} />;
}

const idNumber = () => screen.getByLabelText("No. KTP");
const code = () => screen.getByLabelText("Kode Verifikasi");
const submit = () => screen.getByRole("button", { name: "Hapus Akun" });

async function open() {
  render(<Sample />, { wrapper: QueryProvider });
  const user = userEvent.setup();
  await user.type(idNumber(), "3174010101900009");
  return user;
}

async function filled() {
  const user = await open();
  await user.type(code(), "123456");
  await user.click(screen.getByLabelText("Kesulitan dalam proses pinjaman"));
  return user;
}

beforeAll(() => notifyManager.setScheduler(queueMicrotask));
beforeEach(() => {
  sessionStorage.clear();
  takeNotices();
  Element.prototype.scrollIntoView = jest.fn();
  storeDeletionStep({ userId: "pegangan", expiresAt: Date.now() + 600_000, resendAt: 0 });
});

test("sends a code only for a complete identity number, and moves on to the code", async () => {
  answers(ok);
  render(<Sample />, { wrapper: QueryProvider });
  const user = userEvent.setup();
  const send = () => screen.getByRole("button", { name: "Kirim Kode" });
  expect(send()).toBeDisabled();
  await user.type(idNumber(), "3174010101900009");
  await user.click(send());
  await waitFor(() => expect(code()).toHaveFocus());
  expect(sent()).toEqual({ userId: "pegangan", idCardNo: "3174010101900009" });
  expect(screen.getByRole("button", { name: /^Kirim ulang/ })).toBeDisabled();
  expect(takeNotices()).toMatchObject([{ kind: "success" }]);
});

test("deletes with code, reasons and comment", async () => {
  answers({ ...ok, message: "Nomor bukti HA-1" });
  const user = await filled();
  await user.type(screen.getByLabelText(/^Saran lainnya/), " Terima kasih ");
  await user.click(submit());
  await screen.findByText("done");
  expect(sent()).toEqual({ raw: "123456", userId: "pegangan", selected: [1], other: "Terima kasih" });
});

test("shows what is missing and sends nothing", async () => {
  answers(ok);
  const user = await open();
  await user.click(submit());
  await waitFor(() => expect(code()).toHaveAttribute("aria-invalid", "true"));
  expect(fetch).not.toHaveBeenCalled();
});

test("a wrong code is cleared, with its message at the field; the rest stays", async () => {
  answers({ code: apiCodes.codeWrong, message: "Kode verifikasi salah." });
  const user = await filled();
  await user.click(submit());
  await waitFor(() => expect(code()).toHaveAccessibleDescription(expect.stringContaining("Kode verifikasi salah.")));
  expect(code()).toHaveValue("");
  expect(code()).toHaveFocus();
  expect(idNumber()).toHaveValue("3174 0101 0190 0009");
  expect(screen.getByLabelText("Kesulitan dalam proses pinjaman")).toBeChecked();
});

test("another identity number is reported at its field, an open loan above the buttons with a link to help", async () => {
  answers({ code: apiCodes.idNumberMismatch, message: "No. KTP tidak cocok." }, { code: apiCodes.openLoan, message: "Masih ada pinjaman berjalan." });
  const user = await filled();
  await user.click(submit());
  await waitFor(() => expect(idNumber()).toHaveAccessibleDescription(expect.stringContaining("No. KTP tidak cocok.")));
  await user.click(submit());
  expect(await screen.findByText("Masih ada pinjaman berjalan.")).toBeInTheDocument();
  expect(screen.getByRole("link", { name: "Hubungi layanan pelanggan" })).toHaveAttribute("href", "/bantuan");
});

test("an expired deletion id leads back to the first step", async () => {
  answers({ code: apiCodes.handleInvalid, message: "Masuk lagi." });
  const user = await filled();
  await user.click(submit());
  expect(await screen.findByText("login")).toBeInTheDocument();
  expect(readDeletionStep()).toBeUndefined();
});

test("the button Kembali goes back to the first step", async () => {
  const user = await open();
  await user.click(screen.getByRole("button", { name: "Kembali" }));
  expect(screen.getByText("login")).toBeInTheDocument();
});

test("a lost response is explained beside the clicked button, and after a reload at the top", async () => {
  global.fetch = jest.fn(async () => {
    throw new TypeError("network");
  });
  const user = await filled();
  const precedes = (one: HTMLElement, other: HTMLElement) => Boolean(one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING);
  await user.click(submit());
  expect(precedes(code(), await screen.findByText(/mungkin sudah terhapus/))).toBe(true);
  cleanup();
  render(<Sample />, { wrapper: QueryProvider });
  expect(precedes(screen.getByText(/mungkin sudah terhapus/), idNumber())).toBe(true);
});
