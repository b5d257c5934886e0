const prose = [
  "min-w-0 max-w-prose break-words text-article",
  "[&>*+*]:mt-5",
  "[&>h2]:mt-11 [&>h2]:text-[clamp(1.5rem,1.3rem+0.8vw,2rem)] [&>h2]:leading-[1.12] [&>h2]:scroll-mt-24",
  "[&>h3]:mt-8 [&>h3]:scroll-mt-24",
  "[&_.intro]:text-[1.25rem] [&_.intro]:leading-[1.6] [&_.intro]:text-fg-soft",
  "[&_ul]:list-none [&_ul]:pl-[1.375rem] [&_ol]:list-decimal [&_ol]:pl-[1.375rem] [&_li+li]:mt-2",
  "[&_ul>li]:relative [&_ul>li]:before:absolute [&_ul>li]:before:-left-5 [&_ul>li]:before:top-[0.72em] [&_ul>li]:before:h-[0.38rem] [&_ul>li]:before:w-[0.7rem] [&_ul>li]:before:-rotate-45 [&_ul>li]:before:rounded-[50%] [&_ul>li]:before:bg-soga-500 [&_ul>li]:before:content-['']",
  "[&_blockquote]:my-8 [&_blockquote]:border-kunyit-400 [&_blockquote]:border-l-4 [&_blockquote]:pl-6 [&_blockquote]:font-display [&_blockquote]:font-bold [&_blockquote]:text-[1.5rem] [&_blockquote]:leading-[1.25] [&_blockquote]:tracking-[-0.02em]",
  "[&_figure]:my-8 [&_figcaption]:mt-2 [&_figcaption]:text-fg-mute [&_figcaption]:text-small [&_img]:h-auto [&_img]:max-w-full [&_img]:rounded-[0.375rem]",
  "[&_.frame]:my-8 [&_.frame]:overflow-x-auto [&_table]:w-full [&_table]:border-collapse [&_table]:text-body [&_table]:leading-normal",
  "[&_caption]:border-fg [&_caption]:border-b-2 [&_caption]:pb-3 [&_caption]:text-left [&_caption]:font-bold",
  "[&_:is(th,td)]:border-line [&_:is(th,td)]:border-b [&_:is(th,td)]:py-3 [&_:is(th,td)]:pr-4 [&_:is(th,td)]:text-left [&_:is(th,td)]:align-top [&_td:not(.num)]:min-w-[6rem]",
  "[&_thead_th]:font-bold [&_thead_th]:text-fg-soft [&_thead_th]:text-small",
  "[&_.num]:whitespace-nowrap [&_.num:last-child]:pr-0 [&_.num]:text-right [&_.num]:tabular-nums [&_td.num]:font-semibold [&_tr.sum]:font-bold",
  "[&_.note]:rounded-[0.25rem_2rem_0.25rem_0.25rem] [&_.note]:bg-kunyit-50 [&_.note]:px-6 [&_.note]:py-5 [&_.note]:text-body [&_.note_strong:first-child]:block [&_.note_p+p]:mt-3",
  "[&_pre]:overflow-x-auto [&_hr]:border-line [&_a]:break-words [&_code]:break-words",
].join(" ");

/** The text of an article. `html` has been through the allow-list (lib/article/clean-html). */
export function ArticleBody({ html }: { html: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the text is HTML by contract and holds only what the allow-list lets through
  return <div className={prose} dangerouslySetInnerHTML={{ __html: html }} />;
}
