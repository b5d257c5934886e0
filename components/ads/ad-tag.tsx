import { adCopy } from "@/lib/content/ads";

/** Says that something is an advertisement. */
export function AdTag({ className = "" }: { className?: string }) {
  return <span className={`pointer-events-none rounded-xs bg-white px-2 font-bold text-arang text-micro ${className}`}>{adCopy.label}</span>;
}
