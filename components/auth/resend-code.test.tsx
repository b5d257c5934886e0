import { act, render, screen } from "@testing-library/react";
import { QueryProvider } from "@/components/ui/query-provider";
import { apiFetch } from "@/lib/api/api-fetch";
import { ResendCode } from "./resend-code";

jest.mock("../../lib/api/api-fetch", () => ({ apiFetch: jest.fn(async () => ({ message: "Sukses" })) }));

test("two clicks at once request one code", async () => {
  const sent = jest.fn();
  const progress = { account: "a@b.id", askedAt: 0, resendAt: 0 };
  render(<ResendCode progress={progress} onSent={sent} onRefused={jest.fn()} />, { wrapper: QueryProvider });
  const button = screen.getByRole("button", { name: "Kirim Kode" });
  await act(async () => {
    button.click();
    button.click();
  });
  expect(apiFetch).toHaveBeenCalledTimes(1);
  expect(sent).toHaveBeenCalledTimes(1);
});
