import { act, render, screen } from "@testing-library/react";
import { sendBrowser } from "@/lib/api/send-browser";
import { ResendCode } from "./resend-code";

jest.mock("../../lib/api/send-browser", () => ({ sendBrowser: jest.fn(async () => ({ message: "Sukses" })) }));

test("two presses at once ask for one code", async () => {
  const sent = jest.fn();
  render(<ResendCode progress={{ account: "a@b.id", askedAt: 0, resendAt: 0 }} onSent={sent} onRefused={jest.fn()} />);
  const button = screen.getByRole("button", { name: "Kirim Kode" });
  await act(async () => {
    button.click();
    button.click();
  });
  expect(sendBrowser).toHaveBeenCalledTimes(1);
  expect(sent).toHaveBeenCalledTimes(1);
});
