/**
 * Renders the silent 14-second videos of public/video as MP4 and WebM, with a poster and Indonesian captions. The cloth
 * of each rises like a curtain, and one thing is done: lab/drawings/films.ts draws it. Run it after changing a drawing or
 * a caption: `node lab/drawings/record-videos.ts [names]`. Needs ffmpeg with x264 and VP9.
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { chromium, type Page } from "@playwright/test";
import { careersPage } from "../../lib/content/careers.ts";
import { homeEvents } from "../../lib/content/home.ts";
import { browserPath } from "../../scripts/find-browser.ts";
import { type Drawing, prepareFilm } from "./films.ts";

type Film = { file: string; art: string; captions: readonly string[]; ground: string };

const SECONDS = 14;
const FRAMES_PER_SECOND = 25;
const WIDTH = 1280;
const HEIGHT = 720;
/** Start of each caption, seconds. */
const CAPTIONS_AT = [1.5, 5.5, 9.5];
const SILENT = "[Tanpa suara]";

const films: Film[] = [
  ...homeEvents.map(({ videoUrl, image, captions }, index) => ({
    file: videoUrl,
    art: image,
    captions,
    ground: ["#0b3328", "#5a2413", "#0e4536"][index] ?? "#0b3328",
  })),
  { file: careersPage.video.src, art: "/art/kain-hero.svg", captions: careersPage.video.captions, ground: "#0b3328" },
];

const base64 = (file: string) => readFileSync(file).toString("base64");
const browser = await chromium.launch({ executablePath: browserPath(), args: ["--disable-gpu"] });
const page = await browser.newPage();
const asked = process.argv.slice(2);
for (const film of films) if (asked.length === 0 || asked.includes(path.basename(film.file, ".mp4"))) await record(page, film);
await browser.close();

/** Draws the frames once and encodes them as both formats. */
async function record(page: Page, { file, art, captions, ground }: Film): Promise<void> {
  const target = (type: string) => `public${file.replace(/\.mp4$/, `.${type}`)}`;
  const frames = path.join(tmpdir(), `film-${process.pid}.mkv`);
  await page.evaluate(prepareFilm, {
    name: path.basename(file, ".mp4"),
    art: `data:image/svg+xml;base64,${base64(`public${art}`)}`,
    mark: `data:image/svg+xml;base64,${base64("lab/drawings/logo-inverted.svg")}`,
    font: base64("app/fonts/bricolage-display-latin.woff2"),
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
  writeFileSync(target("vtt"), captionFile(captions));
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

/** The captions, each shown until the next begins. */
function captionFile(captions: readonly string[]): string {
  const time = (second: number) => `00:00:${second.toFixed(3).padStart(6, "0")}`;
  const from = [0, ...CAPTIONS_AT];
  const cues = [SILENT, ...captions].map(
    (text, index) => `${index + 1}\n${time(from[index] as number)} --> ${time(from[index + 1] ?? SECONDS)}\n${text}\n`,
  );
  return `WEBVTT\n\n${cues.join("\n")}`;
}
