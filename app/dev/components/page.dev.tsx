import type { Metadata } from "next";
import { FormStates } from "@/app/dev/components/form-states";
import { KitStates } from "@/app/dev/components/kit-states";
import { SiteStates } from "@/app/dev/components/site-states";
import { MAIN_ID } from "@/lib/browser/names";

export const metadata: Metadata = { title: "Components", robots: { index: false } };

/** The shared components in their states, in development only (lib/page-extensions.ts). */
export default function ComponentsPage() {
  return (
    <main id={MAIN_ID} className="wrap grid gap-12 py-section">
      <h1 className="text-h1">Components</h1>
      <KitStates />
      <FormStates />
      <SiteStates />
    </main>
  );
}
