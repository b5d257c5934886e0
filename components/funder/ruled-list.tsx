import { prepareCopy } from "@/lib/content/prepare";
import type { AccountType } from "@/lib/contract/investor";

type RuledListProps = { title: string; items: readonly string[]; note?: string; className?: string };

/** A heading and lines between rules: what a form asks for, or what a page has. */
export function RuledList({ title, items, note, className = "mt-10" }: RuledListProps) {
  return (
    <section className={`border-fg border-t-2 pt-5 ${className}`}>
      <h2 className="text-h3">{title}</h2>
      <ul className="mt-2">
        {items.map((item) => (
          <li key={item} className="border-line border-b py-3">
            {item}
          </li>
        ))}
      </ul>
      {note ? <p className="mt-3 text-fg-mute text-small">{note}</p> : null}
    </section>
  );
}

/** What the form of an account asks for. */
export function PrepareList({ type, className }: { type: AccountType; className?: string }) {
  const { title, note, company, personal } = prepareCopy;
  return <RuledList title={title} items={type === 1 ? company : personal} note={note} {...(className === undefined ? {} : { className })} />;
}
