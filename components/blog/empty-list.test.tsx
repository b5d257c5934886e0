import { render, screen } from "@testing-library/react";
import { EmptyList } from "@/components/blog/empty-list";
import { blogCopy } from "@/lib/content/blog";

test("a refused list shows the reason and a link to retry", () => {
  render(<EmptyList title={blogCopy.unavailable} text={blogCopy.unavailableText} said="Sedang dipelihara." retry="/blog?value=Promo" />);
  expect(screen.getByRole("alert")).toHaveTextContent("Sedang dipelihara.");
  expect(screen.getByRole("link", { name: "Coba lagi" })).toHaveAttribute("href", "/blog?value=Promo");
});

test("an empty list shows neither an alert nor a retry link", () => {
  render(<EmptyList title={blogCopy.empty} text={blogCopy.emptyText} />);
  expect(screen.queryByRole("alert")).toBeNull();
  expect(screen.getAllByRole("link")).toHaveLength(1);
});
