"use client";

import { ChevronDown, LogOut } from "lucide-react";
import { useRouter } from "next/navigation";
import { type KeyboardEvent, useId, useRef, useState } from "react";
import { permittedEntries } from "@/components/shell/permitted-entries";
import { signOut } from "@/components/shell/sign-out";
import { moveFocus, usePopup } from "@/components/shell/use-popup";
import { UserName } from "@/components/shell/user-name";
import { Link } from "@/components/ui/link";
import { Mark } from "@/components/ui/mark";
import { headerWords } from "@/lib/content/shell";

const entryClass =
  "flex min-h-11 w-full items-center gap-2.5 rounded-sm px-3 text-left font-semibold text-small text-fg no-underline hover:bg-bg-quiet";

/** Signed in: the name, and below it what the account may open and Keluar. On phones the menu dialog holds them. */
export function UserMenu() {
  const area = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const [open, setOpen] = usePopup(area, button);
  const [entries, setEntries] = useState<{ name: string; href: string }[]>([]);
  const [leaving, setLeaving] = useState(false);
  const router = useRouter();
  const id = useId();

  const toggle = () => {
    if (!open) permittedEntries().then(setEntries, () => setEntries([]));
    setOpen(!open);
  };
  const leave = async () => {
    setLeaving(true);
    const left = await signOut();
    setLeaving(false);
    setOpen(false);
    if (!left) return;
    // The menu goes with its focus: what stands in its place is the way to sign in.
    (area.current?.previousElementSibling as HTMLElement | null)?.focus();
    router.refresh();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (open && moveFocus(list.current, event.key)) event.preventDefault();
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the arrows only add to the buttons inside
    <div ref={area} className="relative hidden md:signed-in:block" onKeyDown={onKeyDown}>
      <button
        ref={button}
        type="button"
        aria-expanded={open}
        aria-controls={id}
        onClick={toggle}
        className="inline-flex min-h-11 max-w-44 items-center gap-1.5 rounded-petal px-3.5 font-bold text-[0.9375rem] shadow-edge hover:bg-bg-quiet"
      >
        <span className="truncate">
          <UserName />
        </span>
        <ChevronDown aria-hidden="true" className={`size-4 flex-none transition-transform duration-base ${open ? "rotate-180" : ""}`} />
      </button>
      <ul ref={list} id={id} hidden={!open} className="absolute top-full right-0 z-30 mt-2 w-60 rounded-md bg-bg-card p-2 shadow-menu">
        {/* Whole: on the button a long name is cut. Only while it is seen: a page holds the name once. */}
        {open && (
          <li className="px-3 py-2 text-fg-mute text-small wrap-anywhere">
            <UserName />
          </li>
        )}
        {entries.map(({ name, href }) => (
          <li key={href}>
            <Link href={href} className={entryClass} onClick={() => setOpen(false)}>
              {name}
            </Link>
          </li>
        ))}
        <li>
          <button type="button" className={entryClass} onClick={leave} aria-disabled={leaving} aria-busy={leaving}>
            {leaving ? <Mark turning className="size-5" /> : <LogOut aria-hidden="true" className="size-5" />}
            <span>{headerWords.signOut}</span>
          </button>
        </li>
      </ul>
    </div>
  );
}
