import { act, renderHook } from "@testing-library/react";
import { sendUpload } from "@/components/funder/upload/send-upload";
import { useUploads } from "@/components/funder/upload/use-uploads";
import { unansweredError } from "@/lib/api/api-error";

jest.mock("./check-file", () => ({ checkFile: async () => "ok" }));
jest.mock("./send-upload", () => ({ sendUpload: jest.fn(), prepareUpload: jest.fn() }));
jest.useFakeTimers();

const wait = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));
const send = jest.mocked(sendUpload);

test.each([
  ["while its row still says so", 3_500, "failed"],
  ["after its row has gone", 6_000, "noted"],
])("a file that the network broke off goes on when the network is back, %s", async (_, milliseconds, status) => {
  send.mockRejectedValue(unansweredError(undefined));
  const { result } = renderHook(() => useUploads({ handle: "pegangan", ofSession: false, restored: { files: [], unsent: [] } }));
  const file = new File(["%PDF-1.7"], "akta.pdf");
  // jsdom has none.
  file.slice = () => ({ arrayBuffer: async () => new ArrayBuffer(1) }) as Blob;
  act(() => result.current.add("ktpPicUrl", [file]));
  await wait(milliseconds);
  expect(result.current.items).toMatchObject([{ name: "akta.pdf", status, retryable: true }]);
  send.mockResolvedValue("/api/common/file/akta");
  act(() => void window.dispatchEvent(new Event("online")));
  await wait(6_000);
  expect(result.current.items).toMatchObject([{ name: "akta.pdf", status: "success", url: "/api/common/file/akta" }]);
});
