import { render, screen } from "@testing-library/react";
import { EmptyList } from "@/components/blog/empty-list";
import { blogWords } from "@/lib/content/blog";

test("a refused list shows the reason and a link to retry", () => {
  render(<EmptyList title={blogWords.unavailable} text={blogWords.unavailableText} said="Sedang dipelihara." retry="/blog?value=Promo" />);
  expect(screen.getByRole("alert")).toHaveTextContent("Sedang dipelihara.");
  expect(screen.getByRole("link", { name: "Coba lagi" })).toHaveAttribute("href", "/blog?value=Promo");
});

test("an empty list shows neither an alert nor a retry link", () => {
  render(<EmptyList title={blogWords.empty} text={blogWords.emptyText} />);
  expect(screen.queryByRole("alert")).toBeNull();
  expect(screen.getAllByRole("link")).toHaveLength(1);
});
