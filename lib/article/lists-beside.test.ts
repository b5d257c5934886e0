import type { ArticleSummary } from "@/lib/contract/website";
import { listsBeside } from "./lists-beside";

const rows = (...ids: string[]) => ids.map((id) => ({ id }) as ArticleSummary);
const names = (list: ArticleSummary[]) => list.map(({ id }) => id).join("");

test("an article is not listed beside itself, and no other one twice", () => {
  const { related, newest } = listsBeside("b", rows("a", "b", "d", "e", "f", "g"), rows("a", "b", "c"), 3);
  expect([names(related), names(newest)]).toEqual(["def", "ac"]);
});
