import {
  dropExpired,
  followOtherTabs,
  forgetUser,
  isLoggedIn,
  rememberedRights,
  rememberedUser,
  rememberRights,
  shownUser,
  storeDefaultLanguage,
} from "@/lib/browser/session";
import { rememberUser } from "@/lib/browser/signed-in-user";

beforeEach(() => {
  localStorage.clear();
  delete document.documentElement.dataset.user;
  document.body.innerHTML = '<span data-user-name="true"></span>';
});
afterEach(() => jest.useRealTimers());

test("remembers a sign-in for 7 days and shows it at once", () => {
  jest.useFakeTimers({ now: 0 });
  rememberUser("Ratna Wulandari");
  expect(shownUser()).toBe("Ratna Wulandari");
  expect(document.querySelector("[data-user-name]")).toHaveTextContent("Ratna Wulandari");
  jest.setSystemTime(604_800_000 - 1);
  expect(rememberedUser()).toEqual({ username: "Ratna Wulandari" });
  expect(isLoggedIn()).toBe(true);
  jest.setSystemTime(604_800_000);
  expect(rememberedUser()).toBeUndefined();
  expect(isLoggedIn()).toBe(false);
});

test("removes items older than 7 days, also without a read", () => {
  jest.useFakeTimers({ now: 0 });
  rememberUser("Ratna");
  jest.setSystemTime(604_800_000 - 1);
  dropExpired();
  expect(isLoggedIn()).toBe(true);
  jest.setSystemTime(604_800_000);
  dropExpired();
  expect(Object.keys(localStorage)).toEqual([]);
});

test("removes all data of the user on sign-out", () => {
  rememberUser("Ratna");
  rememberRights([]);
  forgetUser();
  expect(shownUser()).toBeUndefined();
  expect(document.querySelector("[data-user-name]")).toHaveTextContent("");
  expect([rememberedUser(), isLoggedIn(), rememberedRights()]).toEqual([undefined, false, undefined]);
});

test("does not use the permission tree of another account", () => {
  rememberUser("Ratna");
  rememberRights([]);
  rememberUser("Bima");
  expect(rememberedRights()).toBeUndefined();
});

test("stores the language `in` by default", () => {
  storeDefaultLanguage();
  expect(JSON.parse(localStorage.getItem("language") ?? "{}").value).toBe("in");
});

test("a page from the back/forward cache shows the current user and calls back only on a change", () => {
  const gone = jest.fn();
  const end = followOtherTabs(gone);
  const comeBack = () => window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
  forgetUser();
  comeBack();
  expect(gone).not.toHaveBeenCalled();
  rememberUser("Ratna");
  document.documentElement.dataset.user = "Bima";
  comeBack();
  expect([shownUser(), gone.mock.calls.length]).toEqual(["Ratna", 0]);
  localStorage.clear();
  comeBack();
  expect(gone).toHaveBeenCalledTimes(1);
  end();
  comeBack();
  expect(gone).toHaveBeenCalledTimes(1);
});
