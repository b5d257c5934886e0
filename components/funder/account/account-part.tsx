"use client";

import { type ReactNode, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { Button } from "@/components/ui/button";

/** A titled part of the account page; on a desktop its title stands beside it. */
export function AccountPart({ id, title, text, children }: { id: string; title: string; text: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id} tabIndex={-1} className="mt-10 outline-hidden border-fg border-t-2 pt-5 xl:grid xl:grid-cols-[4fr_8fr] xl:gap-x-14">
      <div>
        <h2 id={id} className="text-h3">
          {title}
        </h2>
        <p className="mt-2 max-w-prose text-fg-soft">{text}</p>
      </div>
      <div className="xl:[&>:first-child]:mt-0">{children}</div>
    </section>
  );
}

type ButtonProps = { submit: string; busy: boolean; busyLabel?: string; cancel: string; onCancel: () => void };

/** The buttons below a form of the account page: send and cancel. */
export function FormButtons({ submit, busy, busyLabel, cancel, onCancel }: ButtonProps) {
  return (
    <div className="flex flex-wrap gap-2">
      <Button type="submit" size="compact" busy={busy} busyLabel={busyLabel}>
        {submit}
      </Button>
      <Button variant="text" size="compact" onClick={onCancel}>
        {cancel}
      </Button>
    </div>
  );
}

/** For a form that takes the place of the button that opens it: closing it moves the focus back to the button. */
export function useOpener() {
  const [isOpen, setOpen] = useState(false);
  const ref = useRef<HTMLButtonElement>(null);
  function close(): void {
    flushSync(() => setOpen(false));
    ref.current?.focus();
  }
  return { isOpen, opener: { ref, onClick: () => setOpen(true) }, close };
}
