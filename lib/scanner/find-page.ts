import { cross, intersection, type Line, mapCorners, type Point, type Quad } from "./geometry.ts";
import type { Grey } from "./picture-quality.ts";

/** A page in a picture. `cut`: a side or corner of it lies outside of the picture, or nearly. */
export type FoundPage = { corners: Quad; cut: boolean };

/** Longer side of the pictures that are searched, pixels. Print blurs away at this size, edges of paper do not. */
export const SEARCHED_SIDE = 320;

/** Angles of the accumulator, in half a turn. */
const ANGLES = 180;
/** How far the direction of an edge point may be off, in steps of angle. */
const SPREAD = 5;
/** Strongest lines that are tried. */
const LINES_MAX = 18;
/** Lines nearer than this are one, in steps of angle and pixels. */
const SAME_ANGLE = 8;
const SAME_DISTANCE = 6;
/** Smallest share of the picture that a page covers. */
const AREA_MIN = 0.12;
/** Smallest share of a side that must lie on an edge. */
const SUPPORT_MIN = 0.6;
/** The support of a side that is the border of the picture, because the page is cut there. */
const BORDER_SUPPORT = 0.5;
/** A corner this near to the border of the picture is probably cut, as a share of its longer side. */
const MARGIN = 0.015;
/** How far beyond a corner a side is followed, as a share of its length, and the penalty for an edge there. */
const BEYOND = 0.1;
const BEYOND_COST = 0.2;
/** Cosine of the largest deviation of a corner from a right angle: 40 degrees. */
const CORNER_MAX = 0.64;

type Edges = { x: Float32Array; y: Float32Array; width: number; height: number; strong: number };
type Side = { line: Line; border: boolean };

/** A blurred copy: each pixel is the weighted mean of a 5×5 field. */
function blurred({ values, width, height }: Grey): Float32Array {
  const weights = [1, 4, 6, 4, 1];
  const pass = (from: ArrayLike<number>, step: (x: number, y: number, offset: number) => number) => {
    const to = new Float32Array(width * height);
    for (let y = 0; y < height; y++)
      for (let x = 0; x < width; x++) {
        let sum = 0;
        for (let offset = -2; offset <= 2; offset++) sum += (weights[offset + 2] as number) * (from[step(x, y, offset)] as number);
        to[y * width + x] = sum / 16;
      }
    return to;
  };
  const clamp = (value: number, size: number) => Math.min(size - 1, Math.max(0, value));
  const across = pass(values, (x, y, offset) => y * width + clamp(x + offset, width));
  return pass(across, (x, y, offset) => clamp(y + offset, height) * width + x);
}

/** The change of brightness at each pixel, and the length above which it counts as an edge. */
function edgesOf(grey: Grey): Edges {
  const { width, height } = grey;
  const soft = blurred(grey);
  const x = new Float32Array(width * height);
  const y = new Float32Array(width * height);
  const lengths: number[] = [];
  for (let row = 1; row < height - 1; row++)
    for (let column = 1; column < width - 1; column++) {
      const at = row * width + column;
      x[at] = (soft[at + 1] as number) - (soft[at - 1] as number);
      y[at] = (soft[at + width] as number) - (soft[at - width] as number);
      lengths.push(Math.hypot(x[at] as number, y[at] as number));
    }
  lengths.sort((a, b) => a - b);
  const quantile = (share: number) => lengths[Math.floor(lengths.length * share)] ?? 0;
  // Above the noise (most of the picture), and above marks much weaker than print.
  return { x, y, width, height, strong: Math.max(3, quantile(0.5) * 2.5, quantile(0.97) * 0.08) };
}

/** The strongest straight edges, by votes of edge points for the lines through them across their direction. */
function linesOf({ x, y, width, height, strong }: Edges): Line[] {
  const reach = Math.ceil(Math.hypot(width, height));
  const distances = 2 * reach + 1;
  const votes = new Float32Array(ANGLES * distances);
  const cos = Array.from({ length: ANGLES }, (_, angle) => Math.cos((angle * Math.PI) / ANGLES));
  const sin = Array.from({ length: ANGLES }, (_, angle) => Math.sin((angle * Math.PI) / ANGLES));
  for (let row = 1; row < height - 1; row++)
    for (let column = 1; column < width - 1; column++) {
      const at = row * width + column;
      const [dx, dy] = [x[at] as number, y[at] as number];
      if (Math.hypot(dx, dy) < strong) continue;
      const middle = Math.round((Math.atan2(dy, dx) / Math.PI) * ANGLES);
      for (let off = -SPREAD; off <= SPREAD; off++) {
        const angle = (middle + off + 2 * ANGLES) % ANGLES;
        const distance = Math.round(column * (cos[angle] as number) + row * (sin[angle] as number)) + reach;
        const place = angle * distances + distance;
        votes[place] = (votes[place] as number) + 1;
      }
    }
  const found: Line[] = [];
  const least = 0.12 * Math.min(width, height);
  while (found.length < LINES_MAX) {
    let best = 0;
    for (let place = 1; place < votes.length; place++) if ((votes[place] as number) > (votes[best] as number)) best = place;
    if ((votes[best] as number) < least) break;
    const [angle, distance] = [Math.floor(best / distances), best % distances];
    found.push({ a: cos[angle] as number, b: sin[angle] as number, c: distance - reach });
    for (let off = -SAME_ANGLE; off <= SAME_ANGLE; off++) {
      const turned = angle + off;
      // Half a turn further the same line has the opposite distance.
      const wraps = turned < 0 || turned >= ANGLES;
      const middle = wraps ? distances - 1 - distance : distance;
      const row = ((turned + ANGLES) % ANGLES) * distances;
      for (let near = Math.max(0, middle - SAME_DISTANCE); near <= Math.min(distances - 1, middle + SAME_DISTANCE); near++) votes[row + near] = 0;
    }
  }
  return found;
}

/** The strength of the edge along `line` near a point, with its sign; 0 without an edge in this direction. */
function edgeAt({ x, y, width, height, strong }: Edges, line: Line, point: Point, off: number): number {
  const column = Math.round(point.x + off * line.a);
  const row = Math.round(point.y + off * line.b);
  if (column < 1 || row < 1 || column >= width - 1 || row >= height - 1) return 0;
  const at = row * width + column;
  const [dx, dy] = [x[at] as number, y[at] as number];
  const along = dx * line.a + dy * line.b;
  return Math.abs(along) >= strong && Math.abs(along) > 0.85 * Math.hypot(dx, dy) ? along : 0;
}

const between = (from: Point, to: Point, share: number): Point => ({ x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share });

/** Steps across a line within which its edge is looked for, pixels. */
const ACROSS = [0, -1, 1, -2, 2];

/** The share of a side on an edge whose brighter part is always on the same side. */
function supportOf(edges: Edges, line: Line, from: Point, to: Point): number {
  const samples = Math.max(12, Math.round(Math.hypot(to.x - from.x, to.y - from.y) / 3));
  let [brighter, darker] = [0, 0];
  for (let sample = 0; sample < samples; sample++) {
    const point = between(from, to, 0.03 + (0.94 * (sample + 0.5)) / samples);
    for (const off of ACROSS) {
      const edge = edgeAt(edges, line, point, off);
      if (edge === 0) continue;
      if (edge > 0) brighter += 1;
      else darker += 1;
      break;
    }
  }
  return Math.max(brighter, darker) / samples;
}

/** The mean of the four sides; 0 if one is hardly on an edge. */
function meanSupport(edges: Edges, four: readonly Side[], corners: Quad): number {
  let sum = 0;
  for (const [index, { line, border }] of four.entries()) {
    const support = border ? BORDER_SUPPORT : supportOf(edges, line, corners[index] as Point, corners[(index + 1) % 4] as Point);
    if (!border && support < SUPPORT_MIN) return 0;
    sum += support;
  }
  return sum / 4;
}

/**
 * How many ends of the sides continue as an edge beyond their corner. If a line of print was taken for a side of the
 * page, the edges of the paper continue beyond it.
 */
function endsBeyond(edges: Edges, four: readonly Side[], corners: Quad): number {
  let ends = 0;
  for (const [index, { line, border }] of four.entries()) {
    if (border) continue;
    const [from, to] = [corners[index] as Point, corners[(index + 1) % 4] as Point];
    for (const [near, far] of [
      [-0.02, -BEYOND],
      [1.02, 1 + BEYOND],
    ] as const)
      if (supportOf(edges, line, between(from, to, near), between(from, to, far)) > 0.8) ends += 1;
  }
  return ends;
}

const areaOf = (corners: Quad) => corners.reduce((sum, corner, index) => sum + cross(corner, corners[(index + 1) % 4] as Point) / 2, 0);

/** Convex, with corners that a page in perspective may have. */
function isPageLike(corners: Quad, { width, height }: Edges): boolean {
  for (const [index, corner] of corners.entries()) {
    const [before, after] = [corners[(index + 3) % 4] as Point, corners[(index + 1) % 4] as Point];
    const [u, v] = [
      { x: before.x - corner.x, y: before.y - corner.y },
      { x: after.x - corner.x, y: after.y - corner.y },
    ];
    const lengths = Math.hypot(u.x, u.y) * Math.hypot(v.x, v.y);
    if (cross(v, u) <= 0 || Math.abs(u.x * v.x + u.y * v.y) > CORNER_MAX * lengths) return false;
    const outside = 0.02 * Math.max(width, height);
    if (corner.x < -outside || corner.y < -outside || corner.x > width + outside || corner.y > height + outside) return false;
  }
  return areaOf(corners) >= AREA_MIN * width * height;
}

/** The line through the edge points near a side, which is more exact than the accumulator. */
function refined(edges: Edges, { line, border }: Side, from: Point, to: Point): Line {
  if (border) return line;
  const points: Point[] = [];
  for (let sample = 0; sample < 120; sample++) {
    const point = between(from, to, 0.05 + (0.9 * sample) / 119);
    let best: { strength: number; off: number } | undefined;
    for (let off = -3; off <= 3; off += 0.5) {
      const strength = Math.abs(edgeAt(edges, line, point, off));
      if (strength > (best?.strength ?? 0)) best = { strength, off };
    }
    if (best) points.push({ x: point.x + best.off * line.a, y: point.y + best.off * line.b });
  }
  if (points.length < 10) return line;
  const mean = { x: 0, y: 0 };
  for (const { x, y } of points) {
    mean.x += x / points.length;
    mean.y += y / points.length;
  }
  let [xx, xy, yy] = [0, 0, 0];
  for (const point of points) {
    const [dx, dy] = [point.x - mean.x, point.y - mean.y];
    xx += dx * dx;
    xy += dx * dy;
    yy += dy * dy;
  }
  // The direction of the smallest spread is the normal of the line.
  const angle = Math.atan2(2 * xy, xx - yy) / 2 + Math.PI / 2;
  const [a, b] = [Math.cos(angle), Math.sin(angle)];
  return { a, b, c: a * mean.x + b * mean.y };
}

const cornersOf = (top: Line, right: Line, bottom: Line, left: Line): Quad | undefined => {
  const [a, b, c, d] = [intersection(top, left), intersection(top, right), intersection(bottom, right), intersection(bottom, left)];
  return a && b && c && d ? [a, b, c, d] : undefined;
};

/** All pairs of sides, the one nearer to the start of the axis first. */
function pairs(sides: Side[], place: (line: Line) => number): [Side, Side][] {
  const sorted = [...sides].sort((one, other) => place(one.line) - place(other.line));
  return sorted.flatMap((first, index) => sorted.slice(index + 1).map((second): [Side, Side] => [first, second]));
}

/**
 * Finds the page, or the card, in a picture of at most `SEARCHED_SIDE` pixels: the quadrangle whose sides lie on
 * straight edges, large ones first. One side may be the border of the picture, where the page is cut. Corners are clockwise
 * from the top left one, as shares of width and height. Undefined if fewer than three sides are in the picture.
 */
export function findPage(grey: Grey): FoundPage | undefined {
  const edges = edgesOf(grey);
  const { width, height } = edges;
  const sides: Side[] = [
    ...linesOf(edges).map((line) => ({ line, border: false })),
    ...[
      { a: 1, b: 0, c: 0 },
      { a: 1, b: 0, c: width - 1 },
      { a: 0, b: 1, c: 0 },
      { a: 0, b: 1, c: height - 1 },
    ].map((line) => ({ line, border: true })),
  ];
  // Where each line crosses the middle of the picture.
  const flat = pairs(
    sides.filter(({ line }) => Math.abs(line.b) > Math.abs(line.a)),
    ({ a, b, c }) => (c - a * (width / 2)) / b,
  );
  const upright = pairs(
    sides.filter(({ line }) => Math.abs(line.b) <= Math.abs(line.a)),
    ({ a, b, c }) => (c - b * (height / 2)) / a,
  );
  let best: { score: number; sides: [Side, Side, Side, Side]; corners: Quad } | undefined;
  for (const [top, bottom] of flat)
    for (const [left, right] of upright) {
      const four: [Side, Side, Side, Side] = [top, right, bottom, left];
      if (four.filter(({ border }) => border).length > 1) continue;
      const corners = cornersOf(top.line, right.line, bottom.line, left.line);
      if (!corners || !isPageLike(corners, edges)) continue;
      const size = Math.sqrt(areaOf(corners) / (width * height));
      // Even full support could not make it better.
      if (size <= (best?.score ?? 0)) continue;
      const mean = meanSupport(edges, four, corners);
      if (mean ** 2 * size <= (best?.score ?? 0)) continue;
      const score = mean ** 2 * size * (1 - BEYOND_COST * Math.min(4, endsBeyond(edges, four, corners)));
      if (score > (best?.score ?? 0)) best = { score, sides: four, corners };
    }
  if (!best) return undefined;
  const { sides: chosen, corners } = best;
  const exact = chosen.map((side, index) => refined(edges, side, corners[index] as Point, corners[(index + 1) % 4] as Point)) as [
    Line,
    Line,
    Line,
    Line,
  ];
  const quad = cornersOf(...exact) ?? corners;
  const margin = MARGIN * Math.max(width, height);
  const isNear = ({ x, y }: Point) => Math.min(x, y, width - x, height - y) < margin;
  const share = (value: number, size: number) => Math.min(1, Math.max(0, (value + 0.5) / size));
  return {
    corners: mapCorners(quad, ({ x, y }) => ({ x: share(x, width), y: share(y, height) })),
    cut: chosen.some(({ border }) => border) || quad.some(isNear),
  };
}
