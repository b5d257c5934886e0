import { act, fireEvent, render, screen } from "@testing-library/react";
import { beginAttempt, Toaster, takeNotices, toast } from "./toaster";

jest.mock("./toast-list", () => {
  throw new Error("Failed to load chunk");
});

beforeEach(() => void takeNotices());

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
