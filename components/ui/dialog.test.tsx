import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { Dialog } from "@/components/ui/dialog";

type Options = { dismissible?: boolean; staysOnPressBeside?: boolean };

function Sample(options: Options) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Buka
      </button>
      <Dialog {...options} open={open} onOpenChange={setOpen} title="Hapus akun" description="Tidak dapat dibatalkan.">
        <input aria-label="Kode" />
      </Dialog>
    </>
  );
}

async function openDialog(options: Options = {}) {
  render(<Sample {...options} />);
  const user = userEvent.setup();
  await user.click(screen.getByRole("button", { name: "Buka" }));
  const dialog = await screen.findByRole("dialog", { name: "Hapus akun" });
  return { user, dialog };
}

const backdrop = () => document.querySelector(".fixed.inset-0") as HTMLElement;

test("a dialog has its title as name, its sentence as description, and takes the focus", async () => {
  const { dialog } = await openDialog();
  expect(dialog).toHaveAccessibleDescription("Tidak dapat dibatalkan.");
  await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
});

test.each(["Esc", "the close button"])("a dialog closes by %s and returns the focus", async (way) => {
  const { user } = await openDialog();
  if (way === "Esc") await user.keyboard("{Escape}");
  else await user.click(screen.getByRole("button", { name: "Tutup" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  await waitFor(() => expect(screen.getByRole("button", { name: "Buka" })).toHaveFocus());
});

test("a dialog stays open, without a close button, during a call that must not be left", async () => {
  const { user } = await openDialog({ dismissible: false });
  expect(screen.queryByRole("button", { name: "Tutup" })).toBeNull();
  await user.keyboard("{Escape}");
  expect(screen.getByRole("dialog")).toBeInTheDocument();
});

test("a press beside a dialog with a form leaves it open", async () => {
  const { user } = await openDialog({ staysOnPressBeside: true });
  await user.click(backdrop());
  expect(screen.getByRole("dialog")).toBeInTheDocument();
});

test("a press beside a dialog without a form closes it", async () => {
  const { user } = await openDialog();
  await user.click(backdrop());
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
});
