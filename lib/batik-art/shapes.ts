export const round2 = (value: number) => Math.round(value * 100) / 100;

const turn = (shape: string, degrees: number) => `<g transform="rotate(${degrees} 60 60)">${shape}</g>`;

/** Repeats a shape four times around the centre of the tile. */
export const fourfold = (shape: string) => [0, 90, 180, 270].map((degrees) => turn(shape, degrees)).join("");

/** Repeats a shape `count` times around the centre of the tile, starting at `offset` degrees. */
export const around = (shape: string, count: number, offset = 0) =>
  Array.from({ length: count }, (_, index) => turn(shape, round2(offset + (index * 360) / count))).join("");

/** The background of a 120-unit tile. */
export const ground = (colour: string) => `<path fill="${colour}" d="M0 0h120v120H0z"/>`;

export const dot = (x: number, y: number, radius: number | string, colour: string) => `<circle cx="${x}" cy="${y}" r="${radius}" fill="${colour}"/>`;

/** An ellipse rotated around its centre. */
export const leaf = (x: number, y: number, radiusX: number, radiusY: number, degrees: number, colour: string) =>
  `<ellipse cx="${x}" cy="${y}" rx="${radiusX}" ry="${radiusY}" fill="${colour}" transform="rotate(${degrees} ${x} ${y})"/>`;

/** A lens between two opposite corners of a square: rising from bottom left, or falling from top left. */
export function lens(x: number, y: number, side: number, direction: "rising" | "falling", colour: string): string {
  const [startY, endY] = direction === "rising" ? [y + side, y] : [y, y + side];
  return `<path fill="${colour}" d="M${x} ${startY}A${side} ${side} 0 0 1 ${x + side} ${endY}A${side} ${side} 0 0 1 ${x} ${startY}z"/>`;
}

/** The four corners of a tile. */
export const corners = [
  [0, 0],
  [120, 0],
  [0, 120],
  [120, 120],
] as const;
