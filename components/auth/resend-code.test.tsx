import { act, render, screen } from "@testing-library/react";
import { apiFetch } from "@/lib/api/api-fetch";
import { ResendCode } from "./resend-code";

jest.mock("../../lib/api/api-fetch", () => ({ apiFetch: jest.fn(async () => ({ message: "Sukses" })) }));

test("two presses at once ask for one code", async () => {
  const sent = jest.fn();
  render(<ResendCode progress={{ account: "a@b.id", askedAt: 0, resendAt: 0 }} onSent={sent} onRefused={jest.fn()} />);
  const button = screen.getByRole("button", { name: "Kirim Kode" });
  await act(async () => {
    button.click();
    button.click();
  });
  expect(apiFetch).toHaveBeenCalledTimes(1);
  expect(sent).toHaveBeenCalledTimes(1);
});
