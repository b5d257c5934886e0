/** What the id of an article may look like in an address: a number, a UUID, or a slug, as a part of a regular expression. */
export const ARTICLE_ID = "[\\w-]{1,128}";
/** Matches a text that is the id of an article and nothing else. */
export const articleIdPattern = new RegExp(`^${ARTICLE_ID}$`);
