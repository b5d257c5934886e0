"use client";

import { useEffect } from "react";
import { toast } from "@/components/ui/toaster";
import { funderCopy } from "@/lib/content/funder";

/** A file that is dropped outside of the rows does not replace the page, which would lose the input. */
export function useDropGuard(): void {
  useEffect(() => {
    const gone = new AbortController();
    const guard = (event: DragEvent) => {
      if (event.defaultPrevented || !event.dataTransfer?.types.includes("Files")) return;
      event.preventDefault();
      if (event.type === "drop") toast.info(funderCopy.upload.droppedBeside);
      else event.dataTransfer.dropEffect = "none";
    };
    for (const type of ["dragover", "drop"] as const) window.addEventListener(type, guard, { signal: gone.signal });
    return () => gone.abort();
  }, []);
}
