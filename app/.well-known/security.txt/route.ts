import { contact, securityTextDays, site } from "@/lib/content/site";
import { webEnv } from "@/lib/env";
import { DAY_MS } from "@/lib/limits";
import { securityTextPath } from "@/lib/routes";

export const dynamic = "force-static";

/** Where to report a vulnerability (RFC 9116). Static, so that each release renews the expiry date. */
export function GET() {
  const expires = new Date(Date.now() + securityTextDays * DAY_MS);
  const lines = [
    `# ${site.name}: laporan kerentanan diterima dalam bahasa Indonesia atau Inggris.`,
    "# Vulnerability reports are welcome in Indonesian or English.",
    `Contact: mailto:${contact.securityEmail}`,
    "Preferred-Languages: id, en",
    `Expires: ${expires.toISOString()}`,
    `Canonical: ${webEnv().SITE_URL}${securityTextPath}`,
  ];
  return new Response(`${lines.join("\n")}\n`, {
    headers: { "content-type": "text/plain; charset=utf-8", "cache-control": "public, max-age=86400" },
  });
}
