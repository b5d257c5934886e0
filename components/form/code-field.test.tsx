import { act, render, screen } from "@testing-library/react";
import { useForm } from "react-hook-form";
import { CodeField } from "./code-field";

const words = {
  send: "Kirim Kode",
  sending: "Mengirim…",
  resend: (seconds: number) => `Kirim ulang (${seconds} dtk)`,
  canResend: "Kode dapat dikirim ulang.",
};

function Sample({ resendAt = 0 }: { resendAt?: number }) {
  const { control } = useForm({ defaultValues: { raw: "" } });
  return <CodeField control={control} name="raw" label="Kode Verifikasi" request={{ words, resendAt, sending: false, onSend: () => undefined }} />;
}

test("announces that another code can be requested at the end of the wait, not at its start", async () => {
  jest.useFakeTimers();
  const { rerender } = render(<Sample />);
  const announced: string[] = [];
  const note = () => void announced.push(screen.getByRole("status").textContent ?? "");
  const watch = new MutationObserver((records) => {
    for (const { addedNodes, removedNodes } of records) for (const node of [...addedNodes, ...removedNodes]) announced.push(node.textContent ?? "");
    note();
  });
  watch.observe(screen.getByRole("status"), { childList: true, characterData: true, subtree: true });
  rerender(<Sample resendAt={Date.now() + 2_000} />);
  await act(async () => jest.advanceTimersByTime(1_000));
  expect(announced.filter(Boolean)).toEqual([]);
  await act(async () => jest.advanceTimersByTime(1_500));
  expect(screen.getByRole("status")).toHaveTextContent("Kode dapat dikirim ulang.");
  watch.disconnect();
  jest.useRealTimers();
});
