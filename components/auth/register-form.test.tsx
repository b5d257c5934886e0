import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { takeNotices } from "@/components/ui/toaster";
import { RegisterForm } from "./register-form";

const push = jest.fn();
jest.mock("next/navigation", () => ({ useRouter: () => ({ push }) }));

beforeEach(() => {
  takeNotices();
});

test("a response with only the handle leads to the form of the chosen type", async () => {
  const body = { code: "0000", message: "Berhasil", data: { id: "h1" } };
  global.fetch = jest.fn(async () => ({ status: 200, headers: new Map(), text: async () => JSON.stringify(body) }) as never);
  render(<RegisterForm />);
  const fill = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
  fireEvent.click(screen.getByLabelText("Perusahaan"));
  fill("Nama lengkap sesuai KTP", "PT Sumber");
  fill("Alamat email", "pt@contoh.id");
  fill("No. handphone", "81234567890");
  fill("Kata sandi", "Rahasia1");
  fill("Konfirmasi kata sandi", "Rahasia1");
  fireEvent.click(screen.getByLabelText(/^Saya menyetujui/));
  fireEvent.click(screen.getByText("Daftar Sekarang"));
  await waitFor(() => expect(push).toHaveBeenCalledWith(`/registerCompany?data=${encodeURIComponent('{"id":"h1"}')}`), { timeout: 4_000 });
});
