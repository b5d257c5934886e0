import { SearchForm } from "@/components/blog/search-form";

type ListHeadProps = { title: string; lead: string; keyword?: string };

/** Title of the list, with the search at its right. */
export function ListHead({ title, lead, keyword }: ListHeadProps) {
  return (
    <div className="wrap flex flex-wrap items-end justify-between gap-6 pt-6 pb-10">
      <div>
        <h1 className="text-h1 tracking-[-0.035em] wrap-anywhere">{title}</h1>
        {lead ? <p className="mt-4 max-w-160 text-fg-soft text-lead">{lead}</p> : null}
      </div>
      <SearchForm keyword={keyword} />
    </div>
  );
}
