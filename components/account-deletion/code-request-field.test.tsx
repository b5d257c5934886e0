import { act, render, screen } from "@testing-library/react";
import { useForm } from "react-hook-form";
import { CodeRequestField } from "./code-request-field";
import type { ConfirmValues } from "./deletion-schema";

const send = jest.fn(async () => undefined);

function Sample() {
  const { control } = useForm<ConfirmValues>({ defaultValues: { raw: "" } });
  return <CodeRequestField control={control} ready resendAt={0} onSend={send} />;
}

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
