"use client";

import { Menu } from "lucide-react";
import { useState } from "react";
import { FOOTER_NAV_ID } from "@/components/shell/main-links";
import { IconButton } from "@/components/ui/icon-button";
import { useLazyComponent } from "@/components/ui/use-lazy-component";
import { headerWords } from "@/lib/content/shell";

const loadPanel = () => import("@/components/shell/mobile-menu-panel").then((module) => module.MobileMenuPanel);

/** The menu of small screens. Its dialog is loaded with the first touch. */
export function MobileMenu() {
  const { Part: Panel, prepare, ask } = useLazyComponent(loadPanel);
  const [open, setOpen] = useState(false);
  return (
    <div className="xl:hidden @max-[70rem]:block">
      <IconButton
        label={headerWords.openMenu}
        icon={Menu}
        aria-expanded={open}
        aria-haspopup="dialog"
        className="noscript:hidden"
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={async () => {
          setOpen(true);
          setOpen(await ask());
        }}
      />
      <a href={`#${FOOTER_NAV_ID}`} className="hidden min-h-11 items-center px-2 font-bold noscript:inline-flex">
        {headerWords.menu}
      </a>
      {Panel ? <Panel open={open} onOpenChange={setOpen} /> : null}
    </div>
  );
}
