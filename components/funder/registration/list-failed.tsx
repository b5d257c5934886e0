import { funderWords } from "@/lib/content/funder";

/** In the place of a hint: the list of a field could not be loaded, with the way to ask again. */
export function ListFailed({ onRetry }: { onRetry: () => void }) {
  return (
    <span role="status" className="font-semibold text-danger">
      {funderWords.select.failed}{" "}
      <button type="button" onClick={onRetry} className="min-h-11 font-bold text-link underline underline-offset-[0.22em]">
        {funderWords.link.retry}
      </button>
    </span>
  );
}
