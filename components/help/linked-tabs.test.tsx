import { act, render, screen } from "@testing-library/react";
import { LinkedTabs } from "./linked-tabs";

const tabs = [
  { id: "pinjaman", label: "Pinjaman", parts: ["bunga"], panel: <details id="bunga">Bunga</details> },
  { id: "aplikasi", label: "Aplikasi", parts: ["kode"], panel: <details id="kode">Kode</details> },
];

const arrive = (hash: string) => {
  window.history.replaceState(null, "", `/bantuan${hash}`);
  dispatchEvent(new Event("hashchange"));
};
const chosen = () => screen.getByRole("tab", { selected: true }).textContent;

test("a fragment opens its tab and question; an unknown or malformed one changes nothing", () => {
  Element.prototype.scrollIntoView = () => undefined;
  window.history.replaceState(null, "", "/bantuan#50%");
  render(<LinkedTabs label="Bantuan" tabs={tabs} />);
  expect(chosen()).toBe("Pinjaman");
  act(() => arrive("#kode"));
  expect(chosen()).toBe("Aplikasi");
  expect(screen.getByText("Kode")).toHaveAttribute("open");
  act(() => arrive("#%"));
  expect(chosen()).toBe("Aplikasi");
});
