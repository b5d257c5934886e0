import type { ArticleSummary } from "@/lib/contract/website";
import { arrangeTop, listsBeside } from "./article-lists";

const article = (id: string, topFlag: number, day: number) => ({
  id,
  topFlag,
  postTime: `2025-08-${String(day).padStart(2, "0")}T02:00:00.000Z`,
  title: id,
  description: "",
  category: "Promo",
  coverUrl: "",
});

test("leads with the flagged article, the newest beside it, other flagged ones as picks", () => {
  const { lead, beside, picks } = arrangeTop([article("a", 1, 10), article("b", 1, 5), ...[9, 8, 7, 6].map((day) => article(`n${day}`, 0, day))]);
  expect(lead?.id).toBe("a");
  expect(beside.map(({ id }) => id)).toEqual(["n9", "n8", "n7"]);
  expect(picks.map(({ id }) => id)).toEqual(["b", "n6", "n9"]);
});

test("completes three picks from the list, then with repeated articles", () => {
  const ids = (picks: { id: string }[]) => picks.map(({ id }) => id);
  const top = [article("a", 1, 10), ...[9, 8, 7].map((day) => article(`n${day}`, 0, day))];
  expect(ids(arrangeTop(top, [...top, article("l2", 0, 2), article("l1", 0, 1)]).picks)).toEqual(["l2", "l1", "n9"]);
  expect(ids(arrangeTop([...top, article("b", 1, 5)], [article("l2", 0, 2), article("b", 1, 5)]).picks)).toEqual(["b", "l2", "n9"]);
  expect(ids(arrangeTop(top.slice(0, 2)).picks)).toEqual(["n9", "a"]);
});

test("fills the places beside the lead when all are flagged or only one is sent", () => {
  const { beside, picks } = arrangeTop([article("a", 1, 10), article("b", 1, 5)], [article("l", 0, 3), article("a", 1, 10)]);
  expect(beside.map(({ id }) => id)).toEqual(["b", "l"]);
  expect(picks.map(({ id }) => id)).toEqual(["b", "l", "a"]);
  expect(arrangeTop([article("a", 1, 10)], [article("l", 0, 3)]).beside.map(({ id }) => id)).toEqual(["l"]);
});

test("handles no flagged articles, and no articles", () => {
  expect(arrangeTop([article("x", 0, 2)]).lead?.id).toBe("x");
  expect(arrangeTop([])).toEqual({ lead: undefined, beside: [], picks: [] });
});

const rows = (...ids: string[]) => ids.map((id) => ({ id }) as ArticleSummary);
const names = (list: ArticleSummary[]) => list.map(({ id }) => id).join("");

test("an article is not listed beside itself, and no other one twice", () => {
  const { related, newest } = listsBeside("b", rows("a", "b", "d", "e", "f", "g"), rows("a", "b", "c", "h", "i"), 3);
  expect([names(related), names(newest)]).toEqual(["def", "ach"]);
});
