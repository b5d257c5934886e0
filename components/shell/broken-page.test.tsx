import { render, screen } from "@testing-library/react";
import { BrokenPage } from "@/components/shell/broken-page";

test("scrolls to the top and focuses the message, wherever the page failed", () => {
  const scrollTo = jest.fn();
  Object.assign(window, { scrollTo });
  render(<BrokenPage code={undefined} onRetry={() => undefined} />);
  expect(scrollTo).toHaveBeenCalledWith({ top: 0, behavior: "instant" });
  expect(screen.getByRole("main")).toHaveFocus();
});

test("shows the upstream's message, and its code separately", () => {
  Object.assign(window, { scrollTo: () => undefined });
  const { rerender } = render(<BrokenPage code={'1999: Sedang "dipelihara".\nCoba nanti.'} onRetry={() => undefined} />);
  expect(screen.getByRole("alert")).toHaveTextContent('Sedang "dipelihara". Coba nanti.');
  expect(screen.getByText("1999")).toBeVisible();
  rerender(<BrokenPage code="3953871713" onRetry={() => undefined} />);
  expect(screen.queryByRole("alert")).toBeNull();
  expect(screen.getByText("3953871713")).toBeVisible();
});
