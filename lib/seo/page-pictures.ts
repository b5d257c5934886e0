import { jobs } from "../content/careers.ts";
import { homeEvents } from "../content/home.ts";
import { toolNames, tools } from "../content/tools.ts";

/** What a drawn preview shows: a title, the kind of page, and batik art chosen by `id` and `family`. */
type PagePicture = { id: string; title: string; category: string; family: string };

/** Single pages with a share preview of their own, by the name of its file. */
export const pagePictures: Readonly<Record<string, PagePicture>> = Object.fromEntries([
  ...jobs.map(({ id, position }) => [`lowongan-${id}`, { id, title: position, category: "Lowongan kerja", family: "Bisnis" }]),
  ...homeEvents.map(({ id, title }) => [`kegiatan-${id}`, { id, title, category: "Kegiatan", family: "Event" }]),
  ...toolNames.map((name) => [`alat-${name}`, { id: name, title: tools[name].title, category: "Alat hitung", family: "Finansial" }]),
]) as Record<string, PagePicture>;

/** The share preview of a single page. */
export const pagePictureSrc = (kind: "lowongan" | "kegiatan" | "alat", id: string): string => `/sampul/halaman/${kind}-${id}.png`;
