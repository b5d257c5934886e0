export type Point = { x: number; y: number };
/** Four corners clockwise from the top left one. */
export type Quad = readonly [Point, Point, Point, Point];

/** The corners, each changed by itself. */
export const mapCorners = ([first, second, third, fourth]: Quad, change: (corner: Point, index: number) => Point): Quad => [
  change(first, 0),
  change(second, 1),
  change(third, 2),
  change(fourth, 3),
];
/** The points with ax + by = c, where (a, b) has the length 1. */
export type Line = { a: number; b: number; c: number };

/** The z part of the cross product: positive if `v` is clockwise of `u` in a picture, where y points down. */
export const cross = (u: Point, v: Point): number => u.x * v.y - u.y * v.x;

/** Where two lines meet; undefined for parallel ones. */
export function intersection(one: Line, other: Line): Point | undefined {
  const turn = one.a * other.b - other.a * one.b;
  if (Math.abs(turn) < 1e-6) return undefined;
  return { x: (one.c * other.b - other.c * one.b) / turn, y: (one.a * other.c - other.a * one.c) / turn };
}

/** The corners as shares of the whole picture. */
export const WHOLE_PICTURE: Quad = [
  { x: 0, y: 0 },
  { x: 1, y: 0 },
  { x: 1, y: 1 },
  { x: 0, y: 1 },
];

/** Whether four corners go clockwise without a dent, so that they can be straightened. */
export function isConvex(corners: Quad): boolean {
  return corners.every((corner, index) => {
    const [after, next] = [corners[(index + 1) % 4] as Point, corners[(index + 2) % 4] as Point];
    return cross({ x: after.x - corner.x, y: after.y - corner.y }, { x: next.x - after.x, y: next.y - after.y }) > 1e-4;
  });
}
