"use client";

import { Dialog as Base } from "@base-ui/react/dialog";
import { X } from "lucide-react";
import type { ComponentProps, ReactNode } from "react";
import { IconButton } from "@/components/ui/icon-button";
import { kitCopy } from "@/lib/content/kit";

type DialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  /** Accessible name while the title changes; else the title. */
  name?: string;
  /** One sentence below the title; announced with it. */
  description?: ReactNode;
  children: ReactNode;
  /** False during a call that must not be left: Esc, the scrim and the close button do nothing. */
  dismissible?: boolean;
  /** True for forms and for text that is shown once: a click outside of the dialog must not close it by accident. */
  staysOnPressBeside?: boolean;
  /** Step bars and the like, between title and body. */
  head?: ReactNode;
  /** A strip of batik art along the top edge. */
  banner?: ReactNode;
  initialFocus?: ComponentProps<typeof Base.Popup>["initialFocus"];
  finalFocus?: ComponentProps<typeof Base.Popup>["finalFocus"];
  className?: string;
};

/**
 * A modal dialog with the petal corner; below 768 px it fills the screen. Focus is trapped inside and returned
 * afterwards.
 */
export function Dialog({
  open,
  onOpenChange,
  title,
  name,
  description,
  children,
  dismissible = true,
  staysOnPressBeside = false,
  head,
  banner,
  initialFocus,
  finalFocus,
  className = "md:max-w-140",
}: DialogProps) {
  const change = (next: boolean) => {
    if (next || dismissible) onOpenChange(next);
  };
  return (
    <Base.Root open={open} onOpenChange={change} disablePointerDismissal={staysOnPressBeside}>
      <Base.Portal>
        <Base.Backdrop className="fixed inset-0 z-40 bg-pandan-950/72 transition-opacity duration-base data-ending-style:opacity-0 data-starting-style:opacity-0 print:hidden" />
        <Base.Viewport className="fixed inset-x-0 top-[var(--notices-reach,0px)] bottom-0 z-40 flex flex-col overflow-auto overscroll-contain has-[.actions]:scroll-pb-24 md:p-8">
          {/* Centered; lower only as far as notices would cover it. */}
          <div className="flex-1" />
          <Base.Popup
            {...(name ? { "aria-label": name, "aria-labelledby": undefined } : {})}
            initialFocus={initialFocus}
            finalFocus={finalFocus}
            className={`relative min-h-full w-full flex-none bg-bg-card text-fg transition-[opacity,translate] duration-base ease-calm data-ending-style:translate-y-2 data-ending-style:opacity-0 data-starting-style:translate-y-2 data-starting-style:opacity-0 mx-auto md:min-h-0 md:rounded-[0.5rem_4rem_0.5rem_0.5rem] md:shadow-sheet ${className}`}
          >
            {banner ? <div className="h-36 overflow-hidden md:rounded-[0.5rem_4rem_0_0]">{banner}</div> : null}
            <div className="px-gutter pt-8 md:px-9">
              <Base.Title className="pr-15 font-bold font-display text-[1.75rem] leading-[1.05] tracking-figure">{title}</Base.Title>
              {description ? <Base.Description className="mt-2 text-fg-soft">{description}</Base.Description> : null}
              {head}
            </div>
            <div className="grid gap-5 px-gutter pt-5 pb-10 md:px-9 md:pb-9">{children}</div>
            {dismissible ? (
              <Base.Close
                render={
                  <IconButton
                    label={kitCopy.close}
                    icon={X}
                    className={`absolute top-6 right-4 md:right-6 print:hidden ${banner ? "bg-bg-card hover:bg-bg-quiet" : ""}`}
                  />
                }
                aria-label={kitCopy.close}
              />
            ) : null}
          </Base.Popup>
          <div style={{ flex: "1 1 var(--notices-reach, 0px)" }} />
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  );
}

/**
 * The row of a dialog's buttons: secondary at the left, the primary one fills the rest. In a dialog higher than a large
 * window they stay in sight.
 */
export function DialogActions({ children }: { children: ReactNode }) {
  return <div className="actions mt-2 grid grid-cols-[auto_1fr] gap-3">{children}</div>;
}
