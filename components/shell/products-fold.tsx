"use client";

import { ChevronDown } from "lucide-react";
import { NavLink } from "@/components/shell/nav-link";
import { useProductPage } from "@/components/shell/products-button";
import { headerCopy } from "@/lib/content/shell";
import { routes } from "@/lib/routes";

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
