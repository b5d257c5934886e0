import { qrPath } from "@/lib/format/qr-code";

/** A QR code. `label` says where it leads. In client code only in parts that load on demand: it brings the encoder. */
export function QrCode({ text, label, className = "w-29" }: { text: string; label: string; className?: string }) {
  const { path, size } = qrPath(text);
  return (
    <svg viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shapeRendering="crispEdges" className={`day flex-none bg-white ${className}`}>
      <path d={path} className="fill-fg" />
    </svg>
  );
}
