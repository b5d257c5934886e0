import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Camera } from "@/components/funder/scan/camera";

const asked: MediaTrackConstraints[] = [];
const lights: unknown[] = [];

/** Phones have a wide, an ultra-wide and a tele camera; only the first has a light. */
function phone(cameras: string[]) {
  const track = (deviceId: string) => ({
    stop: jest.fn(),
    addEventListener: jest.fn(),
    getSettings: () => ({ deviceId }),
    getCapabilities: () => ({ torch: deviceId === cameras[0] }),
    applyConstraints: async (constraints: unknown) => void lights.push(constraints),
  });
  Object.defineProperty(navigator, "mediaDevices", {
    configurable: true,
    value: {
      getUserMedia: async ({ video }: { video: MediaTrackConstraints }) => {
        asked.push(video);
        const wanted = (video.deviceId as { exact?: string } | undefined)?.exact ?? (cameras[0] as string);
        const opened = track(wanted);
        return { getTracks: () => [opened], getVideoTracks: () => [opened] };
      },
      enumerateDevices: async () => [...cameras.map((deviceId) => ({ kind: "videoinput", deviceId })), { kind: "audioinput", deviceId: "mikrofon" }],
    },
  });
}

beforeEach(() => {
  asked.length = 0;
  lights.length = 0;
});

async function open(kind: "pages" | "face" = "pages") {
  render(<Camera kind={kind} busy={false} onPicture={jest.fn()} onFiles={jest.fn()} />);
  fireEvent.loadedData(screen.getByLabelText("Gambar dari kamera"));
  await waitFor(() => expect(screen.getByRole("button", { name: "Ambil foto" })).not.toHaveAttribute("aria-disabled"));
}

test("three cameras: another one can be chosen, and the light is only offered where there is one", async () => {
  const user = userEvent.setup();
  phone(["lebar", "sangat-lebar", "tele"]);
  await open();
  expect(await screen.findByText("Kamera 1 dari 3.")).toBeVisible();
  const light = screen.getByRole("button", { name: "Lampu" });
  await user.click(light);
  expect(lights).toEqual([{ advanced: [{ torch: true }] }]);
  expect(light).toHaveAttribute("aria-pressed", "true");
  const other = screen.getByRole("button", { name: "Ganti kamera" });
  await user.click(other);
  // While the other one starts, what is below does not move up under the finger.
  expect(other).toHaveFocus();
  expect(other).toHaveAttribute("aria-disabled");
  fireEvent.loadedData(screen.getByLabelText("Gambar dari kamera"));
  expect(await screen.findByText("Kamera 2 dari 3.")).toBeVisible();
  expect(asked.at(-1)).toMatchObject({ deviceId: { exact: "sangat-lebar" } });
  expect(screen.queryByRole("button", { name: "Lampu" })).toBeNull();
});

test("one camera is not a choice", async () => {
  phone(["satu"]);
  await open("face");
  expect(screen.queryByRole("button", { name: "Ganti kamera" })).toBeNull();
  expect(asked[0]).toMatchObject({ facingMode: { ideal: "user" } });
});
