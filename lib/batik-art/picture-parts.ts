import { readFile } from "node:fs/promises";
import path from "node:path";

/** What drawn PNG pictures share: the display face, the icon as SVG text, and SVG text as the source of an image. */
export async function pictureParts() {
  const [data, icon] = await Promise.all([
    readFile(path.join(process.cwd(), "app/fonts/bricolage-display-latin.ttf")),
    readFile(path.join(process.cwd(), "app/icon.svg"), "utf8"),
  ]);
  return {
    fonts: [{ name: "Bricolage", data, weight: 700 as const, style: "normal" as const }],
    icon,
    asSource: (svg: string) => `data:image/svg+xml;base64,${Buffer.from(svg).toString("base64")}`,
  };
}
