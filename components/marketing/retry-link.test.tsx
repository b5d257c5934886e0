import { act, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { notify, takeNotices } from "@/components/ui/toaster";
import { RetryLink } from "./retry-link";

const refresh = jest.fn();
const mockRouter = { refresh: () => refresh() };
jest.mock("next/navigation", () => ({ useRouter: () => mockRouter }));

const failed = { kind: "error", message: "Informasi situs gagal dimuat. Silakan coba lagi." };

test("each try asks on for what is being made, and is told when it brings nothing", async () => {
  render(<RetryLink />);
  expect(takeNotices()).toEqual([]);
  for (const times of [1, 2]) {
    await userEvent.click(screen.getByRole("button", { name: "Coba lagi" }));
    expect(takeNotices()).toEqual([]);
    await waitFor(() => expect(takeNotices()).toEqual([expect.objectContaining(failed)]), { timeout: 10_000 });
    expect(refresh).toHaveBeenCalledTimes(4 * times);
  }
}, 25_000);

test("once the data has come, nothing says any longer that it failed", async () => {
  const { unmount } = render(<RetryLink />);
  notify.error(failed.message);
  let arrive = () => {};
  refresh.mockImplementation(() => new Promise<void>((resolve) => (arrive = resolve)));
  await userEvent.click(screen.getByRole("button", { name: "Coba lagi" }));
  unmount();
  await act(async () => arrive());
  expect(takeNotices()).toEqual([]);
});
