import { prepareCopy } from "@/lib/content/prepare";
import type { AccountType } from "@/lib/contract/investor";

type RuledListProps = { title: string; items: readonly string[]; note?: string };

/** A heading and lines between rules: what a form asks for, or what a page has. */
export function RuledList({ title, items, note }: RuledListProps) {
  return (
    <section className="mt-10 border-fg border-t-2 pt-5">
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
export function PrepareList({ type }: { type: AccountType }) {
  const { title, note, company, personal } = prepareCopy;
  return <RuledList title={title} items={type === 1 ? company : personal} note={note} />;
}
