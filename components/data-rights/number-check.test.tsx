import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { NumberCheck } from "@/components/data-rights/number-check";
import { dataRights } from "@/lib/content/data-rights";

test("an empty field gets its message directly below it, and the focus", async () => {
  render(<NumberCheck />);
  await userEvent.click(screen.getByRole("button", { name: dataRights.check.submit }));
  const field = screen.getByRole("textbox", { name: dataRights.check.label });
  expect(field).toHaveFocus();
  expect(field).toBeInvalid();
  expect(field).toHaveAccessibleDescription(expect.stringMatching(new RegExp(`^${dataRights.check.empty}\\s+${dataRights.check.hint}`)));
  expect(screen.getByRole("status")).toBeEmptyDOMElement();
});
