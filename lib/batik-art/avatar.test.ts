import { aboutPage } from "../content/about.ts";
import { avatar } from "./avatar.ts";

test("gives each leader a unique, stable tile", () => {
  const names = aboutPage.leaders.items.map(({ name }) => name);
  const tiles = names.map(avatar);
  expect(new Set(tiles).size).toBe(names.length);
  expect(names.map(avatar)).toEqual(tiles);
});
