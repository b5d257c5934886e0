import { renderMarkdown } from "@/reference-api/services/articles/render-markdown";
import { articleSources } from "@/test-support/site-texts";

/** The articles of the reference API as its readers get them. */
export const renderedArticles = () =>
  articleSources().map(({ file, front, body }) => ({
    id: file.replace(/^.*\/|\.md$/g, ""),
    description: /^description: "(.*)"$/m.exec(front)?.[1] ?? "",
    html: renderMarkdown(body),
  }));
