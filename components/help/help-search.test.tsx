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
  expect(links()).toEqual(["#b", "#a"]);
  expect(screen.getByRole("status")).toHaveTextContent("Tidak ada pertanyaan yang memuat semua kata itu. Ini yang paling dekat.");
});

test("tells the true count where it shows fewer, and answers a search without words", async () => {
  render(
    <>
      <HelpSearch />
      <div role="tabpanel">
        {Array.from({ length: 12 }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place
          <details key={index} id={`q${index}`}>
            <summary>Pinjaman {index}</summary>Salin tautan
          </details>
        ))}
      </div>
    </>,
  );
  const search = screen.getByRole("searchbox");
  const status = screen.getByRole("status");
  await userEvent.type(search, "pinjaman");
  expect(status).toHaveTextContent("12 pertanyaan cocok. Ini 8 yang paling dekat.");
  expect(screen.getAllByRole("link")).toHaveLength(8);
  for (const typed of ["%", "tautan"]) {
    await userEvent.clear(search);
    expect(status).toHaveTextContent(/^$/);
    await userEvent.type(search, typed);
    expect(status).toHaveTextContent("Tidak ada pertanyaan yang cocok");
  }
});
