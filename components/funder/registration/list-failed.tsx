import { ApiError } from "@/lib/api/api-error";
import { funderCopy } from "@/lib/content/funder";
import { refusalMessages } from "@/lib/contract/refusal-messages";

type Props = { error: Error | null; onRetry: () => void };

/**
 * In the place of a hint: the list of a field could not be loaded, how long to wait where the answer said so, and the
 * way to ask again.
 */
export function ListFailed({ error, onRetry }: Props) {
  const seconds = error instanceof ApiError ? error.retryAfterSeconds : undefined;
  return (
    <span role="status" className="font-semibold text-danger">
      <span>{seconds ? `${funderCopy.select.failed} ${refusalMessages.wait(seconds)}` : funderCopy.select.failed}</span>{" "}
      <button
        type="button"
        onClick={(event) => {
          // The button goes with the words; the focus goes to the field that they are about.
          event.currentTarget.closest("[data-field]")?.querySelector("input")?.focus();
          onRetry();
        }}
        className="min-h-11 font-bold text-link underline underline-offset-[0.22em]"
      >
        {funderCopy.link.retry}
      </button>
    </span>
  );
}
