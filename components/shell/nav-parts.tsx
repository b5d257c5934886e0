"use client";

import { ChevronDown } from "lucide-react";
import { usePathname } from "next/navigation";
import type { ComponentProps, ReactNode } from "react";
import { Link } from "@/components/ui/link";
import { headerCopy } from "@/lib/content/shell";
import { routes } from "@/lib/routes";

/** A link that knows whether it leads to the page being read, or to its section. */
export function NavLink({ href, sections = [], ...rest }: ComponentProps<typeof Link> & { href: string; sections?: readonly string[] }) {
  const path = usePathname();
  // Rewritten addresses are made under an inner path, such as /blog/semua/1 for /blog.
  const current = path === href || path.startsWith(`${href}/`) ? "page" : sections.some((section) => path.startsWith(section)) ? "true" : undefined;
  return <Link href={href} aria-current={current} {...rest} />;
}

const pages: readonly string[] = [routes.loans, routes.funding];

/** Whether one of the pages below Produk is being read. */
const useProductPage = () => pages.includes(usePathname());

/**
 * The button of Produk, marked while one of its pages is being read. The page script opens it and writes its state.
 */
export function ProductsButton({ controls, className, children }: { controls: string; className: string; children: ReactNode }) {
  return (
    <button
      type="button"
      data-do="menu"
      aria-expanded="false"
      aria-controls={controls}
      aria-current={useProductPage() || undefined}
      suppressHydrationWarning
      className={className}
    >
      {children}
    </button>
  );
}

const products = ["loans", "funding"] as const;
const LIST_ID = "menu-produk-lipat";

/** Produk in the menu of small screens, whose pages unfold below it: at once while one of them is being read. */
export function ProductsFold({ className }: { className: string }) {
  const open = useProductPage();
  return (
    <>
      <button
        type="button"
        data-do="fold"
        aria-expanded={open}
        aria-controls={LIST_ID}
        suppressHydrationWarning
        className={`group peer ${className}`}
      >
        {headerCopy.products}
        <ChevronDown aria-hidden="true" className="size-5 group-aria-expanded:rotate-180" />
      </button>
      <ul id={LIST_ID} className="hidden peer-aria-expanded:block">
        {products.map((page) => (
          <li key={page}>
            <NavLink
              href={routes[page]}
              className="flex min-h-12 items-center border-line-deep border-b pl-4 font-medium text-white no-underline aria-[current]:text-kunyit-300"
            >
              {headerCopy.productLinks[page].name}
            </NavLink>
          </li>
        ))}
      </ul>
    </>
  );
}
