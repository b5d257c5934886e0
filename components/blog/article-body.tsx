import "./article-body.css";

/** The text of an article. `html` has been through the allow-list (lib/article/clean-html). */
export function ArticleBody({ html }: { html: string }) {
  return (
    <div
      className="article-text min-w-0 max-w-prose text-article"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the text is HTML by contract and contains only what the allow-list permits
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
