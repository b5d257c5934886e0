import { notifyManager } from "@tanstack/react-query";
import { act, renderHook, waitFor } from "@testing-library/react";
import { closeDraft, readDraft, sentKey, writeDraft } from "@/components/funder/draft/draft-store";
import { endHandle, recallHandle, storeHandle } from "@/components/funder/handle/tab-handle";
import { useRegistration } from "@/components/funder/handle/use-registration";
import { QueryProvider } from "@/components/ui/query-provider";
import { takeNotices } from "@/components/ui/toaster";
import { addApplicant } from "@/lib/browser/applicant";
import { claimData } from "@/lib/browser/data-owner";

const mockRouter = { replace: jest.fn() };
jest.mock("next/navigation", () => ({ useRouter: () => mockRouter }));

const session = (account: object, status = 200) => {
  global.fetch = jest.fn(async () => ({
    status,
    headers: new Headers(),
    text: async () => JSON.stringify({ code: status === 200 ? "0000" : "1002", message: "", data: account }),
  })) as never;
};
const own = { id: "milik-sesi", username: "Rani", type: 0, validate: true };
const open = (search = "") => {
  history.replaceState(null, "", `/registerPersonal${search}`);
  return renderHook(() => useRegistration(0), { wrapper: QueryProvider });
};
const given = (id: string) => `?data=${encodeURIComponent(JSON.stringify({ id }))}`;
const draft = { values: { name: "Rani" }, files: [], unsent: [], savedAt: 1 };

beforeAll(() => notifyManager.setScheduler(queueMicrotask));
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  delete document.documentElement.dataset.user;
  window.scrollTo = jest.fn();
  takeNotices();
  session(own);
});

test("opens the handle of the address, remembers it, and takes it out of the address", async () => {
  const { result } = open(`${given("abc-1")}&a=1`);
  expect(result.current).toMatchObject({ kind: "ready", id: "abc-1", ofSession: false });
  await waitFor(() => expect(location.search).toBe("?a=1"));
  expect(recallHandle(0)).toBe("abc-1");
  expect(fetch).not.toHaveBeenCalled();
});

test("without a handle or session there is no registration", () => {
  expect(open().result.current.kind).toBe("absent");
});

test("a signed-in user gets the session's registration", async () => {
  document.documentElement.dataset.user = "Rani";
  const { result } = open();
  expect(result.current.kind).toBe("loading");
  await waitFor(() => expect(result.current).toMatchObject({ kind: "ready", id: "milik-sesi", ofSession: true }));
});

test("an account of the other type is sent to its form", async () => {
  document.documentElement.dataset.user = "PT";
  session({ ...own, type: 1 });
  const { result } = open();
  await waitFor(() => expect(mockRouter.replace).toHaveBeenCalledWith(expect.stringMatching(/^\/registerCompany\?data=/)));
  expect(result.current.kind).toBe("loading");
});

test("the draft of a refused handle moves to the session's registration", async () => {
  document.documentElement.dataset.user = "Rani";
  storeHandle(0, "lama");
  writeDraft("lama", draft);
  endHandle(0, "lama", "refused");
  const { result } = open();
  await waitFor(() => expect(result.current.kind).toBe("ready"));
  expect(readDraft("milik-sesi")?.values).toEqual({ name: "Rani" });
  expect(readDraft("lama")).toBeUndefined();
});

test.each([
  ["the same person continues under the new handle of a sign-in", "/registerPersonal Rani", "Rani", true],
  ["nobody else does", "/registerPersonal Budi", "Rani", false],
  ["nor the person's other form", "/registerCompany Rani", "Rani", false],
  ["nor a handle of which this tab does not know whose it is", "/registerPersonal Rani", undefined, false],
])("a draft left under an older handle: %s", (_title, owner, username, taken) => {
  document.documentElement.dataset.user = "Rani";
  writeDraft("lama", { ...draft, owner });
  if (username) addApplicant("baru", { username });
  open(given("baru"));
  expect(readDraft("baru")?.values).toEqual(taken ? { name: "Rani" } : undefined);
  expect(readDraft("lama") === undefined).toBe(taken);
});

test("a fault of the service shows no toast and can be retried", async () => {
  document.documentElement.dataset.user = "Rani";
  jest.mocked(fetch).mockRejectedValueOnce(new TypeError("network"));
  const { result } = open();
  await waitFor(() => expect(result.current).toMatchObject({ kind: "failed", message: "Jaringan bermasalah, silakan coba lagi." }));
  expect(takeNotices()).toEqual([]);
  act(() => result.current.retry());
  await waitFor(() => expect(result.current.kind).toBe("ready"));
  expect(fetch).toHaveBeenCalledTimes(2);
});

test("details accepted here or in another tab close the form, also after going back", async () => {
  const { result, unmount } = open(given("abc-2"));
  act(() => {
    closeDraft("abc-2");
    dispatchEvent(new StorageEvent("storage", { key: sentKey("abc-2") }));
  });
  expect(result.current.kind).toBe("accepted");
  await waitFor(() => expect(location.search).toBe(""));
  unmount();
  expect(open().result.current.kind).toBe("accepted");
});

test("another person's sign-in closes the form at once", async () => {
  claimData("Rani");
  const { result } = open(given("abc-3"));
  expect(result.current.kind).toBe("ready");
  await waitFor(() => expect(location.search).toBe(""));
  act(() => claimData("Budi"));
  expect(result.current).not.toMatchObject({ id: "abc-3" });
});
