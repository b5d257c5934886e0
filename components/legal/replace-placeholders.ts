import { contact, site } from "@/lib/content/site";

const values: Record<string, string> = {
  company: site.company,
  site: site.name,
  email: contact.email,
  phone: contact.phone,
  website: contact.website,
  hours: `${contact.days}, ${contact.hours}`,
  dpo: contact.privacyEmail,
};

/** Puts the company's data into a text. Figures of rules are living ones (`components/ui/living-text.tsx`). */
export function replacePlaceholders(text: string): string {
  return text.replace(/\{([\w-]+)\}/g, (whole, name: string) => values[name] ?? whole);
}
