import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { takeNotices } from "@/components/ui/toaster";
import { exampleQuote } from "@/lib/loans/quote";
import { Simulator } from "./simulator";

test("a simulation is shared where the browser gives pages no clipboard: its address is shown", async () => {
  const user = userEvent.setup();
  Object.defineProperty(navigator, "clipboard", { value: undefined, configurable: true });
  render(<Simulator initial={exampleQuote("kini")} rates={{ kini: 26, cepat: 23, kawan: 7 }} late="" />);
  await user.click(screen.getByRole("button", { name: "Salin tautan" }));
  const message = `${location.origin}/pinjaman?produk=kini&jumlah=3000000&tenor=90#simulasi`;
  await waitFor(() => expect(takeNotices()).toEqual([expect.objectContaining({ kind: "info", message })]));
});
