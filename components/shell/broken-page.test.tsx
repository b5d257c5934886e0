import { render, screen } from "@testing-library/react";
import { BrokenPage } from "@/components/shell/broken-page";

test("scrolls to the top and focuses the message, wherever the page failed", () => {
  const scrollTo = jest.fn();
  Object.assign(window, { scrollTo });
  render(<BrokenPage error={{}} reset={() => undefined} />);
  expect(scrollTo).toHaveBeenCalledWith({ top: 0, behavior: "instant" });
  expect(screen.getByRole("main")).toHaveFocus();
});

test("shows the upstream's message, and its code separately", () => {
  Object.assign(window, { scrollTo: () => undefined });
  const { rerender } = render(<BrokenPage error={{ digest: '1999: Sedang "dipelihara".\nCoba nanti.' }} reset={() => undefined} />);
  expect(screen.getByRole("alert")).toHaveTextContent('Sedang "dipelihara". Coba nanti.');
  expect(screen.getByText("1999")).toBeVisible();
  rerender(<BrokenPage error={{ digest: "3953871713" }} reset={() => undefined} />);
  expect(screen.queryByRole("alert")).toBeNull();
  expect(screen.getByText("3953871713")).toBeVisible();
});
