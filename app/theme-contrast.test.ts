import { readFileSync } from "node:fs";
import config from "@/tailwind.config";

type Theme = Record<string, string>;

const sheet = readFileSync("app/globals.css", "utf8");
const palette = config.theme.colors as Record<string, string | Record<string, string>>;

/** The custom properties of a block of the style sheet that begins with `start`. */
function tokens(start: string, base: Theme = {}): Theme {
  const from = sheet.indexOf(start);
  expect(from).toBeGreaterThan(-1);
  const block = sheet.slice(from, sheet.indexOf("}", from));
  return { ...base, ...Object.fromEntries([...block.matchAll(/--([\w-]+):\s*([^;]+);/g)].map(([, name, value]) => [name, value])) };
}

/** A colour as it is painted, #rrggbb. */
function resolve(theme: Theme, value = ""): string {
  const [, own] = /^var\(--([\w-]+)\)$/.exec(value) ?? [];
  if (own) return resolve(theme, theme[own]);
  const [, name = "", shade = ""] = /^theme\("colors\.(\w+)(?:\.(\d+))?"\)$/.exec(value) ?? [];
  const colour = name ? palette[name] : value;
  return typeof colour === "object" ? (colour[shade] ?? "") : (colour ?? "");
}

/** Relative luminance (WCAG 2.2). */
function luminance(hex: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(theme: Theme, one: string, other: string): number {
  const [light, dark] = [one, other].map((token) => luminance(resolve(theme, theme[token]))).sort((a, b) => b - a) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

const light = tokens(":root,\n.day {");
const themes = { light, dark: tokens("@media screen and (prefers-color-scheme: dark) {\n  :root {", light) };
const grounds = ["bg", "bg-quiet", "bg-card", "bg-calm"];
const texts = ["fg", "fg-soft", "fg-mute", "link", "danger", "success"];

describe.each(Object.entries(themes))("the %s theme", (_, theme) => {
  test.each(grounds.flatMap((ground) => texts.map((text) => [text, ground] as const)))("%s is readable on %s", (text, ground) =>
    expect(contrast(theme, text, ground)).toBeGreaterThanOrEqual(4.5),
  );
  test.each([
    ["action-fg", "action"],
    ["action-fg", "action-hover"],
    ["danger-strong", "danger-bg"],
    ["success", "success-bg"],
    ["warning", "warning-bg"],
  ])("%s is readable on %s", (text, ground) => expect(contrast(theme, text, ground)).toBeGreaterThanOrEqual(4.5));
  // The edge of a field shows where it is (WCAG 1.4.11).
  test.each(grounds.flatMap((ground) => ["line-strong", "ring"].map((edge) => [edge, ground] as const)))("%s is visible on %s", (edge, ground) =>
    expect(contrast(theme, edge, ground)).toBeGreaterThanOrEqual(3),
  );
});
