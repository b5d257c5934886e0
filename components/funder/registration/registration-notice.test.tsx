import { render, screen, within } from "@testing-library/react";
import { RegistrationFrame } from "@/components/funder/registration/registration-frame";
import { RegistrationNotice } from "@/components/funder/registration/registration-notice";
import { storeReceipt } from "@/lib/browser/details-receipt";

const nothing = () => undefined;
const show = (kind: "absent" | "invalid" | "accepted") =>
  render(<RegistrationNotice registration={{ kind }} onRetry={nothing} onDropDraft={nothing} />);

test("without a link and a session the page asks to sign in, and does not call a link invalid", () => {
  show("absent");
  expect(screen.getByRole("heading", { name: "Masuk untuk mengisi data" })).toBeInTheDocument();
  expect(screen.queryByText("Tautan tidak berlaku")).toBeNull();
  expect(screen.getByRole("link", { name: "Masuk" })).toHaveAttribute("href", "/login");
});

test("without an account its step is not called done", () => {
  render(
    <RegistrationFrame title="Registrasi Pendanaan - Pribadi" step={0}>
      {null}
    </RegistrationFrame>,
  );
  const [account] = screen.getAllByRole("listitem");
  expect(account).toHaveAttribute("aria-current", "step");
  expect(screen.queryByText("Selesai")).toBeNull();
});

test("accepted details end in a receipt with a number, what happens next and by when", async () => {
  storeReceipt({ at: Date.now(), number: "DAF-7K3M-Q9XR-02VT", email: undefined });
  show("accepted");
  const receipt = await screen.findByRole("region", { name: "Data Anda sudah kami terima" });
  expect(within(receipt).getByText("DAF-7K3M-Q9XR-02VT")).toBeInTheDocument();
  expect(receipt).toHaveTextContent("1 sampai 5 hari kerja");
  expect(within(receipt).getByRole("button", { name: "Cetak" })).toBeInTheDocument();
});

test("details that were sent lead to the status, and to a correction of what was noticed afterwards", () => {
  const account = { id: "a", type: 0, validate: false, username: "Sari", review: { status: "received", number: "DAF-7K3M-Q9XR-02VT" } } as const;
  render(<RegistrationNotice registration={{ kind: "done", account }} onRetry={nothing} onDropDraft={nothing} />);
  expect(screen.getByRole("link", { name: "Lihat status" })).toHaveAttribute("href", "/statusPendaftaran");
  expect(screen.getByRole("link", { name: "Ajukan perbaikan data" })).toHaveAttribute("href", "/formulir/hak-data");
});
