import { type FoundPage, findPage, SEARCHED_SIDE } from "@/lib/scanner/find-page";
import { mapCorners, type Quad } from "@/lib/scanner/geometry";
import { greyOf, type PictureFault, pictureFault } from "@/lib/scanner/picture-quality";
import { straighten, straightSize } from "@/lib/scanner/straighten";

/** A photo on this device. `found`: the page in it, if it was found. */
export type Photo = { canvas: HTMLCanvasElement; found: FoundPage | undefined };
/** A straightened page as JPEG. */
export type Page = { id: string; jpeg: Blob; src: string; width: number; height: number };

/** Longer side of the stored photos, pixels: more does not make A4 easier to read, and phones run out of memory. */
const PHOTO_SIDE = 3_000;
/** Longer side of a finished page, pixels: A4 at 190 dots per inch. */
const PAGE_SIDE = 2_200;
/** Longer side at which a page is checked for sharpness and light, pixels. */
const CHECKED_SIDE = 1_000;
/** Quality at which the small print of a document stays readable. */
const QUALITY = 0.85;

type Source = { picture: CanvasImageSource; width: number; height: number };

/** An empty canvas. Throws where the browser has none. */
function blank(width: number, height: number): { canvas: HTMLCanvasElement; context: CanvasRenderingContext2D } {
  const canvas = document.createElement("canvas");
  Object.assign(canvas, { width, height });
  const context = canvas.getContext("2d", { willReadFrequently: true });
  if (!context) throw new Error("no canvas");
  // A transparent ground is white to people, and black in a JPEG.
  context.fillStyle = "white";
  context.fillRect(0, 0, width, height);
  return { canvas, context };
}

/** Draws a picture at most `longest` pixels long. */
function draw({ picture, width, height }: Source, longest: number): HTMLCanvasElement {
  const scale = Math.min(1, longest / Math.max(width, height));
  const { canvas, context } = blank(Math.max(1, Math.round(width * scale)), Math.max(1, Math.round(height * scale)));
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return canvas;
}

const pixelsOf = (canvas: HTMLCanvasElement) => (canvas.getContext("2d") as CanvasRenderingContext2D).getImageData(0, 0, canvas.width, canvas.height);
const asSource = (canvas: HTMLCanvasElement): Source => ({ picture: canvas, width: canvas.width, height: canvas.height });

/** Copies a picture and, with `search`, finds the page in it. */
export function photoOf(source: Source, search: boolean): Photo {
  const canvas = draw(source, PHOTO_SIDE);
  if (!search) return { canvas, found: undefined };
  const { data, width, height } = pixelsOf(draw(asSource(canvas), SEARCHED_SIDE));
  return { canvas, found: findPage(greyOf(data, width, height)) };
}

/** Decodes a picture, upright. Not by createImageBitmap, which Safari 14 lacks. Throws for a file that is no picture. */
async function decoded(file: Blob): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = URL.createObjectURL(file);
  try {
    await image.decode();
    return image;
  } finally {
    URL.revokeObjectURL(image.src);
  }
}

/** Opens a chosen picture. Throws for a file that the browser cannot decode. */
export async function photoOfFile(file: Blob, search: boolean): Promise<Photo> {
  const picture = await decoded(file);
  return photoOf({ picture, width: picture.naturalWidth, height: picture.naturalHeight }, search);
}

const inPixels = (corners: Quad, { width, height }: HTMLCanvasElement) => mapCorners(corners, ({ x, y }) => ({ x: x * width, y: y * height }));

function straightened(canvas: HTMLCanvasElement, corners: Quad, longest: number) {
  const quad = inPixels(corners, canvas);
  return straighten(pixelsOf(canvas), quad, straightSize(quad, longest));
}

/** What is wrong with the part between the corners, if anything. */
export function faultOf({ canvas }: Photo, corners: Quad): PictureFault | undefined {
  const { data, width, height } = straightened(draw(asSource(canvas), 1.5 * CHECKED_SIDE), corners, CHECKED_SIDE);
  return pictureFault(greyOf(data, width, height));
}

async function asPage(canvas: HTMLCanvasElement, id: string = crypto.randomUUID?.() ?? String(Math.random())): Promise<Page> {
  const jpeg = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/jpeg", QUALITY));
  if (jpeg?.type !== "image/jpeg") throw new Error("no JPEG");
  return { id, jpeg, src: URL.createObjectURL(jpeg), width: canvas.width, height: canvas.height };
}

/** Straightens the part between the corners and makes a JPEG of it. Throws where the browser cannot. */
export async function pageOf({ canvas: photo }: Photo, corners: Quad): Promise<Page> {
  const { data, width, height } = straightened(photo, corners, PAGE_SIDE);
  const { canvas, context } = blank(width, height);
  context.putImageData(new ImageData(data as Uint8ClampedArray<ArrayBuffer>, width, height), 0, 0);
  return await asPage(canvas);
}

/** The page turned to the right by a quarter. Throws where the browser cannot. */
export async function turnPage(page: Page): Promise<Page> {
  const picture = await decoded(page.jpeg);
  const { canvas, context } = blank(page.height, page.width);
  context.translate(canvas.width, 0);
  context.rotate(Math.PI / 2);
  context.drawImage(picture, 0, 0);
  const turned = await asPage(canvas, page.id);
  releasePages([page]);
  return turned;
}

/** Releases the memory of pages that are no longer shown. */
export function releasePages(pages: readonly Page[]): void {
  for (const { src } of pages) URL.revokeObjectURL(src);
}
