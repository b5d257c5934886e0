import { act, render, screen } from "@testing-library/react";
import { notify, Toaster, takeNotices } from "./toaster";

let mockOffline = true;
jest.mock("./toast-list", () => {
  if (mockOffline) throw new Error("Failed to load chunk");
  return jest.requireActual("./toast-list");
});

test("an answer without words is no notice", () => {
  notify.success(" ");
  expect(takeNotices()).toEqual([]);
});

test("a notice whose list cannot be loaded is shown once the network is back", async () => {
  render(<Toaster />);
  await act(async () => notify.error("Jaringan bermasalah, silakan coba lagi."));
  expect(screen.queryByRole("alert")).toBeNull();
  mockOffline = false;
  act(() => void dispatchEvent(new Event("online")));
  expect(await screen.findByRole("alert", {}, { timeout: 4_000 })).toHaveTextContent("Jaringan bermasalah, silakan coba lagi.");
});
