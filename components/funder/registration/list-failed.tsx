import { ApiError } from "@/lib/api/api-error";
import { funderCopy } from "@/lib/content/funder";
import { refusalMessages } from "@/lib/contract/refusal-messages";

type Props = { error: Error | null; onRetry: () => void };

/**
 * Replaces a field's hint when its list could not be loaded: says how long to wait, if the response says so, and offers
 * a retry.
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
