import { contact, site } from "@/lib/content/site";
import { together } from "@/lib/format/together";

const values: Record<string, string> = {
  company: site.company,
  site: site.name,
  email: contact.email,
  phone: contact.phone,
  website: contact.website,
  hours: `${contact.days}, ${contact.hours}`,
};

/** Puts the company's data into a legal text, and keeps its figures with their units. */
export function fill(text: string): string {
  return together(text.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole));
}
