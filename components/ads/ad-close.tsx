import { X } from "lucide-react";
import { adCopy } from "@/lib/content/ads";

/** The 44 px button that closes an advertisement; the visible disc is smaller. */
export function AdClose({ onClick, label = adCopy.close, className = "" }: { onClick: () => void; label?: string; className?: string }) {
  return (
    <button type="button" aria-label={label} onClick={onClick} className={`grid size-11 place-items-center noscript:hidden ${className}`}>
      <span className="grid size-7 place-items-center rounded-full bg-white text-arang shadow-menu">
        <X aria-hidden="true" className="size-4" />
      </span>
    </button>
  );
}
