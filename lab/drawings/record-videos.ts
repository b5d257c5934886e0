/**
 * Renders the silent 14-second videos of public/video (batik art, then three lines of text) as MP4 and WebM, with a
 * poster and Indonesian captions. Run it after changing their texts: `node lab/drawings/record-videos.ts [names]`. Needs
 * ffmpeg with x264 and VP9.
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { chromium, type Page } from "@playwright/test";
import { careersPage } from "../../lib/content/careers.ts";
import { homeEvents, type VideoScene } from "../../lib/content/home.ts";
import { browserPath } from "../../scripts/find-browser.ts";

type Film = { file: string; art: string; title: string; scenes: readonly VideoScene[]; ground: string };

const SECONDS = 14;
const FRAMES_PER_SECOND = 25;
const WIDTH = 1280;
const HEIGHT = 720;
/** Start of each line, seconds. */
const LINES_AT = [4, 7, 10];
const SILENT = "[Tanpa suara]";

const films: Film[] = [
  ...homeEvents.map(({ videoUrl, image, videoName, scenes }, index) => ({
    file: videoUrl,
    art: image,
    title: videoName,
    scenes,
    ground: ["#0b3328", "#5a2413", "#0e4536"][index] ?? "#0b3328",
  })),
  { file: careersPage.video.src, art: "/art/kain-hero.svg", title: careersPage.video.heading, scenes: careersPage.video.scenes, ground: "#0b3328" },
];

const base64 = (file: string) => readFileSync(file).toString("base64");
const browser = await chromium.launch({ executablePath: browserPath(), args: ["--disable-gpu"] });
const page = await browser.newPage();
const asked = process.argv.slice(2);
for (const film of films) if (asked.length === 0 || asked.includes(path.basename(film.file, ".mp4"))) await record(page, film);
await browser.close();

/** Draws the frames once and encodes them as both formats. */
async function record(page: Page, { file, art, title, scenes, ground }: Film): Promise<void> {
  const target = (type: string) => `public${file.replace(/\.mp4$/, `.${type}`)}`;
  const frames = path.join(tmpdir(), `film-${process.pid}.mkv`);
  await page.evaluate(prepare, {
    art: `data:image/svg+xml;base64,${base64(`public${art}`)}`,
    mark: `data:image/svg+xml;base64,${base64("public/art/logo-terbalik.svg")}`,
    font: base64("app/fonts/bricolage-display-latin.woff2"),
    title,
    lines: scenes.map(({ line }) => line),
    linesAt: LINES_AT,
    ground,
    width: WIDTH,
    height: HEIGHT,
  });
  const draw = (second: number, type: string) =>
    page
      .evaluate(([t, mime]) => (window as unknown as Drawing).drawFilm(t, mime), [second, type] as const)
      .then((data) => Buffer.from(data, "base64"));

  const store = spawn("ffmpeg", args(`-f image2pipe -framerate ${FRAMES_PER_SECOND} -c:v png -i - -c:v ffv1 ${frames}`), {
    stdio: ["pipe", "inherit", "inherit"],
  });
  for (let frame = 0; frame < SECONDS * FRAMES_PER_SECOND; frame++)
    if (!store.stdin.write(await draw(frame / FRAMES_PER_SECOND, "image/png"))) await once(store.stdin, "drain");
  store.stdin.end();
  await once(store, "close");
  writeFileSync(target("jpg"), await draw(SECONDS - 1, "image/jpeg"));
  await encode(`-i ${frames} -c:v libx264 -preset veryslow -tune animation -crf 27 -pix_fmt yuv420p -movflags +faststart ${target("mp4")}`);
  await encode(`-i ${frames} -c:v libvpx-vp9 -crf 42 -b:v 0 -deadline good -cpu-used 2 -row-mt 1 -g 125 -pix_fmt yuv420p ${target("webm")}`);
  writeFileSync(target("vtt"), captions(scenes));
  rmSync(frames);
  for (const type of ["mp4", "webm", "jpg", "vtt"]) console.log(target(type), Math.round(statSync(target(type)).size / 1024), "kB");
}

function args(line: string): string[] {
  return ["-y", "-loglevel", "error", ...line.split(" ")];
}

async function encode(line: string): Promise<void> {
  const [code] = await once(spawn("ffmpeg", args(line), { stdio: "inherit" }), "close");
  if (code !== 0) throw new Error(`ffmpeg ended with ${code}`);
}

/** One caption per line, shown until the next line appears. */
function captions(scenes: readonly VideoScene[]): string {
  const time = (second: number) => `00:00:${second.toFixed(3).padStart(6, "0")}`;
  const from = [0, ...LINES_AT];
  const cues = [SILENT, ...scenes.map(({ caption }) => caption)].map(
    (text, index) => `${index + 1}\n${time(from[index] as number)} --> ${time(from[index + 1] ?? SECONDS)}\n${text}\n`,
  );
  return `WEBVTT\n\n${cues.join("\n")}`;
}

type Drawing = { drawFilm: (second: number, type: string) => string };
type Script = {
  art: string;
  mark: string;
  font: string;
  title: string;
  lines: string[];
  linesAt: number[];
  ground: string;
  width: number;
  height: number;
};

/** Runs in the page: defines a function that draws the film at a given second and returns the frame in base64. */
async function prepare({ art, mark, font, title, lines, linesAt, ground, width, height }: Script): Promise<void> {
  const face = new FontFace("Film", `url(data:font/woff2;base64,${font})`);
  document.fonts.add(await face.load());
  const load = async (src: string) => {
    const image = new Image();
    image.src = src;
    await image.decode();
    return image;
  };
  const [pattern, logo] = [await load(art), await load(mark)];
  const canvas = Object.assign(document.createElement("canvas"), { width, height });
  const pen = canvas.getContext("2d") as CanvasRenderingContext2D;
  const ease = (t: number) => 1 - (1 - Math.min(1, Math.max(0, t))) ** 3;
  const [left, right, lineHeight, top] = [80, width * 0.72 - 56, 112, 246];

  const write = (text: string, y: number, size: number, colour: string, shown: number) => {
    pen.globalAlpha = shown;
    pen.fillStyle = colour;
    pen.font = `700 ${size}px Film`;
    pen.fillText(text, left, y + (1 - shown) * 18, right - left);
    pen.globalAlpha = 1;
  };
  (window as unknown as Drawing).drawFilm = (t, type) => {
    // The pattern covers the frame and slowly zooms in until the text appears.
    const aside = ease((t - 2.4) / 0.8);
    const scale = Math.max(width / pattern.width, height / pattern.height) * (1 + 0.05 * ease(t / 3.2));
    pen.drawImage(pattern, (width - pattern.width * scale) / 2, (height - pattern.height * scale) / 2, pattern.width * scale, pattern.height * scale);
    if (aside > 0) {
      pen.fillStyle = ground;
      pen.fillRect(0, 0, width * 0.72 * aside, height);
    }
    const here = ease((t - 3) / 0.5);
    write(title, 150, 60, "#f7b92d", here);
    lines.forEach((line, index) => {
      const shown = ease((t - (linesAt[index] as number)) / 0.5);
      const y = top + index * lineHeight;
      pen.fillStyle = "rgb(255 255 255 / 0.28)";
      pen.fillRect(left, y - 46, (right - left) * shown, 2);
      write(line, y + 14, 42, "#ffffff", shown);
    });
    pen.globalAlpha = here;
    pen.drawImage(logo, left, height - 96, (logo.width / logo.height) * 44, 44);
    pen.globalAlpha = 1;
    return canvas.toDataURL(type, 0.82).replace(/^[^,]*,/, "");
  };
}
