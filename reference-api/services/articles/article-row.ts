import { editorialNote } from "./editorial-note.ts";
import { type ArticleFile, postedAt } from "./parse-article.ts";
import { renderMarkdown } from "./render-markdown.ts";

/** What the database stores of an article file, apart from what is for the search. */
export function articleRow(file: ArticleFile) {
  return {
    id: file.id,
    title: file.title,
    description: file.description,
    category: file.category,
    postTime: postedAt(file.date),
    updateTime: file.updated ? postedAt(file.updated) : null,
    coverUrl: file.cover ?? "",
    topFlag: file.top ? 1 : 0,
    content: renderMarkdown(file.body + editorialNote(file)),
  };
}
