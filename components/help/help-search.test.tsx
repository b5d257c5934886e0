import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { HelpSearch } from "./help-search";

test("finds questions of every tab by all words, those in the question first", async () => {
  render(
    <>
      <HelpSearch />
      <div role="tabpanel">
        <details id="a">
          <summary>Apa itu OTP?</summary>Kode untuk cara bayar.
        </details>
      </div>
      <div role="tabpanel" className="hidden">
        <details id="b">
          <summary>Bagaimana cara bayar cicilan?</summary>Lewat minimarket.
        </details>
      </div>
    </>,
  );
  const links = () => screen.queryAllByRole("link").map((link) => link.getAttribute("href"));
  await userEvent.type(screen.getByRole("searchbox"), "CARA, bayar");
  expect(links()).toEqual(["#b", "#a"]);
  expect(screen.getByRole("status")).toHaveTextContent("2 pertanyaan cocok.");
  await userEvent.type(screen.getByRole("searchbox"), " xyz");
  expect(links()).toEqual([]);
  expect(screen.getByRole("status")).toHaveTextContent("Tidak ada pertanyaan yang cocok");
});
