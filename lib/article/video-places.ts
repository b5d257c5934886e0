type Place = { place: string; host: string; hosts: string[]; path: RegExp; watch: (id: string) => string; embed: (id: string, url: URL) => string };

/** Sites whose videos an article may show. `host` serves the player. */
const places: Place[] = [
  {
    place: "YouTube",
    host: "www.youtube-nocookie.com",
    hosts: ["www.youtube-nocookie.com", "www.youtube.com", "youtube.com"],
    path: /^\/embed\/([\w-]{11})$/,
    watch: (id) => `https://www.youtube.com/watch?v=${id}`,
    embed: (id) => `https://www.youtube-nocookie.com/embed/${id}`,
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
    if (id) return { place, watch: watch(id), embed: embed(id, url) };
  }
  return undefined;
}
