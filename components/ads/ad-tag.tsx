import { adCopy } from "@/lib/content/ads";

/** Says that something is an advertisement, or what else it is. */
export function AdTag({ label = adCopy.label, className = "" }: { label?: string; className?: string }) {
  return <span className={`pointer-events-none rounded-xs bg-white px-1.5 font-bold text-arang text-micro ${className}`}>{label}</span>;
}
