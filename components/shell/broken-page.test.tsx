import { render, screen } from "@testing-library/react";
import { BrokenPage } from "@/components/shell/broken-page";

test("a page that fails far down is told of at the top, to those who listen too", () => {
  const scrollTo = jest.fn();
  Object.assign(window, { scrollTo });
  render(<BrokenPage code={undefined} onRetry={() => undefined} />);
  expect(scrollTo).toHaveBeenCalledWith({ top: 0, behavior: "instant" });
  expect(screen.getByRole("main")).toHaveFocus();
});
