import { act, render, screen } from "@testing-library/react";
import { writeDraft } from "@/components/funder/draft/draft-store";
import { PrivateArea } from "@/components/funder/handle/private-page";
import { forgetUser } from "@/lib/browser/session";
import { endSession, rememberUser } from "@/lib/browser/signed-in-user";

const replace = jest.fn();
jest.mock("next/navigation", () => ({ useRouter: () => router, usePathname: () => "/registerPersonal" }));
const router = { replace: (href: string) => replace(href) };

const shown = () => screen.getByText("3174 0101");
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  replace.mockClear();
  Element.prototype.scrollIntoView = jest.fn();
  act(() => rememberUser("Rani"));
  render(
    <PrivateArea>
      <p>3174 0101</p>
    </PrivateArea>,
  );
  expect(shown()).toBeVisible();
});

test.each([true, false])("shows nothing more after a sign-out, and leaves for the home page (drafts kept: %s)", (keepDrafts) => {
  act(() => endSession({ keepDrafts }));
  expect(screen.queryByText("3174 0101")).toBeNull();
  expect(replace).toHaveBeenCalledWith("/halamandepan");
});

test("a private page is left after a sign-out in another tab", () => {
  localStorage.removeItem("userInfo");
  localStorage.removeItem("dataOwner");
  act(() => void window.dispatchEvent(new StorageEvent("storage", { key: "dataOwner" })));
  expect(screen.queryByText("3174 0101")).toBeNull();
});

test.each([true, false])(
  "a private page focuses the notice that the session has ended; it speaks of what was typed where it is stored: %s",
  (isStored) => {
    if (isStored) writeDraft("h", { values: { name: "Rani" }, files: [], unsent: [], savedAt: 1 });
    act(() => forgetUser());
    const title = screen.getByRole("heading", { name: "Sesi Anda sudah berakhir" });
    expect(title).toHaveFocus();
    expect(Element.prototype.scrollIntoView).toHaveBeenCalled();
    const text = "Masuk lagi dengan akun yang sama untuk melanjutkan.";
    expect(title).toHaveAccessibleDescription(isStored ? `Isian dan berkas yang sudah terunggah tidak hilang. ${text}` : text);
  },
);

test("a private page hides its content while the session has ended, and shows it to the same person again", () => {
  act(() => forgetUser());
  expect(shown()).not.toBeVisible();
  expect(screen.getByRole("link", { name: "Masuk lagi" })).toHaveAttribute("href", "/login?next=%2FregisterPersonal");
  act(() => rememberUser("Rani"));
  expect(shown()).toBeVisible();
  expect(replace).not.toHaveBeenCalled();
});
