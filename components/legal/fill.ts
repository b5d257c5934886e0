import { contact, site } from "@/lib/content/site";

const values: Record<string, string> = {
  company: site.company,
  site: site.name,
  email: contact.email,
  phone: contact.phone,
  website: contact.website,
  hours: `${contact.days}, ${contact.hours}`,
};

/** Puts the company's data into a legal text. */
export function fill(text: string): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);
}
