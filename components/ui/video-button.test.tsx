import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { takeNotices } from "./toaster";
import { VideoButton } from "./video-button";

let mockOffline = true;
jest.mock("./video-dialog", () => {
  if (mockOffline) throw new Error("Failed to load chunk");
  return { VideoDialog: ({ open }: { open: boolean }) => (open ? <div role="dialog" /> : null) };
});

test("reports a dialog that cannot be loaded and leaves the page; the next click opens it", async () => {
  render(<VideoButton video={{ src: "/video/a.mp4", title: "Pasar murah", text: [] }}>Putar video</VideoButton>);
  const button = screen.getByRole("button", { name: "Putar video" });
  await userEvent.click(button);
  expect(button).toBeInTheDocument();
  expect(takeNotices().map(({ message }) => message)).toEqual(["Bagian halaman ini belum dapat dimuat. Coba lagi, atau muat ulang halaman."]);
  const onLine = jest.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  await userEvent.click(button);
  expect(takeNotices().map(({ message }) => message)).toEqual(["Jaringan bermasalah, silakan coba lagi."]);
  onLine.mockRestore();
  mockOffline = false;
  await userEvent.click(button);
  expect(await screen.findByRole("dialog")).toBeInTheDocument();
});
