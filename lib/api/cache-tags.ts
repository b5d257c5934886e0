/** Cache tags of the data on pages: revalidating a tag renders the pages with that data again. */
export const cacheTags = ["site", "blog", "ads"] as const;

export type CacheTag = (typeof cacheTags)[number];
