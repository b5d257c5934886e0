"use client";

import { LoaderCircle } from "lucide-react";
import type { ReactNode } from "react";

type Props = {
  busy: boolean;
  /** Said while busy, such as "Menyimpan…". */
  busyLabel: string;
  /** Not ready: it can be reached, and `describedBy` tells why, but it does not submit. */
  blocked?: boolean;
  describedBy?: string | undefined;
  className?: string;
  children: ReactNode;
};

const look =
  "grid min-h-14 w-full place-items-center rounded-petal bg-action px-7 py-3 font-bold text-[1.0625rem]/[1.25] text-white transition-[background-color,border-radius] duration-base ease-tenang hover:rounded-petal-mirror hover:bg-action-hover aria-disabled:cursor-not-allowed aria-disabled:rounded-petal aria-disabled:bg-mori-200 aria-disabled:text-mori-600 aria-busy:cursor-progress";

/** The button that sends a form. While busy it keeps its width and says what happens. */
export function SubmitButton({ busy, busyLabel, blocked = false, describedBy, className = "", children }: Props) {
  return (
    <button
      type="submit"
      aria-busy={busy || undefined}
      aria-disabled={blocked || undefined}
      aria-describedby={describedBy}
      className={`${look} ${className}`}
      onClick={(event) => {
        if (busy || blocked) event.preventDefault();
      }}
    >
      <span className={`col-start-1 row-start-1 ${busy ? "invisible" : ""}`}>{children}</span>
      {busy && (
        <span className="col-start-1 row-start-1 inline-flex items-center gap-2.5">
          <LoaderCircle aria-hidden="true" className="size-5 animate-spin" />
          {busyLabel}
        </span>
      )}
    </button>
  );
}
