import { act, renderHook } from "@testing-library/react";
import { sendUpload } from "@/components/funder/upload/send-upload";
import { useUploads } from "@/components/funder/upload/use-uploads";
import { takeNotices } from "@/components/ui/toaster";
import { ApiError, noResponseError } from "@/lib/api/api-error";
import { apiFetch } from "@/lib/api/api-fetch";
import { redirectToSignIn } from "@/lib/browser/redirect-to-sign-in";

jest.mock("./check-file", () => ({ checkFile: async () => "ok" }));
jest.mock("./send-upload", () => ({ sendUpload: jest.fn() }));
jest.mock("../../../lib/api/api-fetch", () => ({ apiFetch: jest.fn() }));
jest.mock("../../../lib/browser/redirect-to-sign-in", () => ({ redirectToSignIn: jest.fn() }));
jest.useFakeTimers();
afterEach(() => void takeNotices());

const wait = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));
const send = jest.mocked(sendUpload);

test.each([
  ["while its row still says so", 3_500, "failed"],
  ["after its row has gone", 6_000, "noted"],
])("an upload interrupted by the network continues when it is back, %s", async (_, milliseconds, status) => {
  send.mockRejectedValue(noResponseError(undefined));
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

const restored = {
  files: ["satu", "dua", "tiga"].map((name) => ({ field: "ktpPicUrl", name: `${name}.pdf`, size: 1, url: `/api/common/file/${name}` })),
  unsent: [],
};
const removed = () => jest.mocked(apiFetch).mock.calls.map(([{ path, body, headers, keepalive }]) => ({ path, body, headers, keepalive }));
const call = (name: string, headers: Record<string, string>) => ({
  path: "/api/common/file-remove",
  body: { url: `/api/common/file/${name}` },
  headers,
  keepalive: true,
});

test("a stored file removed from the form is removed from the server, and so are all files of a dropped draft", async () => {
  jest.mocked(apiFetch).mockReset().mockResolvedValue({ data: undefined, message: "", at: 0 });
  const { result } = renderHook(() => useUploads({ handle: "pegangan", ofSession: false, restored }));
  act(() => result.current.remove(result.current.items[1]?.uid ?? ""));
  await wait(0);
  expect(result.current.items.map(({ name }) => name)).toEqual(["satu.pdf", "tiga.pdf"]);
  expect(removed()).toEqual([call("dua", { RegistrationId: "pegangan" })]);
  act(() => result.current.clear());
  await wait(0);
  expect(removed().slice(1)).toEqual([call("satu", { RegistrationId: "pegangan" }), call("tiga", { RegistrationId: "pegangan" })]);
});

test("removes it by the session, by the handle after the session has expired, and ignores a platform without the call", async () => {
  jest
    .mocked(apiFetch)
    .mockReset()
    .mockRejectedValueOnce(new ApiError("unauthorized", "E401", ""))
    .mockRejectedValueOnce(new ApiError("not-found", "E404", ""));
  const { result } = renderHook(() => useUploads({ handle: "pegangan", ofSession: true, restored }));
  act(() => result.current.remove(result.current.items[0]?.uid ?? ""));
  await wait(0);
  expect(removed()).toEqual([call("satu", {}), call("satu", { RegistrationId: "pegangan" })]);
  expect(result.current.items).toHaveLength(2);
});

test("a file of a draft that has expired on the server has to be chosen again", () => {
  const at = (hours: number) =>
    ({ ...restored.files[0], url: `/f/${hours}`, storedAt: Date.now() - hours * 3_600_000 }) as (typeof restored.files)[0];
  const { result } = renderHook(() =>
    useUploads({ handle: "pegangan", ofSession: false, restored: { files: [at(23), at(25)], unsent: [{ field: "nib", name: "a.pdf", size: 1 }] } }),
  );
  expect(result.current.items.map(({ status, message }) => [status, message.slice(0, 26)])).toEqual([
    ["success", ""],
    ["noted", "Berkas ini belum terkirim "],
    ["noted", "Berkas ini terunggah lebih"],
  ]);
  expect(new Set(result.current.items.map(({ uid }) => uid)).size).toBe(3);
});

const files = (count: number) => Array.from({ length: count }, (_, index) => new File(["%PDF-1.7"], `mutasi-${index}.pdf`));
const open = (limitOf?: () => number) =>
  renderHook(() => useUploads({ handle: "pegangan", ofSession: false, restored: { files: [], unsent: [] }, ...(limitOf ? { limitOf } : {}) }));

test("a document takes any number of files by default", async () => {
  send.mockReset().mockImplementation(async ({ name }) => `/f/${name}`);
  const { result } = open();
  act(() => result.current.add("companyBylawsPicUrl", files(3)));
  act(() => result.current.add("companyBylawsPicUrl", files(40)));
  await wait(5_000);
  expect(result.current.items).toHaveLength(43);
  expect(result.current.items.every(({ status }) => status === "success")).toBe(true);
  expect(takeNotices()).toEqual([]);
});

test("a configured limit refuses the surplus alone, and counts what was chosen", async () => {
  send.mockReset().mockImplementation(async ({ name }) => `/f/${name}`);
  const { result } = open(tenFiles);
  act(() => result.current.add("nib", files(3)));
  await wait(1_000);
  act(() => result.current.add("nib", files(8)));
  await wait(1_000);
  expect(result.current.items).toHaveLength(10);
  expect(takeNotices()).toMatchObject([
    { kind: "error", message: "Batasan pilihan saat ini adalah 10 berkas, Anda memilih 8 berkas. 1 berkas tidak ditambahkan." },
  ]);
});
const tenFiles = () => 10;

test("a 403 to an upload says so and leads to the sign-in; the files stay listed, and none runs on", async () => {
  send.mockReset().mockImplementation(async ({ name }) => {
    if (name === "mutasi-0.pdf") throw new ApiError("forbidden", "4030", "Silakan masuk kembali.");
    return new Promise<string>(() => {});
  });
  const { result } = open();
  act(() => result.current.add("nib", files(2)));
  await wait(1_000);
  expect(redirectToSignIn).toHaveBeenCalledTimes(1);
  expect(result.current.items).toMatchObject([
    { status: "noted", retryable: true, message: "Silakan masuk kembali." },
    { status: "noted", retryable: true },
  ]);
  expect(takeNotices()).toMatchObject([{ kind: "error", message: "Berkas mutasi-0.pdf gagal diunggah" }]);
});

test("a cross-site refusal of an upload is an ordinary failure", async () => {
  jest.mocked(redirectToSignIn).mockClear();
  send.mockReset().mockRejectedValue(new ApiError("forbidden", "E403", "Permintaan ditolak.", { crossSite: true }));
  const { result } = open();
  act(() => result.current.add("nib", files(1)));
  await wait(1_000);
  expect(redirectToSignIn).not.toHaveBeenCalled();
  expect(result.current.items).toMatchObject([{ status: "failed" }]);
});

test("the notice of a failed upload goes once the retry has succeeded", async () => {
  send
    .mockReset()
    .mockRejectedValueOnce(new ApiError("business", "E500", "Terjadi gangguan."))
    .mockResolvedValue("/f/1");
  const { result } = open();
  act(() => result.current.add("nib", files(1)));
  await wait(1_000);
  act(() => result.current.retry(result.current.items[0]?.uid ?? ""));
  await wait(1_000);
  expect(result.current.items).toMatchObject([{ status: "success" }]);
  expect(takeNotices()).toEqual([]);
});
