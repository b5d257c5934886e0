import { act, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { beginAttempt, Toaster, takeNotices, toast } from "./toaster";

let mockOffline = true;
jest.mock("./toast-list", () => {
  if (mockOffline) throw new Error("Failed to load chunk");
  return jest.requireActual("./toast-list");
});

test("an empty message shows no notice", () => {
  toast.success(" ");
  expect(takeNotices()).toEqual([]);
});

test("the single notice can be closed, and the next attempt removes it", async () => {
  render(<Toaster />);
  await act(async () => toast.error("Satu."));
  fireEvent.click(screen.getByRole("button", { name: "Tutup" }));
  expect(screen.queryByRole("alert")).toBeNull();
  await act(async () => toast.error("Dua."));
  expect(screen.getByRole("alert")).toHaveTextContent("Dua.");
  const end = beginAttempt();
  act(end);
  expect(screen.queryByRole("alert")).toBeNull();
});

test("shows a single notice while the list cannot be loaded, and the list once the network is back", async () => {
  render(<Toaster />);
  await act(async () => toast.error("Jaringan bermasalah, silakan coba lagi."));
  // It stands alone meanwhile.
  expect(screen.getByRole("alert")).toHaveTextContent("Jaringan bermasalah, silakan coba lagi.");
  mockOffline = false;
  act(() => void dispatchEvent(new Event("online")));
  const listed = await screen.findByRole("region", { name: /Pemberitahuan/ }, { timeout: 4_000 });
  await waitFor(() => expect(within(listed).getByRole("alert")).toHaveTextContent("Jaringan bermasalah, silakan coba lagi."), { timeout: 4_000 });
});
