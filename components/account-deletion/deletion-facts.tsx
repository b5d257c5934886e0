import type { ReactNode } from "react";
import { Link } from "@/components/ui/link";
import { noBreak } from "@/components/ui/no-break";
import { accountDeletion } from "@/lib/content/account-deletion";
import { privacyHref, routes } from "@/lib/routes";

const { before, steps, erased, retained, funder, privacy } = accountDeletion.facts;

function Group({ title, className = "", children }: { title: string; className?: string; children: ReactNode }) {
  return (
    <section className={`grid gap-5 border-fg border-t-2 py-8 xl:grid-cols-[4fr_8fr] xl:py-10 ${className}`}>
      <h2 className="text-h3">{title}</h2>
      {children}
    </section>
  );
}

/** The facts that app stores require on a deletion page: conditions, steps, what is deleted, what is stored, how long and why. */
export function DeletionFacts() {
  return (
    <div className="wrap pb-section xl:pt-14">
      <Group title={before.title} className="deletion-preparations">
        <ul className="divide-y divide-line [&>li]:py-3 [&>li:first-child]:pt-0">
          {before.items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      </Group>
      <Group title={steps.title} className="deletion-preparations">
        <ol className="divide-y divide-line">
          {steps.items.map((item, index) => (
            <li key={item} className="grid grid-cols-[2.5rem_1fr] py-3 first:pt-0">
              <b aria-hidden="true" className="display-small text-action text-h4">
                {index + 1}
              </b>
              {item}
            </li>
          ))}
        </ol>
      </Group>
      <Group title={erased.title}>
        <div>
          <p className="font-bold">{erased.term}</p>
          <ul className="mt-1 divide-y divide-line [&>li]:py-3">
            {erased.items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </div>
      </Group>
      <Group title={retained.title}>
        <dl className="divide-y divide-line">
          {retained.items.map(({ what, howLong, why }) => (
            <div key={what} className="grid gap-1 py-3 first:pt-0 md:grid-cols-2 md:gap-8">
              <dt className="font-bold">{what}</dt>
              <dd>
                <b className="block">{noBreak(howLong)}</b>
                <span className="text-fg-soft">{why}</span>
              </dd>
            </div>
          ))}
        </dl>
      </Group>
      <Group title={funder.title}>
        <div>
          <p className="max-w-prose">{funder.text}</p>
          <p className="mt-4 flex flex-wrap gap-x-8 gap-y-2 [&>a]:inline-flex [&>a]:min-h-11 [&>a]:items-center">
            <Link href={`${privacyHref}#hak-data`}>{funder.request}</Link>
            <Link href={routes.help}>{funder.link}</Link>
            <Link href={privacyHref}>{privacy}</Link>
          </p>
        </div>
      </Group>
    </div>
  );
}
