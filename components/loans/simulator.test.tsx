import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { takeNotices } from "@/components/ui/toaster";
import { formCopy } from "@/lib/content/form";
import { exampleQuote } from "@/lib/loans/quote";
import { Simulator } from "./simulator";

const TODAY = "2026-11-26";

beforeEach(() => history.replaceState(null, "", "/pinjaman"));

test("a simulation is shared where the browser gives pages no clipboard: its address is shown", async () => {
  const user = userEvent.setup();
  Object.defineProperty(navigator, "clipboard", { value: undefined, configurable: true });
  render(<Simulator initial={exampleQuote("kini", TODAY)} rates={{ kini: 26, cepat: 23, kawan: 7 }} late="" />);
  await user.click(screen.getByRole("button", { name: "Salin tautan" }));
  const message = `${location.origin}/pinjaman?produk=kini&jumlah=3000000&tenor=90#simulasi`;
  await waitFor(() => expect(takeNotices()).toEqual([expect.objectContaining({ kind: "info", message })]));
});

test("an emptied amount stays empty, and says what to write", async () => {
  const user = userEvent.setup();
  render(<Simulator initial={exampleQuote("kini", TODAY)} rates={{ kini: 26, cepat: 23, kawan: 7 }} late="" />);
  const amount = screen.getByRole("textbox", { name: "Jumlah pinjaman" });
  expect(amount).toHaveValue("3.000.000");
  expect(amount).toBeValid();
  await user.clear(amount);
  await user.click(screen.getByRole("button", { name: "Hitung" }));
  expect(amount).toHaveValue("");
  expect(amount).toHaveAccessibleDescription(new RegExp(`^${formCopy.amountUnclear}`));
  await user.type(amount, "5 juta");
  await user.tab();
  expect(amount).toHaveValue("5.000.000");
  expect(screen.queryByText(formCopy.amountUnclear)).toBeNull();
});

test("an address without an amount says so at once", async () => {
  history.replaceState(null, "", "/pinjaman?produk=kini&jumlah=&tenor=90");
  render(<Simulator initial={exampleQuote("kini", TODAY)} rates={{ kini: 26, cepat: 23, kawan: 7 }} late="" />);
  expect(await screen.findByText(formCopy.amountUnclear)).toBeVisible();
  expect(screen.getByRole("textbox", { name: "Jumlah pinjaman" })).toHaveValue("");
});

test.each(["2019-05-01", "2024-12-30", "2025-10-22"])("the server's day counts, not that of a device which thinks it is %s", (device) => {
  const text = (now: string) => {
    jest.useFakeTimers({ now: new Date(`${now}T05:00:00Z`), doNotFake: ["queueMicrotask"] });
    const { container, unmount } = render(<Simulator initial={exampleQuote("kini", TODAY)} rates={{ kini: 26, cepat: 23, kawan: 7 }} late="" />);
    const shown = container.textContent;
    unmount();
    jest.useRealTimers();
    return shown;
  };
  expect(text(device)).toBe(text(TODAY));
  expect(text(device)).toContain("30%");
});
