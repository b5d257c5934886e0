import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Button } from "@/components/ui/button";

test("a busy button keeps its name and ignores clicks", async () => {
  const user = userEvent.setup();
  const onClick = jest.fn();
  const { rerender } = render(<Button onClick={onClick}>Simpan dan Lanjutkan</Button>);
  await user.click(screen.getByRole("button", { name: "Simpan dan Lanjutkan" }));
  expect(onClick).toHaveBeenCalledTimes(1);

  rerender(
    <Button onClick={onClick} busy busyLabel="Menyimpan">
      Simpan dan Lanjutkan
    </Button>,
  );
  const button = screen.getByRole("button", { name: "Simpan dan Lanjutkan" });
  expect(button).toHaveAttribute("aria-busy", "true");
  await user.click(button);
  expect(onClick).toHaveBeenCalledTimes(1);
});
