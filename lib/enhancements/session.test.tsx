import { act, waitFor } from "@testing-library/react";
import { rememberUser } from "../browser/signed-in-user.ts";

const calls = {
  checkSession: jest.fn(),
  rememberUser: jest.fn(),
  showSessionNotice: jest.fn(),
  endSession: jest.fn(async () => true),
  fillEntries: jest.fn(),
};
jest.mock("./calls.ts", () => calls);

import { enhanceSession, openAccount, signOut } from "./session.ts";

const root = document.documentElement;

beforeEach(() => {
  localStorage.clear();
  delete root.dataset.user;
  // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no Cookie Store
  document.cookie = "SessionNotice=; max-age=0";
  document.body.innerHTML = '<span data-user-name=""></span>';
});

test("a page without a place for the name asks nothing", async () => {
  document.body.innerHTML = "";
  root.dataset.user = "Rani";
  enhanceSession();
  await act(async () => {});
  expect(calls.rememberUser).not.toHaveBeenCalled();
});

test("stores the user that the server shows, and does not ask again", async () => {
  root.dataset.user = "Rani";
  enhanceSession();
  await waitFor(() => expect(calls.rememberUser).toHaveBeenCalledWith("Rani"));
  expect(calls.checkSession).not.toHaveBeenCalled();
});

test("shows the stored user at once and checks the session", async () => {
  rememberUser("Rani");
  delete root.dataset.user;
  enhanceSession();
  expect(document.querySelector("[data-user-name]")?.textContent).toBe("Rani");
  await waitFor(() => expect(calls.checkSession).toHaveBeenCalledTimes(1));
});

test("without a signed-in person nothing is called", async () => {
  enhanceSession();
  await act(async () => {});
  for (const call of Object.values(calls)) expect(call).not.toHaveBeenCalled();
});

test("a user removed in another tab makes this tab check its session", async () => {
  rememberUser("Rani");
  root.dataset.user = "Rani";
  enhanceSession();
  await act(async () => {});
  expect(calls.checkSession).not.toHaveBeenCalled();
  localStorage.clear();
  dispatchEvent(new StorageEvent("storage", { key: null }));
  await waitFor(() => expect(calls.checkSession).toHaveBeenCalled());
});

function menu() {
  document.body.innerHTML = `<a href="/login">Masuk</a><div data-menu=""><b data-user-name-late=""></b><button>Keluar</button></div>`;
  return { area: document.querySelector("[data-menu]") as HTMLElement, button: document.querySelector("button") as HTMLElement };
}

test("the opening account menu gets the name and the permitted pages", async () => {
  const { area } = menu();
  root.dataset.user = "Rani";
  openAccount(area);
  expect(area.querySelector("b")).toHaveTextContent("Rani");
  await waitFor(() => expect(calls.fillEntries).toHaveBeenCalledWith(area));
});

test("signing out empties the menu and moves the focus before it; a failure changes nothing", async () => {
  const { area, button } = menu();
  root.dataset.user = "Rani";
  openAccount(area);
  calls.endSession.mockResolvedValueOnce(false);
  await signOut(button);
  expect(area.querySelector("b")).toHaveTextContent("Rani");
  expect(button).not.toHaveAttribute("aria-busy");
  calls.endSession.mockResolvedValueOnce(true);
  await signOut(button);
  expect(area.querySelector("b")).toBeEmptyDOMElement();
  expect(document.querySelector("a")).toHaveFocus();
});
