import { act, renderHook, waitFor } from "@testing-library/react";
import { useAds } from "@/components/ads/use-ads";
import { rememberUser } from "@/lib/browser/signed-in-user";
import type { AdDevice } from "@/lib/contract/website";

const ad = (recordId: string) => ({ picUrl: `/ads/${recordId}.svg`, openUrl: "/pinjaman", recordId, title: recordId });

/** Answers the pending request of a code. */
let answers: Map<string, (data: unknown, status?: number) => void>;
const answer = (code: string, data: unknown, status?: number) => act(async () => answers.get(code)?.(data, status));
const asked = (code: string) => waitFor(() => expect([...answers.keys()]).toContain(code));

beforeEach(() => {
  localStorage.clear();
  delete document.documentElement.dataset.user;
  answers = new Map();
  global.fetch = jest.fn(
    (url) =>
      new Promise((resolve) => {
        answers.set(String(url).split("/").at(-1) ?? "", (data, status = 200) =>
          resolve({
            status,
            headers: new Headers(),
            text: async () => JSON.stringify({ code: status === 200 ? "0000" : "E502", message: "", data }),
          } as never),
        );
      }),
  ) as never;
});

const open = (device: AdDevice | undefined = "H5", slot: Parameters<typeof useAds>[0] = "HomeFloat") =>
  renderHook((shown: AdDevice | undefined) => useAds(slot, shown), { initialProps: device });

test("keeps the advertisements of one width until those of another are there, and drops a late answer", async () => {
  const { result, rerender } = open();
  expect(result.current).toBeUndefined();
  await asked("HomeFloat-H5");
  await answer("HomeFloat-H5", { adList: [ad("phone"), { ...ad("none"), picUrl: "" }] });
  expect(result.current).toEqual({ device: "H5", ads: [ad("phone")] });
  rerender("iPad");
  await asked("HomeFloat-iPad");
  rerender("PC");
  await asked("HomeFloat-PC");
  expect(result.current?.device).toBe("H5");
  await answer("HomeFloat-PC", { adList: [ad("desk")] });
  await answer("HomeFloat-iPad", { adList: [ad("tablet")] });
  expect(result.current).toEqual({ device: "PC", ads: [ad("desk")] });
});

test.each([
  ["a failure", undefined, 502],
  ["a response without a list", null, 200],
])("a slot has no advertisements after %s", async (_, data, status) => {
  const { result } = open();
  await asked("HomeFloat-H5");
  await answer("HomeFloat-H5", data, status);
  expect(result.current).toEqual({ device: "H5", ads: [] });
});

test("asks nothing for a signed-in user, except the strip at the top, and nothing before the width is known", async () => {
  rememberUser("Sari");
  renderHook(() => useAds("HomeFloat", "PC"));
  renderHook(() => useAds("HomeTopWarn", undefined));
  open("PC", "HomeTopWarn");
  await asked("HomeTopWarn-PC");
  expect(fetch).toHaveBeenCalledTimes(1);
});
