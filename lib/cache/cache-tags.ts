/** Names of what pages are made of: dropping one makes the pages that hold it anew. */
export const cacheTags = ["site", "blog", "ads"] as const;

export type CacheTag = (typeof cacheTags)[number];
