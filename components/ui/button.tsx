import type { ComponentProps, MouseEvent, ReactNode } from "react";
import { Link } from "@/components/ui/link";
import { Mark } from "@/components/ui/mark";

type Look = {
  variant?: "primary" | "line" | "gold" | "danger" | "text";
  size?: "hero" | "default" | "compact";
  /** As wide as its container. */
  block?: boolean;
  className?: string;
};

const base =
  "inline-flex cursor-pointer items-center justify-center gap-2.5 rounded-petal text-center font-bold leading-tight no-underline hover:rounded-petal-mirror hover:no-underline focus-visible:rounded-petal transition-[background-color,border-radius] duration-base ease-calm";
const off =
  "disabled:cursor-not-allowed disabled:rounded-petal disabled:bg-line disabled:text-fg-mute disabled:unshadowed not-aria-busy:aria-disabled:cursor-not-allowed not-aria-busy:aria-disabled:rounded-petal not-aria-busy:aria-disabled:bg-line not-aria-busy:aria-disabled:text-fg-mute not-aria-busy:aria-disabled:unshadowed aria-busy:cursor-progress";

const variants = {
  primary: "bg-action text-action-fg hover:bg-action-hover",
  gold: "bg-kunyit-400 text-arang hover:bg-kunyit-300",
  danger: "bg-danger text-action-fg hover:bg-danger-strong",
  line: "bg-transparent text-fg shadow-edge hover:bg-bg-quiet hover:shadow-edge-fg in-[.deep]:text-white in-[.deep]:shadow-edge-deep in-[.deep]:hover:bg-white/12",
  text: "bg-transparent text-link hover:bg-pandan-700/10 in-[.deep]:text-kunyit-300",
} as const;

const sizes = {
  hero: "min-h-14 px-6 py-3 text-[1.0625rem]",
  default: "min-h-12 px-5 py-3 text-[1rem]",
  compact: "min-h-11 px-4.5 py-2 text-[0.9375rem]",
} as const;

/** The classes of a button, for the rare element that is neither of the two below. */
export function buttonClass({ variant = "primary", size = "default", block = false, className = "" }: Look = {}) {
  return `${base} ${off} ${variants[variant]} ${sizes[size]} ${block ? "w-full" : ""} ${className}`;
}

type ButtonProps = ComponentProps<"button"> & Look & { busy?: boolean; busyLabel?: string };

const stop = (event: MouseEvent) => event.preventDefault();

/** A button. While busy it keeps its width and its name, shows the spinner (and `busyLabel`) and ignores clicks. */
export function Button({ variant, size, block, className, busy = false, busyLabel, type = "button", children, ...rest }: ButtonProps) {
  const attributes = busy ? { ...rest, "aria-busy": true, "aria-disabled": true, onClick: stop } : rest;
  return (
    <button type={type} className={buttonClass({ variant, size, block, className })} {...attributes}>
      {busy ? (
        <Busy label={busyLabel} onDeep={variant === undefined || variant === "primary" || variant === "danger"}>
          {children}
        </Busy>
      ) : (
        children
      )}
    </button>
  );
}

function Busy({ label, onDeep, children }: { label: string | undefined; onDeep: boolean; children: ReactNode }) {
  return (
    <span className="grid place-items-center">
      <span className="col-start-1 row-start-1 inline-flex items-center gap-2.5 opacity-0">{children}</span>
      <span className="col-start-1 row-start-1 inline-flex items-center gap-2.5" aria-hidden="true">
        <Mark turning onDeep={onDeep} />
        {label}
      </span>
    </span>
  );
}

/** A link that looks like a button. Internal paths navigate on the client. */
export function ButtonLink({ variant, size, block, className, ...rest }: ComponentProps<typeof Link> & Look) {
  return <Link className={buttonClass({ variant, size, block, className })} {...rest} />;
}
