"use client";

import type { ReactNode } from "react";
import { Button } from "@/components/ui/button";

type Props = {
  busy: boolean;
  /** Announced while busy, such as "Menyimpan…". */
  busyLabel: string;
  /** Not ready: focusable and described by `describedBy`, but it does not submit. */
  blocked?: boolean;
  describedBy?: string | undefined;
  block?: boolean;
  className?: string;
  children: ReactNode;
};

/** The button that sends a form. While busy it keeps its width and its name. */
export function SubmitButton({ busy, busyLabel, blocked = false, describedBy, block = true, className, children }: Props) {
  return (
    <Button
      type="submit"
      size="hero"
      block={block}
      className={className}
      busy={busy}
      busyLabel={busyLabel}
      aria-disabled={blocked || undefined}
      aria-describedby={describedBy}
      onClick={blocked ? (event) => event.preventDefault() : undefined}
    >
      {children}
    </Button>
  );
}
