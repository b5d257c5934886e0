"use client";

import { useRouter } from "next/navigation";
import { useEffect } from "react";
import { MOBILE_MAX_PX, TABLET_MIN_PX } from "@/lib/limits";

/** A resize settles for this long before the page is asked for again, milliseconds (features R5). */
const SETTLE_MS = 300;

/** Crossing 768 or 1200 px asks the server again; what was typed stays. Height alone (a keyboard) does nothing. */
export function WidthWatch() {
  const router = useRouter();

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const ask = () => {
      clearTimeout(timer);
      timer = setTimeout(() => router.refresh(), SETTLE_MS);
    };
    const edges = [TABLET_MIN_PX, MOBILE_MAX_PX + 1].map((px) => matchMedia(`(min-width: ${px}px)`));
    for (const edge of edges) edge.addEventListener("change", ask);
    return () => {
      clearTimeout(timer);
      for (const edge of edges) edge.removeEventListener("change", ask);
    };
  }, [router]);

  return null;
}
