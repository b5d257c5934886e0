import { registerCopy as copy } from "@/lib/content/auth";

type Props = { id: string; options: readonly string[]; active: number; onPick: (address: string) => void };

/**
 * The list under an e-mail field, the domain in bold. It stays in the page, empty, so that the field can point at it.
 */
export function EmailSuggestions({ id, options, active, onPick }: Props) {
  return (
    <div
      id={id}
      role="listbox"
      aria-label={copy.emailSuggestions}
      className={`absolute inset-x-0 top-[calc(100%+0.375rem)] z-10 rounded-sm bg-bg-card p-1.5 shadow-menu forced-colors:border ${options.length > 0 ? "" : "hidden"}`}
    >
      {options.map((address, index) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/useFocusableInteractive: the field keeps the focus and handles the keys (aria-activedescendant)
        <div
          key={address}
          id={`${id}-${index}`}
          role="option"
          aria-selected={index === active}
          className="flex min-h-11 cursor-pointer items-center break-all rounded-xs px-3 hover:bg-success-bg aria-selected:bg-success-bg forced-colors:aria-selected:outline-2"
          // Keep the focus in the field: the list would close before the click.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onPick(address)}
        >
          <span>
            {address.slice(0, address.lastIndexOf("@") + 1)}
            <b>{address.slice(address.lastIndexOf("@") + 1)}</b>
          </span>
        </div>
      ))}
    </div>
  );
}
