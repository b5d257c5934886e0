import { act, render, screen } from "@testing-library/react";
import { LoginStep } from "@/components/account-deletion/login-step";
import { RefusalNotice } from "@/components/account-deletion/refusal-notice";
import { useDeletion } from "@/components/account-deletion/use-deletion";
import { QueryProvider } from "@/components/ui/query-provider";

const scrolled = jest.fn();
beforeEach(() => {
  Element.prototype.scrollIntoView = function (options) {
    scrolled(this.textContent, options);
  };
});

test("a refusal in the dialog is in sight, and stays there when a toast comes or goes", () => {
  let resized = () => {};
  const observed = jest.fn();
  globalThis.ResizeObserver = class {
    constructor(listener: () => void) {
      resized = listener;
    }
    observe = observed;
    disconnect() {}
  } as unknown as typeof ResizeObserver;
  render(
    <div data-testid="frame">
      <div role="dialog">
        <RefusalNotice refusal="Masih ada pinjaman berjalan." />
      </div>
    </div>,
  );
  expect(observed).toHaveBeenCalledWith(screen.getByTestId("frame"));
  expect(scrolled).toHaveBeenLastCalledWith(expect.stringContaining("Masih ada pinjaman"), { block: "center" });
  act(resized);
  expect(scrolled).toHaveBeenLastCalledWith(expect.stringContaining("Masih ada pinjaman"), { block: "nearest" });
});

test("why step 1 is open again stands at its top", () => {
  const Step = () => (
    <LoginStep deletion={{ ...useDeletion(), stage: { step: "login", unsure: false, expired: "Masuk lagi." } }} onCancel={() => {}} />
  );
  render(<Step />, { wrapper: QueryProvider });
  const phone = screen.getByLabelText("No. handphone");
  expect(screen.getByText("Masuk lagi.").compareDocumentPosition(phone)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});
