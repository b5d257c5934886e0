"use client";

import type { ReactNode } from "react";
import { adTarget } from "@/components/ads/ad-target";
import { Link } from "@/components/ui/link";
import type { Ad } from "@/lib/contract/ads";

/** Counts the click without delaying the navigation; failures are ignored. */
function countClick(recordId: string) {
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
