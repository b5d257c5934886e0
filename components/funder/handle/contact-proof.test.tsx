import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { ContactProof } from "@/components/funder/handle/contact-proof";
import { QueryProvider } from "@/components/ui/query-provider";
import { ApiError } from "@/lib/api/api-error";
import { apiFetch } from "@/lib/api/api-fetch";

jest.mock("../../../lib/api/api-fetch", () => ({ apiFetch: jest.fn() }));
const call = jest.mocked(apiFetch);
const wrong = "Kode salah atau sudah kedaluwarsa.";

beforeEach(() => call.mockReset().mockResolvedValue({ message: "Sukses", data: undefined, at: 0 }));

async function askForCode() {
  const onProved = jest.fn();
  render(
    <section aria-label="Akun" tabIndex={-1}>
      <ContactProof channel="email" handle="h1" onProved={onProved} />
    </section>,
    { wrapper: QueryProvider },
  );
  await userEvent.click(screen.getByRole("button", { name: "Kirim kode ke email ini" }));
  return { onProved, code: await screen.findByLabelText<HTMLInputElement>("Kode dari email") };
}

test("a code pasted with its message is found in it, and the field has the focus", async () => {
  const { onProved, code } = await askForCode();
  expect(code).toHaveFocus();
  await userEvent.paste("Kode Anda 123456, berlaku 10 menit.");
  expect(code).toHaveValue("123456");
  await userEvent.click(screen.getByRole("button", { name: "Verifikasi" }));
  expect(onProved).toHaveBeenCalledTimes(1);
  // The form goes, and its focus stays near.
  expect(screen.getByRole("region", { name: "Akun" })).toHaveFocus();
  expect(call).toHaveBeenLastCalledWith(expect.objectContaining({ body: { channel: "email", code: "123456" } }));
});

test("a longer number is an error and is not cut", async () => {
  const { code } = await askForCode();
  await userEvent.paste("12345678");
  await userEvent.click(screen.getByRole("button", { name: "Verifikasi" }));
  expect(code).toHaveValue("12345678");
  expect(code).toBeInvalid();
  expect(call).toHaveBeenCalledTimes(1);
});

test("a refused code is reported at its field", async () => {
  const { onProved, code } = await askForCode();
  call.mockRejectedValueOnce(new ApiError("business", "1006", wrong));
  await userEvent.type(code, "111111");
  await userEvent.click(screen.getByRole("button", { name: "Verifikasi" }));
  expect(await screen.findByText(wrong)).toBeVisible();
  expect(code).toHaveAccessibleDescription(expect.stringContaining(wrong));
  expect(code).toHaveValue("");
  expect(onProved).not.toHaveBeenCalled();
});

test("a button counts down to another code, and a code that was sent before a reload can be typed", async () => {
  await askForCode();
  expect(screen.getByRole("button", { name: /^Kirim ulang \(\d+ dtk\)$/ })).toBeDisabled();
  document.body.innerHTML = "";
  const tooSoon = new ApiError("business", "1008", "Kode baru saja dikirim.", { retryAfterSeconds: 40 });
  call.mockReset().mockRejectedValueOnce(tooSoon);
  const { code } = await askForCode();
  expect(code).toHaveFocus();
  expect(screen.getByRole("button", { name: /^Kirim ulang \((?:40|39) dtk\)$/ })).toBeDisabled();
});
