import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Tabs } from "@/components/ui/tabs";

const tabs = [
  { id: "a", label: "Syarat", panel: <p>isi syarat</p> },
  { id: "b", label: "Privasi", panel: <p>isi privasi</p> },
  { id: "c", label: "Lain", panel: <p>isi lain</p> },
];

test("arrows, Home and End choose, and only the chosen tab is a stop of the Tab key", async () => {
  const user = userEvent.setup();
  const onSelect = jest.fn();
  render(<Tabs label="Dokumen" tabs={tabs} onSelect={onSelect} />);
  await user.click(screen.getByRole("tab", { name: "Privasi" }));
  expect(screen.getByRole("tabpanel", { name: "Privasi" })).not.toHaveClass("hidden");
  expect(screen.getByRole("tabpanel", { name: "Syarat" })).toHaveClass("hidden");

  await user.tab();
  await user.tab({ shift: true });
  expect(screen.getByRole("tab", { name: "Privasi" })).toHaveFocus();
  await user.keyboard("{ArrowRight}");
  expect(screen.getByRole("tab", { name: "Lain" })).toHaveFocus();
  await user.keyboard("{ArrowRight}");
  expect(screen.getByRole("tab", { name: "Syarat" })).toHaveFocus();
  await user.keyboard("{ArrowLeft}");
  expect(screen.getByRole("tab", { name: "Lain" })).toHaveAttribute("aria-selected", "true");
  await user.keyboard("{Home}");
  expect(screen.getByRole("tabpanel", { name: "Syarat" })).not.toHaveClass("hidden");
  expect(onSelect.mock.calls.flat()).toEqual(["b", "c", "a", "c", "a"]);
  expect(screen.getAllByRole("tab").map((tab) => tab.tabIndex)).toEqual([0, -1, -1]);
});

test("shows the tab that the parent selects", async () => {
  const user = userEvent.setup();
  const { rerender } = render(<Tabs label="Dokumen" tabs={tabs} selected="c" />);
  await user.click(screen.getByRole("tab", { name: "Syarat" }));
  expect(screen.getByRole("tab", { name: "Lain" })).toHaveAttribute("aria-selected", "true");
  rerender(<Tabs label="Dokumen" tabs={tabs} selected="b" />);
  expect(screen.getByRole("tabpanel", { name: "Privasi" })).not.toHaveClass("hidden");
});
