import {
  dropExpired,
  followOtherTabs,
  forgetUser,
  isLoggedIn,
  language,
  rememberedRights,
  rememberedUser,
  rememberRights,
  shownUser,
} from "@/lib/browser/session";
import { rememberUser } from "@/lib/browser/signed-in-user";

beforeEach(() => {
  localStorage.clear();
  delete document.documentElement.dataset.user;
  document.body.innerHTML = '<span data-user-name="true"></span>';
});
afterEach(() => jest.useRealTimers());

test("signing in is remembered for 7 days and shown at once", () => {
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

test("what is older than 7 days is taken away, also where nothing asks for it", () => {
  jest.useFakeTimers({ now: 0 });
  rememberUser("Ratna");
  jest.setSystemTime(604_800_000 - 1);
  dropExpired();
  expect(isLoggedIn()).toBe(true);
  jest.setSystemTime(604_800_000);
  dropExpired();
  expect(Object.keys(localStorage)).toEqual([]);
});

test("signing out leaves nothing of the user", () => {
  rememberUser("Ratna");
  rememberRights([]);
  forgetUser();
  expect(shownUser()).toBeUndefined();
  expect(document.querySelector("[data-user-name]")).toHaveTextContent("");
  expect([rememberedUser(), isLoggedIn(), rememberedRights()]).toEqual([undefined, false, undefined]);
});

test("another account never meets the permission tree of the one before", () => {
  rememberUser("Ratna");
  rememberRights([]);
  rememberUser("Bima");
  expect(rememberedRights()).toBeUndefined();
});

test("the language is `in` until another one is stored", () => {
  expect(language()).toBe("in");
});

test("a page that comes back as it was left shows who is signed in by now, and asks only where that differs", () => {
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
