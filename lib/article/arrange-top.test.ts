import { arrangeTop } from "./arrange-top";

const article = (id: string, topFlag: number, day: number) => ({
  id,
  topFlag,
  postTime: `2025-08-${String(day).padStart(2, "0")}T02:00:00.000Z`,
  title: id,
  description: "",
  category: "Promo",
  coverUrl: "",
});

test("the flagged article is large, the newest stand beside it, other flagged ones are the choice", () => {
  const { lead, beside, picks } = arrangeTop([article("a", 1, 10), article("b", 1, 5), ...[9, 8, 7, 6].map((day) => article(`n${day}`, 0, day))]);
  expect(lead?.id).toBe("a");
  expect(beside.map(({ id }) => id)).toEqual(["n9", "n8", "n7"]);
  expect(picks.map(({ id }) => id)).toEqual(["b", "n6"]);
});

test("nothing flagged, nothing at all", () => {
  expect(arrangeTop([article("x", 0, 2)]).lead?.id).toBe("x");
  expect(arrangeTop([])).toEqual({ lead: undefined, beside: [], picks: [] });
});
