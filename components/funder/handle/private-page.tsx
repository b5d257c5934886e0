import type { ReactNode } from "react";
import { PrivateArea } from "@/components/funder/handle/private-area";
import { QueryProvider } from "@/components/ui/query-provider";
import { MAIN_ID } from "@/lib/browser/names";

/** A page of the signed-in funder: its title and content, in the width of a text, with TanStack Query for its calls. */
export function PrivatePage({ title, children }: { title: string; children: ReactNode }) {
  return (
    <main id={MAIN_ID} className="wrap pt-4 pb-16 xl:pt-10">
      <div className="max-w-200">
        <QueryProvider>
          <PrivateArea>
            <h1 className="text-[clamp(2rem,1.5rem+1.8vw,3rem)] leading-[1.05]">{title}</h1>
            {children}
          </PrivateArea>
        </QueryProvider>
      </div>
    </main>
  );
}
