import { act, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beginAttempt, Toaster, takeNotices, toast } from "@/components/ui/toaster";

afterEach(() => {
  takeNotices();
});

/** The list is loaded with the first notice, which takes its time on a busy machine. */
const patient = { timeout: 4_000 };

/** Waits until what is on its way out has gone. */
async function afterLeaving() {
  const start = Date.now();
  await waitFor(() => expect(Date.now() - start).toBeGreaterThan(400));
}

test("shows a notice from before the list has loaded; a closed error is announced again when it happens again", async () => {
  toast.success("Tautan tersalin");
  render(<Toaster />);
  expect(await screen.findByRole("status", {}, patient)).toHaveTextContent("Tautan tersalin");
  act(() => toast.error("Server sedang sibuk, silakan coba lagi nanti."));
  const error = await screen.findByRole("alert", {}, patient);
  expect(error).toHaveTextContent("Server sedang sibuk, silakan coba lagi nanti.");
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(screen.queryByRole("alertdialog")).toBeNull();
  act(() => toast.error("Server sedang sibuk, silakan coba lagi nanti."));
  await waitFor(() => expect(error).not.toBeInTheDocument());
  await userEvent.click(within(screen.getByRole("alert")).getByRole("button", { name: "Tutup" }));
  await waitFor(() => expect(screen.queryByRole("alert")).toBeNull());
});

test("Esc closes the newest notice first, and leaves it alone while a list is open", async () => {
  render(
    <>
      <input role="combobox" aria-expanded="true" aria-controls="daftar" aria-label="Provinsi" />
      <Toaster />
    </>,
  );
  act(() => toast.error("Server sedang sibuk, silakan coba lagi nanti."));
  act(() => toast.error("Jaringan bermasalah, silakan coba lagi"));
  await waitFor(() => expect(screen.getAllByRole("alert")).toHaveLength(2), patient);
  await userEvent.keyboard("{Escape}");
  expect(screen.getAllByRole("alert")).toHaveLength(2);
  screen.getByRole("combobox").setAttribute("aria-expanded", "false");
  await userEvent.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryByText(/^Jaringan/)).toBeNull());
  await userEvent.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryByRole("alert")).toBeNull());
});

test("a finished attempt removes the errors of earlier ones; a repeated error stays in its place", async () => {
  render(<Toaster />);
  act(() => toast.error("Kode verifikasi salah atau sudah kedaluwarsa."));
  act(() => toast.error("Jaringan bermasalah, silakan coba lagi."));
  await waitFor(() => expect(screen.getAllByRole("alert")).toHaveLength(2), patient);
  const again = beginAttempt();
  act(() => toast.error("Kode verifikasi salah atau sudah kedaluwarsa."));
  act(again);
  await waitFor(() => expect(screen.getAllByRole("alert")).toHaveLength(1));
  await afterLeaving();
  expect(screen.getByRole("alert")).toHaveTextContent("Kode verifikasi salah atau sudah kedaluwarsa.");
  const done = beginAttempt();
  act(() => toast.success("Kata sandi sudah diubah."));
  act(done);
  await waitFor(() => expect(screen.queryByRole("alert")).toBeNull());
  expect(screen.getByText("Kata sandi sudah diubah.")).toBeInTheDocument();
});

test("an error that is being dismissed is shown again when it happens again", async () => {
  render(<Toaster />);
  act(() => toast.error("Server sedang sibuk, silakan coba lagi nanti."));
  await screen.findByRole("alert", {}, patient);
  act(() => beginAttempt()());
  act(() => toast.error("Server sedang sibuk, silakan coba lagi nanti."));
  await afterLeaving();
  expect(await screen.findByRole("alert", {}, patient)).toHaveTextContent("Server sedang sibuk, silakan coba lagi nanti.");
});

test("a retracted notice goes, the others stay", async () => {
  render(<Toaster />);
  act(() => toast.error("Berkas nib.pdf gagal diunggah"));
  act(() => toast.error("Jaringan bermasalah, silakan coba lagi."));
  await screen.findByText("Berkas nib.pdf gagal diunggah", {}, patient);
  act(() => toast.retract("Berkas nib.pdf gagal diunggah"));
  await waitFor(() => expect(screen.queryByText("Berkas nib.pdf gagal diunggah")).toBeNull());
  expect(screen.getByText("Jaringan bermasalah, silakan coba lagi.")).toBeInTheDocument();
});

test("the focus leaves the notices by Tab and by a press, and returns from a notice that is closed", async () => {
  const user = userEvent.setup();
  render(
    <>
      <button type="button">Sebelum</button>
      <Toaster />
      <button type="button">Sesudah</button>
    </>,
  );
  act(() => toast.error("Server sedang sibuk, silakan coba lagi nanti."));
  await screen.findByRole("alert", {}, patient);
  const [before, close, after] = screen.getAllByRole("button");
  act(() => before?.focus());
  await user.tab();
  await user.tab();
  expect(close).toHaveFocus();
  await user.tab();
  expect(after).toHaveFocus();
  await user.tab({ shift: true });
  expect(close).toHaveFocus();
  await user.click(before as HTMLElement);
  await user.tab();
  await user.click(after as HTMLElement);
  expect(after).toHaveFocus();
  await user.tab({ shift: true });
  await user.keyboard("{Enter}");
  await waitFor(() => expect(screen.queryByRole("alert")).toBeNull());
  expect(after).toHaveFocus();
});
