import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { takeNotices, toast } from "@/components/ui/toaster";
import { RetryLink } from "./retry-link";

const refresh = jest.fn();
const mockRouter = { refresh: () => refresh() };
jest.mock("next/navigation", () => ({ useRouter: () => mockRouter }));

beforeEach(() => refresh.mockReset());

const failed = { kind: "error", message: "Informasi situs gagal dimuat. Silakan coba lagi." };

test("each try requests the page until it is rendered, and reports when the data is still missing", async () => {
  jest.useFakeTimers();
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  render(<RetryLink />);
  for (const times of [1, 2]) {
    await user.click(screen.getByRole("button", { name: "Coba lagi" }));
    expect(takeNotices()).toEqual([]);
    for (let second = 0; second < 10; second += 1) await act(() => jest.advanceTimersByTimeAsync(1_000));
    expect(takeNotices()).toEqual([expect.objectContaining(failed)]);
    expect(refresh).toHaveBeenCalledTimes(4 * times);
  }
  jest.useRealTimers();
});

test("once the data is there, the error is gone", async () => {
  const { unmount } = render(<RetryLink />);
  toast.error(failed.message);
  let arrive = () => {};
  refresh.mockImplementation(() => new Promise<void>((resolve) => (arrive = resolve)));
  await userEvent.click(screen.getByRole("button", { name: "Coba lagi" }));
  unmount();
  await act(async () => arrive());
  expect(takeNotices()).toEqual([]);
});
