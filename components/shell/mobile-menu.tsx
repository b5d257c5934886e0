import { Menu } from "lucide-react";
import { FOOTER_NAV_ID } from "@/components/shell/main-links";
import { MobileMenuPanel } from "@/components/shell/mobile-menu-panel";
import { IconButton } from "@/components/ui/icon-button";
import { headerCopy } from "@/lib/content/shell";

const PANEL_ID = "menu-ponsel";

/** The menu of small screens: a button and its dialog, which the early script opens (lib/enhancements/actions.ts). */
export function MobileMenu() {
  return (
    <>
      <div className="xl:hidden @max-[70rem]:block">
        <IconButton
          label={headerCopy.openMenu}
          icon={Menu}
          data-do="dialog"
          aria-expanded="false"
          aria-haspopup="dialog"
          aria-controls={PANEL_ID}
          suppressHydrationWarning
          className="noscript:hidden"
        />
        <a href={`#${FOOTER_NAV_ID}`} className="hidden min-h-11 items-center px-2 font-bold noscript:inline-flex">
          {headerCopy.menu}
        </a>
      </div>
      <MobileMenuPanel id={PANEL_ID} />
    </>
  );
}
