import { render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { StoredList } from "@/components/browser-data/stored-list";

const row = (text: string) => screen.getAllByRole("listitem").find((item) => within(item).queryByText(text)) as HTMLElement;

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  delete document.documentElement.dataset.user;
});

test("removing a stored entry leaves the focus at its row", async () => {
  localStorage.setItem("isHomeFloat", "true");
  sessionStorage.setItem("dari-ekstensi", "1");
  const user = userEvent.setup();
  render(<StoredList signOut={jest.fn()} />);
  await waitFor(() => expect(row("isHomeTopWarn")).toHaveTextContent("Tidak ada"));
  expect(screen.getByRole("heading", { name: "Bukan dari kami" })).toBeVisible();
  // A long name breaks between its words, not within one.
  expect(screen.getByText("hasShownDownloadDialog").innerHTML).toBe("has<wbr>Shown<wbr>Download<wbr>Dialog");

  await user.click(screen.getByRole("button", { name: "Hapus isHomeFloat" }));
  await waitFor(() => expect(row("isHomeFloat")).toHaveTextContent("Tidak ada"));
  expect(row("isHomeFloat")).toHaveFocus();
  expect(localStorage).toHaveLength(0);
});

test("removing all stored data signs out first", async () => {
  document.documentElement.dataset.user = "Ratna";
  localStorage.setItem("userInfo", "{}");
  const signOut = jest.fn(async () => false);
  const user = userEvent.setup();
  render(<StoredList signOut={signOut} />);
  await user.click(screen.getByRole("button", { name: "Hapus semuanya" }));
  expect(localStorage).toHaveLength(1);

  signOut.mockImplementation(async () => {
    delete document.documentElement.dataset.user;
    return true;
  });
  await user.click(screen.getByRole("button", { name: "Keluar" }));
  await waitFor(() => expect(row("UserLoginToken")).toHaveTextContent("Tidak ada"));
  await user.click(screen.getByRole("button", { name: "Hapus semuanya" }));
  await waitFor(() => expect(localStorage).toHaveLength(0));
});
