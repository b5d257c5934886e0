import { patchCopy } from "../content/shell.ts";

/** Distance from the centre of the hole at which a dropped patch snaps into it, as a share of the hole's width. */
const NEAR = 0.4;
/** A press that moves less than this is not a drag, pixels. */
const STILL_PX = 6;

let loose: string | undefined;
let dragged = false;

const holeOf = (patch: HTMLElement) => patch.previousElementSibling?.querySelector("path")?.getBoundingClientRect() as DOMRect;

/** The transform that covers the hole. The cloth is cropped and scaled with the window. */
function inPlace(patch: HTMLElement): string {
  const { left, top, width, height } = holeOf(patch);
  const cloth = patch.parentElement?.getBoundingClientRect() as DOMRect;
  const x = left + width / 2 - cloth.left - patch.offsetLeft - patch.offsetWidth / 2;
  const y = top + height / 2 - cloth.top - patch.offsetTop - patch.offsetHeight / 2;
  return `translate(${x}px, ${y}px) scale(${width / patch.offsetWidth})`;
}

function put(patch: HTMLElement, placed: boolean): void {
  patch.setAttribute("aria-pressed", String(placed));
  const transform = placed ? inPlace(patch) : (loose as string);
  Object.assign(patch.style, { transform, transition: "transform 0.2s", filter: placed ? "none" : "" });
  const status = document.querySelector("[data-patch-status]");
  if (status) status.textContent = placed ? patchCopy.placed : "";
}

function isNear(patch: HTMLElement): boolean {
  const hole = holeOf(patch);
  const { left, top, width, height } = patch.getBoundingClientRect();
  const across = left + width / 2 - hole.left - hole.width / 2;
  const down = top + height / 2 - hole.top - hole.height / 2;
  return Math.hypot(across, down) < NEAR * hole.width;
}

function drag(patch: HTMLElement, { clientX, clientY, pointerId }: PointerEvent): void {
  const from = patch.style.transform;
  const listening = new AbortController();
  const { signal } = listening;
  const end = (event: PointerEvent) => {
    if (event.pointerId !== pointerId) return;
    listening.abort();
    if (dragged) put(patch, event.type === "pointerup" && isNear(patch));
  };
  addEventListener("pointerup", end, { signal });
  addEventListener("pointercancel", end, { signal });
  addEventListener(
    "pointermove",
    (event) => {
      if (event.pointerId !== pointerId) return;
      // Released before this file was loaded.
      if (event.buttons === 0) return listening.abort();
      const [x, y] = [event.clientX - clientX, event.clientY - clientY];
      dragged ||= Math.hypot(x, y) > STILL_PX;
      if (!dragged) return;
      Object.assign(patch.style, { transform: `translate(${x}px, ${y}px) ${from}`, transition: "none", filter: "" });
    },
    { signal },
  );
}

/**
 * The loose patch of the 404 page. Dragged near the hole it snaps into place, dropped elsewhere it goes back; a press or
 * a key moves it there and back too.
 */
export function movePatch(patch: HTMLElement, event: MouseEvent): void {
  if (loose === undefined) {
    loose = patch.style.transform;
    addEventListener("resize", () => patch.isConnected && put(patch, patch.getAttribute("aria-pressed") === "true"));
  }
  if (event.type === "pointerdown") {
    dragged = false;
    drag(patch, event as PointerEvent);
    // A drag ends with a click, too; a key has no detail.
  } else if (!dragged || event.detail === 0) put(patch, patch.getAttribute("aria-pressed") !== "true");
}
