import { act, render, screen, waitFor, within } from "@testing-library/react";
import { Toaster, toast } from "./toaster";

let mockOffline = true;
jest.mock("./toast-list", () => {
  if (mockOffline) throw new Error("Failed to load chunk");
  return jest.requireActual("./toast-list");
});

test("shows a single notice while the list cannot be loaded, and the list once the network is back", async () => {
  render(<Toaster />);
  await act(async () => toast.error("Jaringan bermasalah, silakan coba lagi."));
  // Until the list has loaded, the notice is shown without it.
  expect(screen.getByRole("alert")).toHaveTextContent("Jaringan bermasalah, silakan coba lagi.");
  mockOffline = false;
  act(() => void dispatchEvent(new Event("online")));
  const listed = await screen.findByRole("region", { name: /Pemberitahuan/ }, { timeout: 4_000 });
  await waitFor(() => expect(within(listed).getByRole("alert")).toHaveTextContent("Jaringan bermasalah, silakan coba lagi."), { timeout: 4_000 });
});
