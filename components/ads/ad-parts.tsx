"use client";

import { X } from "lucide-react";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { adTarget } from "@/components/ads/ad-target";
import { Link } from "@/components/ui/link";
import { asksNotToCount } from "@/lib/browser/counting";
import { adCopy } from "@/lib/content/ads";
import type { Ad } from "@/lib/contract/website";

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

/** Says that something is an advertisement. */
export function AdTag({ className = "" }: { className?: string }) {
  return (
    <span className={`pointer-events-none rounded-xs bg-white px-2 font-bold text-arang text-micro forced-colors:border ${className}`}>
      {adCopy.label}
    </span>
  );
}

type AdPictureProps = {
  ad: Ad;
  width: number;
  height: number;
  className: string;
  /** Leaves room for what lies over the picture. */
  wordsClassName?: string;
};

/** The picture of an advertisement in a reserved size; its words where the picture cannot be loaded. */
export function AdPicture({ ad, width, height, className, wordsClassName = "" }: AdPictureProps) {
  const [broken, setBroken] = useState<string>();
  const picture = useRef<HTMLImageElement>(null);
  // The picture of the server's HTML may have failed before the page was hydrated.
  useEffect(() => {
    const image = picture.current;
    if (image?.complete && image.naturalWidth === 0) setBroken(ad.picUrl);
  }, [ad.picUrl]);
  const words = ad.title || adCopy.fallbackAlt;
  if (broken === ad.picUrl)
    return <span className={`grid place-items-center bg-bg text-center font-bold text-link ${className} ${wordsClassName}`}>{words}</span>;
  return (
    // biome-ignore lint/performance/noImgElement: the upstream's pictures may come from any address, as drawings too
    <img
      ref={picture}
      src={ad.picUrl}
      alt={words}
      width={width}
      height={height}
      loading="lazy"
      decoding="async"
      onError={() => setBroken(ad.picUrl)}
      className={className}
    />
  );
}

/** Counts the click without delaying the navigation, unless the browser asks not to be counted; failures are ignored. */
function countClick(recordId: string) {
  if (asksNotToCount()) return;
  import("@/lib/api/api-fetch")
    .then(({ apiFetch }) =>
      apiFetch<"adClick">({ method: "POST", path: "/api/ad/click/{recordId}", params: { recordId }, body: {}, keepalive: true }),
    )
    .catch(() => undefined);
}

type AdLinkProps = { ad: Ad; className?: string; onOpen?: () => void; children: ReactNode };

/** The link of an advertisement: a plain link, which pop-up blockers allow. */
export function AdLink({ ad, className, onOpen, children }: AdLinkProps) {
  const target = adTarget(ad.openUrl);
  if (!target) return <span className={className}>{children}</span>;
  const onClick = () => {
    countClick(ad.recordId);
    onOpen?.();
  };
  if (target.newTab)
    return (
      <a href={target.href} target="_blank" rel="noopener" className={className} onClick={onClick}>
        {children}
      </a>
    );
  return (
    <Link href={target.href} className={className} onClick={onClick}>
      {children}
    </Link>
  );
}
