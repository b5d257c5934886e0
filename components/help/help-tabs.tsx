import { LinkedTabs } from "@/components/help/linked-tabs";
import { FaqList } from "@/components/ui/faq-list";
import { helpPage, helpTabs } from "@/lib/content/help";

/**
 * Questions by subject; `url` is the absolute address of their page. Their text is in the HTML; the browser gets only
 * what moves between tabs.
 */
export function HelpTabs({ url }: { url: string }) {
  return (
    <LinkedTabs
      label={helpPage.tabs}
      tabs={helpTabs.map(({ id, title, faqs }) => ({
        id,
        label: title,
        parts: faqs.map((faq) => faq.id),
        panel: (
          <>
            <h2 className="sr-only noscript:not-sr-only noscript:mt-8 print:not-sr-only print:mt-8">{title}</h2>
            <FaqList faqs={faqs} url={url} className="pt-2" />
          </>
        ),
      }))}
    />
  );
}
