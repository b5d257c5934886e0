import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { storeReset } from "@/components/auth/api";
import { ForgotPassword } from "@/components/auth/forgot-password";

// The dictionaries of the advice take seconds to load, and have their own tests.
jest.mock("../form/password-advice", () => ({ PasswordAdvice: () => null }));

const SECOND_MS = 1_000;
/** The first submit loads the checks of the form. */
const patient = { timeout: 4_000 };
const answers = (...replies: object[]) => {
  const left = [...replies];
  global.fetch = jest.fn(async () => ({ status: 200, headers: new Headers(), text: async () => JSON.stringify(left.shift()) }) as never);
};
const ok = { code: "0000", message: "Sukses", data: {} };
const sent = (call: number) => JSON.parse(String(jest.mocked(fetch).mock.calls[call]?.[1]?.body));
const fill = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label, { selector: "input" }), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
const heading = () => screen.getByRole("heading", { level: 1 });

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  Element.prototype.scrollIntoView = jest.fn();
});

async function requestCode() {
  render(<ForgotPassword />);
  fill("Email/No. telepon", "rani@contoh.id");
  press("Kirim Kode");
  await screen.findByLabelText("Kata sandi baru", {}, patient);
}

function changePassword() {
  fill("Kode Verifikasi", "123456");
  fill("Kata sandi baru", "Rahasia#2026");
  fill("Konfirmasi kata sandi", "Rahasia#2026");
  press("Ubah kata sandi");
}

test("goes from the account to the code and the new password, then to the login", async () => {
  answers(ok, ok);
  await requestCode();
  expect(heading()).toHaveFocus();
  expect(sent(0)).toEqual({ account: "rani@contoh.id" });
  changePassword();
  await waitFor(() => expect(fetch).toHaveBeenCalledTimes(2), patient);
  expect(sent(1)).toEqual({ account: "rani@contoh.id", code: "123456", password: "Rahasia#2026" });
  await waitFor(() => expect(screen.queryByLabelText("Kata sandi baru")).toBeNull());
  expect(heading()).toHaveFocus();
  expect(screen.getByRole("link", { name: /Masuk/ })).toHaveAttribute("href", "/login");
});

test("a refused code is cleared and its message stands at the field; the password stays", async () => {
  answers(ok, { code: "1006", message: "Kode verifikasi salah." });
  await requestCode();
  changePassword();
  await waitFor(() => expect(fetch).toHaveBeenCalledTimes(2), patient);
  const code = screen.getByLabelText("Kode Verifikasi");
  await waitFor(() => expect(code).toHaveAccessibleDescription(expect.stringContaining("Kode verifikasi salah.")));
  expect(code).toHaveValue("");
  expect(screen.getByLabelText("Kata sandi baru")).toHaveValue("Rahasia#2026");
});

test("a reload comes back to the code; changing the account goes back with it filled in", async () => {
  const now = Date.now();
  storeReset({ account: "rani@contoh.id", askedAt: now, resendAt: now + 60 * SECOND_MS, waitSeconds: 60 });
  render(<ForgotPassword />);
  expect(await screen.findByLabelText("Kata sandi baru")).toBeInTheDocument();
  press("Ganti akun");
  expect(screen.getByLabelText("Email/No. telepon")).toHaveValue("rani@contoh.id");
  expect(screen.queryByLabelText("Kata sandi baru")).toBeNull();
});

test("an expired code begins with the account", () => {
  storeReset({ account: "rani@contoh.id", askedAt: 0, resendAt: 0 });
  render(<ForgotPassword />);
  expect(screen.getByLabelText("Email/No. telepon")).toHaveValue("");
});
