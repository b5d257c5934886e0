"use client";

import { Menu } from "lucide-react";
import { type ComponentType, useState } from "react";
import { FOOTER_NAV_ID } from "@/components/shell/main-links";
import { IconButton } from "@/components/ui/icon-button";
import { notify } from "@/components/ui/toaster";
import { headerWords } from "@/lib/content/shell";

const loadPanel = () => import("@/components/shell/mobile-menu-panel").then((module) => module.MobileMenuPanel);

type PanelProps = { open: boolean; onOpenChange: (open: boolean) => void };

/** The menu of small screens. Its dialog is loaded with the first touch. */
export function MobileMenu() {
  const [Panel, setPanel] = useState<ComponentType<PanelProps>>();
  const [open, setOpen] = useState(false);
  return (
    <div className="xl:hidden @max-[70rem]:block">
      <IconButton
        label={headerWords.openMenu}
        icon={Menu}
        aria-expanded={open}
        aria-haspopup="dialog"
        className="noscript:hidden"
        onPointerEnter={() => void loadPanel().catch(() => undefined)}
        onFocus={() => void loadPanel().catch(() => undefined)}
        onClick={() => {
          setOpen(true);
          loadPanel().then(
            (loaded) => setPanel(() => loaded),
            () => {
              setOpen(false);
              notify.error(headerWords.offline);
            },
          );
        }}
      />
      <a href={`#${FOOTER_NAV_ID}`} className="hidden min-h-11 items-center px-2 font-bold noscript:inline-flex">
        {headerWords.menu}
      </a>
      {Panel ? <Panel open={open} onOpenChange={setOpen} /> : null}
    </div>
  );
}
