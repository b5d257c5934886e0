import { render, screen } from "@testing-library/react";
import { MainNav } from "./main-nav";

const path = jest.fn();
jest.mock("next/navigation", () => ({ usePathname: () => path() }));

test.each([
  ["/blog", "Blog", "page"],
  ["/blog/semua/1", "Blog", "page"],
  ["/p2pLending", "Blog", "true"],
  ["/artikel/apa-arti-tkb90", "Blog", "true"],
  ["/karir2", "Karir", "true"],
  ["/bantuan", "Bantuan", "page"],
])("on the page %s the menu marks %s", (at, name, mark) => {
  path.mockReturnValue(at);
  render(<MainNav />);
  const marked = screen.getAllByRole("link").filter((link) => link.hasAttribute("aria-current"));
  expect(marked.map((link) => [link.textContent, link.getAttribute("aria-current")])).toEqual([[name, mark]]);
});
