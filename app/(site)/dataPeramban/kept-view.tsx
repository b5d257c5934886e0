"use client";

import { KeptList } from "@/components/browser-data/kept-list";
import { signOut } from "@/components/shell/sign-out";

/** The list of what is kept, with the one way to end a session. */
export function KeptView() {
  return <KeptList signOut={signOut} />;
}
