import { aboutPage } from "../content/about.ts";
import { avatar } from "./avatar.ts";

test("each of the leaders has a tile of their own, always the same", () => {
  const names = aboutPage.leaders.items.map(({ name }) => name);
  const tiles = names.map(avatar);
  expect(new Set(tiles).size).toBe(names.length);
  expect(names.map(avatar)).toEqual(tiles);
});
