const places = [
  { name: "WhatsApp", href: (url: string, title: string) => `https://wa.me/?text=${title}%20${url}` },
  { name: "Facebook", href: (url: string) => `https://www.facebook.com/sharer/sharer.php?u=${url}` },
  { name: "LinkedIn", href: (url: string) => `https://www.linkedin.com/sharing/share-offsite/?url=${url}` },
  { name: "Twitter", href: (url: string, title: string) => `https://twitter.com/intent/tweet?url=${url}&text=${title}` },
] as const;

/** Share links by site. `url` is absolute. */
export function sharePlaces(url: string, title: string): { name: string; href: string }[] {
  return places.map(({ name, href }) => ({ name, href: href(encodeURIComponent(url), encodeURIComponent(title)) }));
}
