"use client";

import { useEffect, useState } from "react";

/** How far below the top edge a heading counts as reached, pixels: the fixed header and some air. */
const REACHED_PX = 140;

/** Id of the section that is being read: the last one whose top has been reached, the last of all at the end of the page. */
export function useSectionInView(ids: readonly string[]): string | undefined {
  const [current, setCurrent] = useState(ids[0]);

  useEffect(() => {
    let frame = 0;
    const look = () => {
      frame = 0;
      const atEnd = window.innerHeight + window.scrollY >= document.documentElement.scrollHeight - 2;
      const reached = ids.filter((id) => (document.getElementById(id)?.getBoundingClientRect().top ?? Infinity) <= REACHED_PX);
      setCurrent(atEnd ? ids.at(-1) : (reached.at(-1) ?? ids[0]));
    };
    const later = () => {
      frame ||= requestAnimationFrame(look);
    };
    look();
    addEventListener("scroll", later, { passive: true });
    addEventListener("resize", later);
    return () => {
      cancelAnimationFrame(frame);
      removeEventListener("scroll", later);
      removeEventListener("resize", later);
    };
  }, [ids]);

  return current;
}
