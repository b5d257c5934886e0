/**
 * Draws the short silent videos of public/video: a piece of cloth, then three lines of text, 12 seconds each.
 * Run by hand after their words have changed: `node scripts/record-videos.ts`. Needs a Chromium that records MP4.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { chromium } from "@playwright/test";
import { careersPage } from "../lib/content/careers.ts";
import { homeEvents } from "../lib/content/home.ts";
import { browserPath } from "./find-browser.ts";

type Film = { file: string; art: string; title: string; lines: readonly string[]; ground: string };

const films: Film[] = [
  ...homeEvents.map(({ videoUrl, image, videoName, videoText }, index) => ({
    file: `public${videoUrl}`,
    art: `public${image}`,
    title: videoName,
    lines: videoText,
    ground: ["#0b3328", "#5a2413", "#0e4536"][index] ?? "#0b3328",
  })),
  {
    file: `public${careersPage.video.src}`,
    art: "public/art/kain-hero.svg",
    title: careersPage.video.heading,
    lines: careersPage.video.lines,
    ground: "#0b3328",
  },
];

const font = readFileSync("app/fonts/bricolage-display-latin.woff2").toString("base64");
const browser = await chromium.launch({ executablePath: browserPath(), args: ["--disable-gpu"] });
const page = await browser.newPage();
for (const film of films) {
  const art = `data:image/svg+xml;base64,${readFileSync(film.art).toString("base64")}`;
  const bytes = await page.evaluate(record, { ...film, art, font });
  writeFileSync(film.file, Buffer.from(bytes, "base64"));
  console.log(film.file, Math.round((bytes.length * 3) / 4096), "kB");
}
await browser.close();

/** Runs in the page: plays the film on a canvas while recording it. Answers the file in base64. */
async function record({ art, title, lines, ground, font }: Omit<Film, "file"> & { font: string }): Promise<string> {
  const SECONDS = 12;
  const [W, H] = [960, 540];
  const face = new FontFace("Film", `url(data:font/woff2;base64,${font})`);
  document.fonts.add(await face.load());
  const image = new Image();
  image.src = art;
  await image.decode();
  const canvas = Object.assign(document.createElement("canvas"), { width: W, height: H });
  const pen = canvas.getContext("2d") as CanvasRenderingContext2D;
  const ease = (t: number) => 1 - (1 - Math.min(1, Math.max(0, t))) ** 3;

  const write = (text: string, y: number, size: number, colour: string, shown: number) => {
    pen.globalAlpha = shown;
    pen.fillStyle = colour;
    pen.font = `700 ${size}px Film`;
    pen.fillText(text, 64, y + (1 - shown) * 16, W - 128);
    pen.globalAlpha = 1;
  };
  const draw = (t: number) => {
    // The cloth fills the picture, then makes room for the words.
    const aside = ease((t - 2.5) / 0.8);
    const scale = Math.max(W / image.width, H / image.height) * (1.02 + t * 0.012);
    pen.drawImage(image, (W - image.width * scale) / 2, (H - image.height * scale) / 2, image.width * scale, image.height * scale);
    pen.fillStyle = ground;
    pen.fillRect(0, 0, W * 0.68 * aside, H);
    if (aside === 1) {
      write(title, 130, 44, "#f7b92d", ease((t - 3.3) / 0.5));
      lines.forEach((line, index) => {
        write(line, 220 + index * 76, 30, "#ffffff", ease((t - 4.3 - index * 2) / 0.5));
      });
    }
  };

  const recorder = new MediaRecorder(canvas.captureStream(25), { mimeType: "video/mp4;codecs=avc1.42E01F", videoBitsPerSecond: 700_000 });
  const parts: Blob[] = [];
  recorder.ondataavailable = ({ data }) => parts.push(data);
  const stopped = new Promise((resolve) => {
    recorder.onstop = resolve;
  });
  draw(0);
  recorder.start();
  const start = performance.now();
  await new Promise<void>((resolve) => {
    const timer = setInterval(() => {
      const t = (performance.now() - start) / 1_000;
      draw(Math.min(t, SECONDS));
      if (t < SECONDS) return;
      clearInterval(timer);
      resolve();
    }, 40);
  });
  recorder.stop();
  await stopped;
  const buffer = new Uint8Array(await new Blob(parts).arrayBuffer());
  let binary = "";
  for (const byte of buffer) binary += String.fromCharCode(byte);
  return btoa(binary);
}
