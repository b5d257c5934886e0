"use client";

import Link from "next/link";
import { useRouter } from "next/navigation";
import { useEffect, useState } from "react";
import { permittedEntries } from "@/components/shell/permitted-entries";
import { signOut } from "@/components/shell/sign-out";
import { UserName } from "@/components/shell/user-name";
import { Button } from "@/components/ui/button";
import { shownUser } from "@/lib/browser/session";
import { headerWords } from "@/lib/content/shell";

/** Signed in: the name, what the account may open, and Keluar, at the end of the menu of small screens. */
export function MobileAccount({ onLeave }: { onLeave: () => void }) {
  const [entries, setEntries] = useState<{ name: string; href: string }[]>([]);
  const router = useRouter();

  useEffect(() => {
    if (shownUser() !== undefined) permittedEntries().then(setEntries, () => setEntries([]));
  }, []);

  const leave = async () => {
    onLeave();
    if (await signOut()) router.refresh();
  };

  return (
    <div className="hidden gap-3 signed-in:grid">
      <p className="pt-2 font-semibold wrap-anywhere">
        <UserName />
      </p>
      {entries.length > 0 ? (
        <ul className="flex flex-wrap gap-x-6">
          {entries.map(({ name, href }) => (
            <li key={href}>
              <Link href={href} onClick={onLeave} className="inline-flex min-h-11 items-center">
                {name}
              </Link>
            </li>
          ))}
        </ul>
      ) : null}
      <Button variant="line" onClick={leave}>
        {headerWords.signOut}
      </Button>
    </div>
  );
}
