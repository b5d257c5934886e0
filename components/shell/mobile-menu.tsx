"use client";

import { Menu } from "lucide-react";
import dynamic from "next/dynamic";
import { useState } from "react";
import { FOOTER_NAV_ID } from "@/components/shell/main-links";
import { IconButton } from "@/components/ui/icon-button";
import { headerWords } from "@/lib/content/shell";

const loadPanel = () => import("@/components/shell/mobile-menu-panel").then((module) => module.MobileMenuPanel);
const Panel = dynamic(loadPanel, { ssr: false });

/** The menu of small screens. Its dialog is loaded with the first touch. */
export function MobileMenu() {
  const [asked, setAsked] = useState(false);
  const [open, setOpen] = useState(false);
  return (
    <div className="xl:hidden">
      <IconButton
        label={headerWords.openMenu}
        icon={Menu}
        aria-expanded={open}
        aria-haspopup="dialog"
        className="noscript:hidden"
        onPointerEnter={() => void loadPanel()}
        onFocus={() => void loadPanel()}
        onClick={() => {
          setAsked(true);
          setOpen(true);
        }}
      />
      <a href={`#${FOOTER_NAV_ID}`} className="hidden min-h-11 items-center px-2 font-bold noscript:inline-flex">
        {headerWords.menu}
      </a>
      {asked ? <Panel open={open} onOpenChange={setOpen} /> : null}
    </div>
  );
}
