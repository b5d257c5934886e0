"use client";

import { Combobox } from "@base-ui/react/combobox";
import { OptionMark } from "@/components/form/option-mark";
import type { Option } from "@/components/form/select-field";
import { formCopy } from "@/lib/content/form";
import { kitCopy } from "@/lib/content/kit";

const NEAR_END_PX = 400;

/** The library gives the hidden buttons that close an open list an English name, and no option for another. */
function nameDismissButtons(popup: HTMLElement | null) {
  if (!popup) return;
  for (const button of document.querySelectorAll("[aria-label=Dismiss]")) button.setAttribute("aria-label", kitCopy.close);
}

/** The open list of a combobox; `onNearEnd` is called when it is scrolled near to its end. */
export function ComboboxPopup({ loading, onNearEnd }: { loading: boolean; onNearEnd: () => void }) {
  return (
    <Combobox.Portal>
      <Combobox.Positioner sideOffset={6} className="z-40 w-(--anchor-width)">
        <Combobox.Popup
          ref={nameDismissButtons}
          onScroll={({ currentTarget: { scrollHeight, scrollTop, clientHeight } }) => {
            if (scrollHeight - scrollTop - clientHeight < NEAR_END_PX) onNearEnd();
          }}
          className="max-h-[min(18.5rem,var(--available-height))] overflow-y-auto overscroll-contain rounded-sm bg-bg-card p-1.5 shadow-menu forced-colors:border"
        >
          {loading ? (
            <Combobox.Status className="px-3 py-2.5 text-fg-mute">{formCopy.loadingOptions}</Combobox.Status>
          ) : (
            <Combobox.Empty className="px-3 py-2.5 text-fg-mute empty:hidden">{formCopy.noOptions}</Combobox.Empty>
          )}
          {/* Not named by the label, which belongs to the field alone. */}
          <Combobox.List aria-label={formCopy.choices}>
            {(option: Option) => (
              <Combobox.Item
                key={option.value}
                value={option}
                className="flex min-h-11 cursor-pointer items-center rounded-xs px-3 py-1.5 data-highlighted:bg-success-bg data-selected:font-bold forced-colors:data-highlighted:outline-2"
              >
                {option.image && <OptionMark src={option.image} />}
                {option.label}
              </Combobox.Item>
            )}
          </Combobox.List>
        </Combobox.Popup>
      </Combobox.Positioner>
    </Combobox.Portal>
  );
}
