import type { LucideIcon } from "lucide-react";
import type { ComponentProps } from "react";

type IconButtonProps = Omit<ComponentProps<"button">, "children"> & { label: string; icon: LucideIcon; line?: boolean };

/** A 44 px button that shows only an icon; `label` is its name. */
export function IconButton({ label, icon: Icon, line = false, className = "", type = "button", ...rest }: IconButtonProps) {
  return (
    <button
      type={type}
      aria-label={label}
      className={`inline-grid size-11 flex-none cursor-pointer place-items-center rounded-sm text-inherit hover:bg-bg-hover aria-disabled:cursor-not-allowed aria-disabled:opacity-40 in-[.deep]:hover:bg-white/12 ${line ? "shadow-edge" : ""} ${className}`}
      {...rest}
    >
      <Icon aria-hidden="true" className="size-5" />
    </button>
  );
}
