import { act, render, screen } from "@testing-library/react";
import { LatestArticles } from "@/components/blog/latest-articles";
import { apiFetch } from "@/lib/api/api-fetch";
import type { ArticleSummary } from "@/lib/contract/website";

jest.mock("../../lib/api/api-fetch", () => ({ apiFetch: jest.fn() }));

const article = (id: string): ArticleSummary => ({
  id,
  title: `Artikel ${id}`,
  description: "",
  category: "Promo",
  postTime: "2025-08-05T03:00:00.000Z",
  coverUrl: "",
  topFlag: 0,
});
const page = (number: number) => ({ current: number, total: 9, records: [article(`halaman-${number}`)] });

test("the page that was pressed last stays, whichever answer comes last", async () => {
  const answers: ((number: number) => void)[] = [];
  const later = () => new Promise((resolve) => answers.push((number) => resolve({ data: page(number), message: "Sukses" })));
  jest.mocked(apiFetch).mockImplementation(later as never);
  render(<LatestArticles first={page(1)} />);
  const press = (name: string) => act(async () => screen.getByRole("button", { name }).click());
  await press("Halaman 3");
  await press("Halaman 2");
  await act(async () => answers[1]?.(2));
  await act(async () => answers[0]?.(3));
  expect(screen.getByRole("article")).toHaveTextContent("Artikel halaman-2");
  expect(screen.getByRole("button", { name: "Halaman 2" })).toHaveAttribute("aria-current", "page");
});
