"use client";

import { ChevronDown } from "lucide-react";
import { usePathname } from "next/navigation";
import { type KeyboardEvent, type PointerEvent, useEffect, useId, useRef } from "react";
import { NavLink } from "@/components/shell/nav-link";
import { moveFocus, usePopup } from "@/components/shell/use-popup";
import { headerWords } from "@/lib/content/shell";
import { routes } from "@/lib/routes";

/** Pointer rests this long before the menu opens or closes by itself, milliseconds. */
const INTENT_MS = 140;

const entries = [
  { href: routes.loans, art: "/art/produk-kini.svg", ...headerWords.productLinks.loans },
  { href: routes.funding, art: "/art/produk-kawan.svg", ...headerWords.productLinks.funding },
] as const;

/** Produk: opens on click, on hover with intent and by keyboard; without scripts on hover and focus. */
export function ProductsMenu() {
  const area = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** Opened by the pointer alone: the press that follows means to open what has opened under it, not to close it. */
  const byHover = useRef(false);
  const [open, setOpen] = usePopup(area, button);
  const path = usePathname();
  const id = useId();

  // biome-ignore lint/correctness/useExhaustiveDependencies: another page closes the menu
  useEffect(() => setOpen(false), [path]);
  useEffect(() => () => clearTimeout(timer.current), []);

  const intend = (next: boolean) => (event: PointerEvent) => {
    clearTimeout(timer.current);
    if (event.pointerType !== "mouse") return;
    timer.current = setTimeout(() => {
      byHover.current = next && !open;
      setOpen(next);
    }, INTENT_MS);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (!["ArrowDown", "ArrowUp", "Home", "End"].includes(event.key)) return;
    event.preventDefault();
    if (open) moveFocus(list.current, event.key);
    else {
      setOpen(true);
      requestAnimationFrame(() => moveFocus(list.current, event.key));
    }
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hover and arrows only add to the button inside
    <div ref={area} className="group/products relative" onPointerEnter={intend(true)} onPointerLeave={intend(false)} onKeyDown={onKeyDown}>
      <button
        ref={button}
        type="button"
        aria-expanded={open}
        aria-controls={id}
        data-current={entries.some(({ href }) => href === path) || undefined}
        onClick={() => {
          clearTimeout(timer.current);
          setOpen(!open || byHover.current);
          byHover.current = false;
        }}
        className="relative inline-flex min-h-11 items-center gap-1 rounded-sm px-3.5 font-semibold text-[0.9375rem] text-fg after:absolute after:inset-x-3.5 after:bottom-1 after:h-[3px] after:rounded-[2px_8px_2px_8px] hover:bg-bg-quiet data-current:after:bg-kunyit-400"
      >
        {headerWords.products}
        <ChevronDown aria-hidden="true" className={`size-4 transition-transform duration-base ${open ? "rotate-180" : ""}`} />
      </button>
      <div
        className={`absolute top-full -left-2 z-30 w-88 pt-2 ${open ? "" : "hidden noscript:group-focus-within/products:block noscript:group-hover/products:block"}`}
      >
        <ul ref={list} id={id} className="rounded-md bg-bg-card p-2 shadow-menu">
          {entries.map(({ href, art, name, about }) => (
            <li
              key={href}
              className="relative grid grid-cols-[3rem_1fr] items-center gap-x-3.5 rounded-sm p-3 hover:bg-bg-quiet has-[[aria-current]]:bg-success-bg"
            >
              {/* biome-ignore lint/performance/noImgElement: a drawing of 1 kB needs no image service */}
              <img src={art} alt="" width="48" height="48" loading="lazy" className="size-12" />
              <div>
                <NavLink
                  href={href}
                  className="block font-bold text-fg leading-[1.3] no-underline after:absolute after:inset-0 after:rounded-sm hover:no-underline focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:outline-current"
                >
                  {name}
                </NavLink>
                <span className="text-fg-mute text-small">{about}</span>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
