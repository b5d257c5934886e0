type Place = {
  place: string;
  host: string;
  hosts: string[];
  path: RegExp;
  watch: (id: string, url: URL) => string | undefined;
  embed: (id: string, url: URL) => string;
};

/** In place of a video id: the player of a whole playlist. */
const SERIES = "videoseries";
const listOf = (url: URL) => /^[\w-]{2,64}$/.exec(url.searchParams.get("list") ?? "")?.[0];

/** Sites whose videos an article may show. `host` serves the player. */
const places: Place[] = [
  {
    place: "YouTube",
    host: "www.youtube-nocookie.com",
    hosts: ["www.youtube-nocookie.com", "www.youtube.com", "youtube.com"],
    path: /^\/embed\/([\w-]{11})$/,
    watch: (id, url) => {
      const list = listOf(url);
      if (id === SERIES) return list && `https://www.youtube.com/playlist?list=${list}`;
      return `https://www.youtube.com/watch?v=${id}${list ? `&list=${list}` : ""}`;
    },
    embed: (id, url) => {
      const list = listOf(url);
      return `https://www.youtube-nocookie.com/embed/${id}${list ? `?list=${list}` : ""}`;
    },
  },
  {
    place: "Vimeo",
    host: "player.vimeo.com",
    hosts: ["player.vimeo.com"],
    path: /^\/video\/(\d{1,12})$/,
    watch: (id) => `https://vimeo.com/${id}`,
    // An unlisted video does not play without the key in `h`.
    embed: (id, url) => {
      const key = /^\w{1,32}$/.exec(url.searchParams.get("h") ?? "")?.[0];
      return `https://player.vimeo.com/video/${id}?dnt=1${key ? `&h=${key}` : ""}`;
    },
  },
];

/** Origins of the players, for the Content-Security-Policy. */
export const videoOrigins = places.map(({ host }) => `https://${host}`);

/** Site, page and player of a frame's video; undefined unless its site is allowed. */
export function videoOf(src: string): { place: string; watch: string; embed: string } | undefined {
  const url = URL.canParse(src, "https://site.invalid") ? new URL(src, "https://site.invalid") : undefined;
  if (url?.protocol !== "https:" || url.port || url.username || url.password) return undefined;
  for (const { place, hosts, path, watch, embed } of places) {
    const id = hosts.includes(url.hostname) ? path.exec(url.pathname)?.[1] : undefined;
    const page = id && watch(id, url);
    if (page) return { place, watch: page, embed: embed(id, url) };
  }
  return undefined;
}
