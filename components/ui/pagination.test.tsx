import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Pagination } from "@/components/ui/pagination";

test("pages have addresses; the ends are plain text", () => {
  render(<Pagination label="Halaman artikel" page={1} pages={9} href={(page) => `/blog?page=${page}`} />);
  expect(screen.queryByRole("link", { name: "Sebelumnya" })).toBeNull();
  expect(screen.getByRole("link", { name: "Selanjutnya" })).toHaveAttribute("href", "/blog?page=2");
  expect(screen.getByRole("link", { name: "Halaman 1" })).toHaveAttribute("aria-current", "page");
  expect(screen.getAllByRole("link", { name: /Halaman/ }).map((link) => link.textContent)).toEqual(["1", "2", "9"]);
});

test("without addresses it calls back", async () => {
  const onSelect = jest.fn();
  render(<Pagination label="Halaman" page={2} pages={2} onSelect={onSelect} />);
  await userEvent.click(screen.getByRole("button", { name: "Sebelumnya" }));
  expect(onSelect).toHaveBeenCalledWith(1);
  expect(screen.getByRole("button", { name: "Selanjutnya" })).toBeDisabled();
});
