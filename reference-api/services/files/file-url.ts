const PREFIX = "/api/common/file/";

/** The URL path of a stored file. The gateway serves it to the owner only. */
export function fileUrl(id: string): string {
  return PREFIX + id;
}

/** The file id in such a URL; undefined for any other URL. */
export function fileIdOf(url: string): string | undefined {
  return url.startsWith(PREFIX) && /^[\w-]{16,64}$/.test(url.slice(PREFIX.length)) ? url.slice(PREFIX.length) : undefined;
}
