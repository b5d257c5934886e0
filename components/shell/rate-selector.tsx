import { ChevronDown } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "@/components/ui/link";
import { VisuallyHidden } from "@/components/ui/visually-hidden";
import { rateCopy, rateMeaning } from "@/lib/content/shell";
import { rateText } from "@/lib/format/rate";
import { routes } from "@/lib/routes";

type Rate = { name: string; value: string; defaultTkb: boolean };

/** The rates of the sector, in the place of those that the platform gives none of. */
const unknownRates: Rate[] = ["TKB0", "TKB30", "TKB60", "TKB90"].map((name) => ({ name, value: rateCopy.missing, defaultTkb: name === "TKB90" }));

const ID = "tingkat";

/**
 * The success rates: shows one, the list shows all and explains the one chosen, with a sentence that dates them. Dashes
 * where there are none. The page script opens the list and chooses in it (lib/enhancements/menus.ts).
 */
export function RateSelector({ rates: known, asOf }: { rates: readonly Rate[]; asOf?: ReactNode }) {
  const rates = known.length > 0 ? known : unknownRates;
  const chosen = Math.max(
    0,
    rates.findIndex((rate) => rate.defaultTkb),
  );
  const rate = rates[chosen] as Rate;
  return (
    <div data-menu="rates" className="ml-auto @max-[20rem]:order-1 @md:ml-5 md:relative">
      <button
        type="button"
        data-do="menu"
        aria-haspopup="listbox"
        aria-expanded="false"
        aria-controls={`${ID}-daftar`}
        aria-describedby={`${ID}-nilai`}
        suppressHydrationWarning
        className="group peer inline-flex min-h-11 max-w-44 items-center gap-1 whitespace-nowrap rounded-sm px-2 py-0 text-small shadow-hairline hover:shadow-edge"
      >
        <VisuallyHidden>{rateCopy.label}</VisuallyHidden>{" "}
        {/* The chosen value, as that of a list: it describes the button and is no part of its name. */}
        <span id={`${ID}-nilai`} aria-hidden="true" className="contents">
          <span data-rate-shown="" suppressHydrationWarning className="truncate">
            {rate.name}
          </span>{" "}
          <b data-rate-shown="" suppressHydrationWarning className="truncate font-bold text-action tabular-nums">
            {rateText(rate.value)}
          </b>
        </span>
        <ChevronDown aria-hidden="true" className="size-4 flex-none text-fg-mute transition-transform duration-base group-aria-expanded:rotate-180" />
      </button>
      <div className="absolute inset-x-gutter top-full z-30 mt-2 hidden max-w-104 rounded-md bg-bg-card p-2 shadow-menu peer-aria-expanded:block md:right-auto md:left-0 md:w-80">
        <div
          id={`${ID}-daftar`}
          role="listbox"
          aria-label={rateCopy.list}
          aria-activedescendant={`${ID}-${chosen}`}
          tabIndex={-1}
          suppressHydrationWarning
          className="outline-none"
        >
          {rates.map((entry, index) => (
            // biome-ignore lint/a11y/useFocusableInteractive: the list keeps the focus and points at the active row
            <div
              key={entry.name}
              id={`${ID}-${index}`}
              role="option"
              aria-selected={index === chosen}
              data-meaning={rateMeaning(entry.name)}
              suppressHydrationWarning
              className="group/option flex min-h-11 cursor-pointer items-center justify-between rounded-sm px-3 text-small wrap-anywhere -outline-offset-2 aria-selected:bg-success-bg aria-selected:font-bold data-active:outline-2 data-active:outline-line-strong"
            >
              <span>{entry.name}</span>
              <b className="tabular-nums group-aria-selected/option:text-action">{rateText(entry.value)}</b>
            </div>
          ))}
        </div>
        <p className="mt-1.5 border-line border-t px-3 pt-2 text-fg-mute text-micro">
          <span data-rate-meaning="" suppressHydrationWarning>
            {rateMeaning(rate.name)}
          </span>{" "}
          {asOf}
        </p>
        <Link href={`${routes.about}#tkb`} className="mx-3 inline-flex min-h-11 items-center font-semibold text-micro -outline-offset-3">
          {rateCopy.how}
        </Link>
      </div>
    </div>
  );
}
