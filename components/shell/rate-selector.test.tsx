import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { RateSelector } from "@/components/shell/rate-selector";
import { enhanceMenus, enhanceRateList, openRateList } from "@/lib/enhancements/menus";

const rates = [
  { name: "TKB0", value: "95,12%", defaultTkb: false },
  { name: "TKB90", value: "97.84", defaultTkb: true },
];

// The styles show the list by the state of its button; there are none here.
beforeAll(() => {
  enhanceMenus({ rates: openRateList });
  enhanceRateList();
});

test("the rate selector shows the default, chooses by keyboard, explains, closes with Esc and outside", async () => {
  const user = userEvent.setup();
  render(<RateSelector rates={rates} asOf="Data per 31 Agustus 2025." />);
  const button = screen.getByRole("button", { name: "Indikator tingkat keberhasilan" });
  expect(button).toHaveTextContent("TKB90 97,84%");
  expect(button).toHaveAccessibleDescription("TKB90 97,84%");
  expect(button).toHaveAttribute("aria-expanded", "false");

  await user.click(button);
  expect(button).toHaveAttribute("aria-expanded", "true");
  expect(screen.getByRole("listbox")).toHaveFocus();
  expect(screen.getByRole("option", { selected: true })).toHaveTextContent("TKB90");
  expect(screen.getByText(/tidak menunggak lebih dari 90 hari\.$/).parentElement).toHaveTextContent(/hari\. Data per 31 Agustus 2025\.$/);
  await user.keyboard("{ArrowUp}{Enter}");
  expect(button).toHaveTextContent("TKB0 95,12%");
  expect(screen.queryByText(/lebih dari 90 hari/)).toBeNull();
  expect(button).toHaveFocus();
  expect(button).toHaveAttribute("aria-expanded", "false");

  await user.click(button);
  await user.tab();
  expect(screen.getByRole("link", { name: "Rumus dan riwayat TKB" })).toHaveFocus();
  await user.keyboard("{Escape}");
  expect(button).toHaveFocus();

  await user.click(button);
  await user.click(document.body);
  expect(button).toHaveAttribute("aria-expanded", "false");
});

test("the rate selector shows dashes without rates", () => {
  render(<RateSelector rates={[]} />);
  expect(screen.getByRole("button", { name: "Indikator tingkat keberhasilan" })).toHaveTextContent("TKB90 –");
  expect(screen.getAllByRole("option").map((option) => option.textContent)).toEqual(["TKB0–", "TKB30–", "TKB60–", "TKB90–"]);
});
