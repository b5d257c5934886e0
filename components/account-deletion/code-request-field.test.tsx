import { act, render, screen } from "@testing-library/react";
import { useForm } from "react-hook-form";
import { CodeRequestField } from "./code-request-field";
import type { ConfirmValues } from "./deletion-schema";

const send = jest.fn(async () => undefined);

function Sample({ resendAt = 0 }: { resendAt?: number }) {
  const { control } = useForm<ConfirmValues>({ defaultValues: { raw: "" } });
  return <CodeRequestField control={control} ready resendAt={resendAt} onSend={send} />;
}

test("that another code may be asked for is told at the end of the wait, not at its beginning", async () => {
  jest.useFakeTimers();
  const { rerender } = render(<Sample />);
  const told: string[] = [];
  const note = () => void told.push(screen.getByRole("status").textContent ?? "");
  const watch = new MutationObserver((records) => {
    for (const { addedNodes, removedNodes } of records) for (const node of [...addedNodes, ...removedNodes]) told.push(node.textContent ?? "");
    note();
  });
  watch.observe(screen.getByRole("status"), { childList: true, characterData: true, subtree: true });
  rerender(<Sample resendAt={Date.now() + 2_000} />);
  await act(async () => jest.advanceTimersByTime(1_000));
  expect(told.filter(Boolean)).toEqual([]);
  await act(async () => jest.advanceTimersByTime(1_500));
  expect(screen.getByRole("status")).toHaveTextContent("Kode dapat dikirim ulang.");
  watch.disconnect();
  jest.useRealTimers();
});

test("two presses at once ask for one code; the next press asks for another", async () => {
  render(<Sample />);
  const button = screen.getByRole("button", { name: "Kirim Kode" });
  await act(async () => {
    button.click();
    button.click();
  });
  expect(send).toHaveBeenCalledTimes(1);
  await act(async () => button.click());
  expect(send).toHaveBeenCalledTimes(2);
});
