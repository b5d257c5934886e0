"use client";

import { useSearchParams } from "next/navigation";
import type { ReactNode } from "react";

/** The states of one component, whose name opens it alone. */
export function States({ name, children }: { name: string; children: ReactNode }) {
  const params = new URLSearchParams(useSearchParams());
  if (![null, name].includes(params.get("komponen"))) return null;
  params.delete("isi");
  params.set("komponen", name);
  return (
    <section aria-label={name} className="grid gap-5 border-line border-t pt-6">
      <h2 className="text-h3">
        <a href={`?${params}`} target="_top">
          {name}
        </a>
      </h2>
      {children}
    </section>
  );
}
