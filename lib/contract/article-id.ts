/** Article ids in URLs (a number, a UUID or a slug), as a part of a regular expression. */
export const ARTICLE_ID = "[\\w-]{1,128}";
/** Matches a whole article id. */
export const articleIdPattern = new RegExp(`^${ARTICLE_ID}$`);
