/** Longest article id in URLs, characters. */
export const ARTICLE_ID_MAX_CHARS = 128;
/** Article ids in URLs (a number, a UUID or a slug), as a part of a regular expression. */
export const ARTICLE_ID = `[\\w-]{1,${ARTICLE_ID_MAX_CHARS}}`;
/** Matches a whole article id. */
export const articleIdPattern = new RegExp(`^${ARTICLE_ID}$`);
