import { apiFetch } from "@/lib/api/api-fetch";
import { checkSession } from "@/lib/browser/check-session";
import { rememberedUser, shownUser } from "@/lib/browser/session";
import { rememberUser } from "@/lib/browser/signed-in-user";

const answer = (status: number) => ({ status, headers: new Headers(), text: async () => JSON.stringify({ code: `E${status}`, message: "" }) });
const fetched = jest.fn();

beforeEach(() => {
  Object.assign(globalThis, { fetch: fetched.mockReset() });
  document.body.innerHTML = '<span data-user-name="true"></span>';
  rememberUser("Ratna Wulandari");
});

test("an ended session removes the name from the header", async () => {
  fetched.mockResolvedValue(answer(401));
  await expect(checkSession()).resolves.toBe(false);
  expect([shownUser(), rememberedUser()]).toEqual([undefined, undefined]);
  expect(document.querySelector("[data-user-name]")).toHaveTextContent("");
});

test.each([
  [200, true],
  [502, undefined],
])("after status %i the name stays", async (status, signedIn) => {
  fetched.mockResolvedValue(answer(status));
  await expect(checkSession()).resolves.toBe(signedIn);
  expect(shownUser()).toBe("Ratna Wulandari");
});

test("a 401 to any call checks the session, so that the name does not outlive it", async () => {
  fetched.mockResolvedValue(answer(401));
  const banks = apiFetch<"bankList">({ method: "POST", path: "/api/common/bank-list", body: {} });
  await expect(banks).rejects.toMatchObject({ kind: "unauthorized" });
  await Promise.resolve();
  await new Promise((resolve) => setTimeout(resolve));
  expect(fetched).toHaveBeenLastCalledWith("/api/investor/current-user", expect.anything());
  expect(shownUser()).toBeUndefined();
});
