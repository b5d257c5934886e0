"use client";

import { ArrowUp } from "lucide-react";
import { useEffect, useState } from "react";
import { MAIN_ID } from "@/components/ui/skip-link";
import { frameWords } from "@/lib/content/shell";

/** Appears after one and a half screens of scroll; brings page and focus to the top. */
export function BackToTop() {
  const [shown, setShown] = useState(false);

  useEffect(() => {
    const look = () => setShown(window.scrollY > 1.5 * window.innerHeight);
    look();
    window.addEventListener("scroll", look, { passive: true });
    return () => window.removeEventListener("scroll", look);
  }, []);

  const toTop = () => {
    const reduced = matchMedia("(prefers-reduced-motion: reduce)").matches;
    window.scrollTo({ top: 0, behavior: reduced ? "instant" : "smooth" });
    const main = document.getElementById(MAIN_ID);
    main?.setAttribute("tabindex", "-1");
    main?.focus({ preventScroll: true });
  };

  return (
    <button
      type="button"
      onClick={toTop}
      aria-label={frameWords.toTop}
      hidden={!shown}
      className="fixed right-4 bottom-[calc(1rem+var(--bottom-ad,0px))] z-15 grid size-12 place-items-center rounded-petal bg-arang text-white hover:rounded-petal-mirror xl:right-6 xl:bottom-[calc(1.5rem+var(--bottom-ad,0px))] md:in-[body:has([data-save-bar])]:bottom-28 xl:in-[body:has([data-save-bar])]:bottom-28 [[hidden]]:hidden print:hidden"
    >
      <ArrowUp aria-hidden="true" className="size-5" />
    </button>
  );
}
