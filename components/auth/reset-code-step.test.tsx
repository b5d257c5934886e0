import { act, render, screen } from "@testing-library/react";
import { useForm } from "react-hook-form";
import { QueryProvider } from "@/components/ui/query-provider";
import { apiFetch } from "@/lib/api/api-fetch";
import { ResetCodeField } from "./reset-code-step";

jest.mock("../../lib/api/api-fetch", () => ({ apiFetch: jest.fn(async () => ({ message: "Sukses" })) }));

function Sample({ onSent }: { onSent: () => void }) {
  const form = useForm({ defaultValues: { code: "", password: "", confirm: "" } });
  const progress = { account: "a@b.id", askedAt: 0, resendAt: 0 };
  return <ResetCodeField form={form} progress={progress} onSent={onSent} onRefused={jest.fn()} />;
}

test("two clicks at once request one code", async () => {
  const sent = jest.fn();
  render(<Sample onSent={sent} />, { wrapper: QueryProvider });
  const button = screen.getByRole("button", { name: "Kirim Kode" });
  await act(async () => {
    button.click();
    button.click();
  });
  expect(apiFetch).toHaveBeenCalledTimes(1);
  expect(sent).toHaveBeenCalledTimes(1);
});
