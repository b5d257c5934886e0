import { helpPage } from "@/lib/content/help";

const look = "ml-2 hidden rounded-xs px-2 py-0.5 font-bold text-micro";

/**
 * Whether the service is open at this moment in Jakarta. The page is cached, so its script looks at the clock and marks
 * the document.
 */
export function OpenNow() {
  return (
    <>
      <span className={`${look} bg-pandan-700 text-white service-open:inline-flex`}>{helpPage.contact.open}</span>
      <span className={`${look} bg-kunyit-100 text-kunyit-800 service-closed:inline-flex`}>{helpPage.contact.closed}</span>
    </>
  );
}
