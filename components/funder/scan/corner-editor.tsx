"use client";

import { type KeyboardEvent, type PointerEvent, useEffect, useRef } from "react";
import { scanSteps } from "@/lib/content/scan-steps";
import { mapCorners, type Point, type Quad } from "@/lib/scanner/geometry";

const copy = scanSteps.adjust;

/** Longer side of the picture on the screen, pixels. */
const SHOWN_SIDE = 1_200;
/** A press of an arrow key, and with Shift, as a share of the picture. */
const STEP = 0.005;
const LARGE_STEP = 0.04;

const arrows: Record<string, Point> = { ArrowLeft: { x: -1, y: 0 }, ArrowRight: { x: 1, y: 0 }, ArrowUp: { x: 0, y: -1 }, ArrowDown: { x: 0, y: 1 } };
const within = (value: number) => Math.min(1, Math.max(0, value));

const movedTo = (corners: Quad, index: number, { x, y }: Point) =>
  mapCorners(corners, (corner, at) => (at === index ? { x: within(x), y: within(y) } : corner));

type Editing = { corners: Quad; onMove: (corners: Quad) => void; onSettle: () => void; describedBy: string };
type Props = { picture: HTMLCanvasElement } & (Editing | { corners: undefined });

/** The outline of the page and its corners, which are buttons that are dragged or moved with arrow keys. */
function Corners({ corners, onMove, onSettle, describedBy, placeOf }: Editing & { placeOf: (event: PointerEvent) => Point }) {
  const move = (index: number, place: Point) => onMove(movedTo(corners, index, place));
  const onKey = (index: number) => (event: KeyboardEvent) => {
    const arrow = arrows[event.key];
    if (!arrow || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    const step = event.shiftKey ? LARGE_STEP : STEP;
    const corner = corners[index] as Point;
    move(index, { x: corner.x + step * arrow.x, y: corner.y + step * arrow.y });
  };
  const outline = corners.map(({ x, y }) => `${x},${y}`).join(" ");
  return (
    <>
      <svg
        viewBox="0 0 1 1"
        preserveAspectRatio="none"
        aria-hidden="true"
        className="pointer-events-none absolute inset-0 size-full"
        style={{ overflow: "visible" }}
      >
        <polygon points={outline} fill="none" stroke="#000" strokeWidth={5} vectorEffect="non-scaling-stroke" />
        <polygon points={outline} fill="none" stroke="#fff" strokeWidth={2} vectorEffect="non-scaling-stroke" />
      </svg>
      {corners.map(({ x, y }, index) => (
        <button
          key={copy.corners[index]}
          type="button"
          aria-label={copy.corners[index]}
          aria-describedby={describedBy}
          className="absolute grid size-11 place-items-center rounded-full"
          style={{ left: `${x * 100}%`, top: `${y * 100}%`, transform: "translate(-50%, -50%)", touchAction: "none" }}
          onKeyDown={onKey(index)}
          onKeyUp={onSettle}
          onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
          onPointerMove={(event) => event.currentTarget.hasPointerCapture(event.pointerId) && move(index, placeOf(event))}
          onPointerUp={onSettle}
        >
          <span
            aria-hidden="true"
            className="block size-5 rounded-full bg-action"
            style={{ border: "2px solid #fff", boxShadow: "0 0 0 2px #000" }}
          />
        </button>
      ))}
    </>
  );
}

/** A photo with the four corners of its page. They are dragged, moved with arrow keys, or the nearest one by a tap. */
export function CornerEditor({ picture, ...editing }: Props) {
  const area = useRef<HTMLDivElement>(null);
  const shown = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const { current } = shown;
    current?.getContext("2d")?.drawImage(picture, 0, 0, current.width, current.height);
  }, [picture]);
  const placeOf = ({ clientX, clientY }: PointerEvent): Point => {
    const { left, top, width, height } = (area.current as HTMLDivElement).getBoundingClientRect();
    return { x: (clientX - left) / width, y: (clientY - top) / height };
  };
  const onTap = (event: PointerEvent) => {
    if (!editing.corners || event.target !== shown.current) return;
    const { corners, onMove, onSettle } = editing;
    const place = placeOf(event);
    const far = ({ x, y }: Point) => Math.hypot((x - place.x) * picture.width, (y - place.y) * picture.height);
    onMove(movedTo(corners, corners.map(far).indexOf(Math.min(...corners.map(far))), place));
    onSettle();
  };
  const proportion = picture.width / picture.height;
  const scale = Math.min(1, SHOWN_SIDE / Math.max(picture.width, picture.height));
  return (
    // Room for the corners that lie on the edge of the picture.
    <div className="px-5 py-5">
      <div ref={area} className="relative mx-auto" style={{ aspectRatio: proportion, maxWidth: `calc(50vh * ${proportion})` }} onPointerUp={onTap}>
        <canvas
          ref={shown}
          width={Math.round(picture.width * scale)}
          height={Math.round(picture.height * scale)}
          role="img"
          aria-label={editing.corners ? copy.picture : copy.whole}
          className="block w-full"
        />
        {editing.corners ? <Corners {...editing} placeOf={placeOf} /> : null}
      </div>
    </div>
  );
}
