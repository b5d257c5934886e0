import { act, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { clearNotices, notify, Toaster } from "@/components/ui/toaster";

// jsdom has no pointer capture, which a press on a notice asks for.
beforeAll(() => {
  Element.prototype.setPointerCapture = () => {};
});

/** The list is loaded with the first notice, which takes its time on a busy machine. */
const patient = { timeout: 4_000 };

test("a notice given before the list has loaded is shown; an error can be closed, and is told anew when it happens again", async () => {
  notify.success("Tautan tersalin");
  render(<Toaster />);
  expect(await screen.findByRole("status", {}, patient)).toHaveTextContent("Tautan tersalin");
  act(() => notify.error("Server sedang sibuk, silakan coba lagi nanti."));
  const error = await screen.findByRole("alert", {}, patient);
  expect(error).toHaveTextContent("Server sedang sibuk, silakan coba lagi nanti.");
  act(() => notify.error("Server sedang sibuk, silakan coba lagi nanti."));
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
  act(() => notify.error("Server sedang sibuk, silakan coba lagi nanti."));
  act(() => notify.error("Jaringan bermasalah, silakan coba lagi"));
  await waitFor(() => expect(screen.getAllByRole("alert")).toHaveLength(2), patient);
  await userEvent.keyboard("{Escape}");
  expect(screen.getAllByRole("alert")).toHaveLength(2);
  screen.getByRole("combobox").setAttribute("aria-expanded", "false");
  await userEvent.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryByText(/^Jaringan/)).toBeNull());
  await userEvent.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryByRole("alert")).toBeNull());
});

test("what is sent anew takes the answers to earlier attempts away; the same answer again stays", async () => {
  render(<Toaster />);
  act(() => notify.error("Kode Verifikasi salah atau sudah kedaluwarsa."));
  await screen.findByRole("alert", {}, patient);
  act(() => {
    clearNotices();
    notify.error("Kode Verifikasi salah atau sudah kedaluwarsa.");
  });
  await waitFor(() => expect(screen.getAllByRole("alert")).toHaveLength(2));
  await waitFor(() => expect(screen.getAllByRole("alert")).toHaveLength(1));
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(screen.getByRole("alert")).toHaveTextContent("Kode Verifikasi salah atau sudah kedaluwarsa.");
  act(clearNotices);
  await waitFor(() => expect(screen.queryByRole("alert")).toBeNull());
});
