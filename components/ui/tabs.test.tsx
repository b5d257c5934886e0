import { fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Tabs } from "@/components/ui/tabs";

const tabs = [
  { id: "a", label: "Syarat", panel: <p>isi syarat</p> },
  { id: "b", label: "Privasi", panel: <p>isi privasi</p> },
  { id: "c", label: "Lain", panel: <p>isi lain</p> },
];

const panelOf = (text: string) => screen.getByText(text).closest("[role=tabpanel]") as HTMLElement;

test("the browser's search finds a closed panel, which then opens", () => {
  const onSelect = jest.fn();
  render(<Tabs label="Dokumen" tabs={tabs} onSelect={onSelect} />);
  expect(panelOf("isi lain")).toHaveAttribute("hidden", "until-found");
  expect(panelOf("isi lain")).not.toHaveClass("hidden");
  fireEvent(panelOf("isi lain"), new Event("beforematch"));
  expect(onSelect).toHaveBeenCalledWith("c");
  expect(panelOf("isi lain")).not.toHaveAttribute("hidden");
  expect(panelOf("isi syarat")).toHaveAttribute("hidden", "until-found");
});

test.each(["{Alt>}{ArrowLeft}{/Alt}", "{Control>}{ArrowRight}{/Control}", "{Meta>}{End}{/Meta}", "{Shift>}{Home}{/Shift}"])(
  "leaves %s to the browser",
  async (keys) => {
    const user = userEvent.setup();
    const taken = jest.fn();
    render(<Tabs label="Dokumen" tabs={tabs} />);
    screen.getByRole("tab", { name: "Syarat" }).focus();
    document.addEventListener("keydown", (event) => taken(event.defaultPrevented), { once: true });
    await user.keyboard(keys);
    expect(screen.getByRole("tab", { name: "Syarat" })).toHaveAttribute("aria-selected", "true");
    expect(taken).not.toHaveBeenCalledWith(true);
  },
);

test("arrows, Home and End choose, and only the chosen tab is a stop of the Tab key", async () => {
  const user = userEvent.setup();
  const onSelect = jest.fn();
  render(<Tabs label="Dokumen" tabs={tabs} onSelect={onSelect} />);
  await user.click(screen.getByRole("tab", { name: "Privasi" }));
  expect(screen.getByText("isi privasi")).toBeVisible();
  expect(panelOf("isi syarat")).toHaveAttribute("hidden", "until-found");

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
  expect(panelOf("isi syarat")).not.toHaveAttribute("hidden");
  expect(onSelect.mock.calls.flat()).toEqual(["b", "c", "a", "c", "a"]);
  expect(screen.getAllByRole("tab").map((tab) => tab.tabIndex)).toEqual([0, -1, -1]);
});

test("shows the tab that the parent selects", async () => {
  const user = userEvent.setup();
  const { rerender } = render(<Tabs label="Dokumen" tabs={tabs} selected="c" />);
  await user.click(screen.getByRole("tab", { name: "Syarat" }));
  expect(screen.getByRole("tab", { name: "Lain" })).toHaveAttribute("aria-selected", "true");
  rerender(<Tabs label="Dokumen" tabs={tabs} selected="b" />);
  expect(panelOf("isi privasi")).not.toHaveAttribute("hidden");
});
