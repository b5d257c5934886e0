import { noBreak } from "@/components/ui/no-break";
import { careersPage } from "@/lib/content/careers";

/** What people who work here receive, in a ruled grid. */
export function StaffBenefits() {
  return (
    <section className="wrap pt-section">
      <h2 className="mb-8">{careersPage.benefitsHeading}</h2>
      <ul className="grid gap-x-10 border-fg border-t-2 md:grid-cols-2 xl:grid-cols-3">
        {careersPage.benefits.map(({ title, text }) => (
          <li key={title} className="border-line border-b py-6">
            <h3>{title}</h3>
            <p className="mt-2 text-fg-soft">{noBreak(text)}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
