import { startValues } from "@/components/tools/start-values";
import { ToolForm } from "@/components/tools/tool-form";
import { ArrowLink } from "@/components/ui/arrow-link";
import { noBreak } from "@/components/ui/no-break";
import { type ToolName, tools, toolsPage } from "@/lib/content/tools";
import { jakartaDay } from "@/lib/format/date";
import { routes } from "@/lib/routes";

/** A tool below the article that explains it. */
export function ArticleTool({ tool }: { tool: ToolName }) {
  const day = jakartaDay();
  return (
    <aside aria-label={tools[tool].title} className="mt-12 border-fg border-t-2 pt-6 print:hidden">
      <p className="mb-1 font-bold text-h3">{toolsPage.inArticle}</p>
      <p className="mb-6 text-fg-soft">{noBreak(tools[tool].lead)}</p>
      <ToolForm tool={tool} initial={startValues(tool, day)} day={day} />
      <ArrowLink href={routes.tools} className="mt-4">
        {toolsPage.more}
      </ArrowLink>
    </aside>
  );
}
