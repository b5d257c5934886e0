import { buttonClass } from "@/components/ui/button";
import { careersPage } from "@/lib/content/careers";
import { contact } from "@/lib/content/site";

const { internship } = careersPage;

/** The internship, and how to apply for it. */
export function Internship() {
  return (
    <section id="magang" className="mt-section bg-bg-calm py-section">
      <div className="wrap grid gap-8 xl:grid-cols-[7fr_5fr] xl:gap-18">
        <div>
          <h2>{internship.heading}</h2>
          <p className="mt-4 max-w-160 text-lead">{internship.text}</p>
          <a className={buttonClass({ className: "mt-7" })} href={`mailto:${contact.email}?subject=${encodeURIComponent(internship.subject)}`}>
            {internship.apply}
          </a>
        </div>
        <ul className="self-center border-fg border-t-2">
          {internship.points.map((point) => (
            <li key={point} className="border-line-mid border-b py-3.5 font-semibold">
              {point}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
