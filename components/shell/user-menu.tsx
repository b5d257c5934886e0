import { ChevronDown, LogOut } from "lucide-react";
import { AccountEntries, LateUserName, UserName } from "@/components/shell/user-name";
import { headerCopy } from "@/lib/content/shell";

const entryClass = "flex min-h-11 items-center gap-2.5 rounded-sm px-3 text-left font-semibold text-small text-fg no-underline hover:bg-bg-quiet";
const LIST_ID = "menu-akun";

/**
 * Signed in: the name, and below it what the account may open and Keluar (lib/enhancements/session.ts). On phones the
 * menu dialog has them.
 */
export function UserMenu() {
  return (
    <div data-menu="account" className="relative hidden md:signed-in:block">
      <button
        type="button"
        data-do="menu"
        aria-expanded="false"
        aria-controls={LIST_ID}
        suppressHydrationWarning
        className="group peer inline-flex min-h-11 max-w-44 items-center gap-1.5 rounded-petal px-3.5 font-bold text-[0.9375rem] shadow-edge hover:bg-bg-quiet"
      >
        <span className="truncate">
          <UserName />
        </span>
        <ChevronDown aria-hidden="true" className="size-4 flex-none transition-transform duration-base group-aria-expanded:rotate-180" />
      </button>
      <div id={LIST_ID} className="absolute top-full right-0 z-30 mt-2 hidden w-72 rounded-md bg-bg-card p-2 shadow-menu peer-aria-expanded:block">
        {/* Keluar stands above the entries: they may arrive later and must not move it under a finger. */}
        <div className="flex items-start gap-2 border-line border-b pb-1 pl-3">
          {/* Whole: on the button a long name is cut. */}
          <p className="min-w-0 flex-1 py-3 text-fg-mute text-small wrap-anywhere">
            <LateUserName />
          </p>
          <button type="button" data-do="sign-out" suppressHydrationWarning className={`${entryClass} flex-none aria-busy:opacity-60`}>
            <LogOut aria-hidden="true" className="size-5" />
            <span>{headerCopy.signOut}</span>
          </button>
        </div>
        <AccountEntries className={`${entryClass} w-full`} listClassName="pt-1" />
      </div>
    </div>
  );
}
