import { type StructuredData, scriptJson } from "@/lib/seo/structured-data";

/** Structured data for search engines. A data block: no script runs. */
export function JsonLd({ data }: { data: StructuredData }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: React would escape the quotes of the JSON; scriptJson escapes what matters
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: scriptJson(data) }} />;
}
