import { onlineManager } from "@tanstack/react-query";
import { act, fireEvent, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { FormProvider, useForm } from "react-hook-form";
import { prepareComboboxes } from "@/components/form/use-combobox";
import { BankFields, frequentFirst } from "@/components/funder/bank/bank-fields";
import { QueryProvider } from "@/components/ui/query-provider";
import { takeNotices, toast } from "@/components/ui/toaster";
import { ApiError } from "@/lib/api/api-error";
import { apiFetch } from "@/lib/api/api-fetch";

jest.mock("../../../lib/api/api-fetch", () => ({ apiFetch: jest.fn() }));

// Errors of one test must not reach the next.
afterEach(() => void takeNotices());

function Sample() {
  return (
    <QueryProvider>
      <FormProvider {...useForm({ defaultValues: { bankName: "", bankAccount: "" } })}>
        <BankFields labels={{ bankName: "Nama Bank", bankAccount: "Nomor Rekening" }} />
      </FormProvider>
    </QueryProvider>
  );
}

test("a rate-limited list says how long to wait, and is not requested again by itself", async () => {
  jest.mocked(apiFetch).mockRejectedValue(new ApiError("business", "E429", "Terlalu banyak permintaan. Coba lagi nanti.", { retryAfterSeconds: 40 }));
  render(<Sample />);
  await waitFor(() => expect(screen.getByRole("status")).toHaveTextContent("Daftar pilihan gagal dimuat. Tunggu 40 detik. Coba lagi"));
  expect(apiFetch).toHaveBeenCalledTimes(1);
  expect(takeNotices()).toMatchObject([{ kind: "error", message: "Terlalu banyak permintaan. Coba lagi nanti." }]);
  fireEvent.click(screen.getByRole("button", { name: "Coba lagi" }));
  expect(screen.getByRole("combobox", { name: "Nama Bank" })).toHaveFocus();
  // The focus loads the list, which replaces the field and keeps the focus.
  await act(async () => void (await prepareComboboxes()));
  expect(screen.getByRole("combobox", { name: "Nama Bank" })).toHaveFocus();
});

test("shows the server's message for a refused list until it loads", async () => {
  jest
    .mocked(apiFetch)
    .mockReset()
    .mockRejectedValue(new ApiError("business", "9999", "Daftar bank sedang diperbarui.", { retryAfterSeconds: 1 }));
  render(<Sample />);
  const retry = await screen.findByRole("button", { name: "Coba lagi" });
  const notices = takeNotices();
  expect(notices).toMatchObject([{ kind: "error", message: "Daftar bank sedang diperbarui." }]);
  for (const { message } of notices) toast.error(message);
  jest.mocked(apiFetch).mockResolvedValue({ data: [], message: "Sukses" } as never);
  toast.success("Lain");
  fireEvent.click(retry);
  await screen.findByRole("textbox", { name: "Nama Bank" });
  expect(takeNotices()).toMatchObject([{ kind: "success", message: "Lain" }]);
});

test("offline the list reports a failure, not an empty list, and loads once the network is back", async () => {
  jest
    .mocked(apiFetch)
    .mockReset()
    .mockRejectedValue(new ApiError("network", "E502", "putus", { retryAfterSeconds: 1 }));
  onlineManager.setOnline(false);
  render(<Sample />);
  await waitFor(() => expect(screen.getByRole("status")).toHaveTextContent("Daftar pilihan gagal dimuat."));
  await act(async () => void (await prepareComboboxes()));
  await userEvent.click(screen.getByRole("combobox", { name: "Nama Bank" }));
  await userEvent.keyboard("Man");
  expect(screen.queryByText("Tidak ada pilihan yang cocok.")).toBeNull();
  jest.mocked(apiFetch).mockResolvedValue({ data: [{ code: "1", name: "Bank Mandiri", logoUrl: "" }], message: "Sukses" } as never);
  act(() => onlineManager.setOnline(true));
  expect(await screen.findByRole("option", { name: "Bank Mandiri" })).toBeInTheDocument();
  expect(screen.queryByText("Daftar pilihan gagal dimuat.", { exact: false })).toBeNull();
});

test("with an empty list the name is typed", async () => {
  jest.mocked(apiFetch).mockResolvedValue({ data: [], message: "Sukses" } as never);
  render(<Sample />);
  const bank = await screen.findByRole("textbox", { name: "Nama Bank" });
  expect(bank).toHaveAccessibleDescription("Daftar bank belum tersedia. Silakan tulis nama bank Anda.");
});

test("a bank listed twice is one option", async () => {
  const bank = { code: "1", name: "Bank Ganda", logoUrl: "" };
  jest.mocked(apiFetch).mockResolvedValue({ data: [bank, { ...bank, code: "2" }], message: "Sukses" } as never);
  render(<Sample />);
  await act(async () => void (await prepareComboboxes()));
  await userEvent.click(screen.getByRole("combobox", { name: "Nama Bank" }));
  expect(await screen.findAllByRole("option")).toHaveLength(1);
});

test("frequent banks come first, the others in the order of the service", () => {
  const names = ["Bank Aladin", "BCA Syariah", "Bank Mandiri", "Bank Central Asia (BCA)", "Bank Rakyat Indonesia (BRI)"];
  expect(frequentFirst(names.map((name) => ({ value: name, label: name }))).map(({ label }) => label)).toEqual([
    "Bank Central Asia (BCA)",
    "Bank Mandiri",
    "Bank Rakyat Indonesia (BRI)",
    "Bank Aladin",
    "BCA Syariah",
  ]);
});
