import { Search } from "lucide-react";
import { noBreak } from "@/components/ui/no-break";
import { blogSearchCopy } from "@/lib/content/blog";
import { routes } from "@/lib/routes";

/** Search of the blog: a plain form, its answer has an address of its own. */
function SearchForm({ keyword = "" }: { keyword?: string }) {
  return (
    <search className="w-full md:w-auto">
      <form action={routes.blog} method="get" className="flex w-full max-w-120 items-end gap-2">
        <div className="min-w-0 flex-1">
          <label htmlFor="cari" className="mb-1.5 block font-semibold text-small">
            {blogSearchCopy.label}
          </label>
          <input
            id="cari"
            name="q"
            type="search"
            required
            defaultValue={keyword}
            className="min-h-12 w-full rounded-sm bg-bg px-4 shadow-hairline-strong hover:shadow-hairline-fg focus-visible:rounded-sm focus-visible:shadow-halo focus-visible:outline-pandan-200 focus-visible:outline-offset-0"
          />
        </div>
        <button
          type="submit"
          className="inline-flex min-h-12 items-center gap-2 rounded-petal bg-action px-5 font-bold text-action-fg hover:rounded-petal-mirror hover:bg-action-hover"
        >
          <Search aria-hidden="true" className="size-5" />
          {blogSearchCopy.submit}
        </button>
      </form>
    </search>
  );
}

type ListHeadProps = { title: string; lead: string; keyword?: string };

/** Title of the list, with the search at its right. */
export function ListHead({ title, lead, keyword }: ListHeadProps) {
  return (
    <div className="wrap flex flex-wrap items-end justify-between gap-6 pt-6 pb-10">
      <div>
        <h1 className="text-h1 tracking-[-0.035em] wrap-anywhere">{title}</h1>
        {lead ? <p className="mt-4 max-w-160 text-fg-soft text-lead">{noBreak(lead)}</p> : null}
      </div>
      <SearchForm keyword={keyword} />
    </div>
  );
}
