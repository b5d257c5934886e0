import { ChevronDown } from "lucide-react";
import { mainLinks } from "@/components/shell/main-links";
import { NavLink, ProductsButton } from "@/components/shell/nav-parts";
import { headerCopy } from "@/lib/content/shell";
import { routes } from "@/lib/routes";

const entries = [
  { href: routes.loans, art: "/art/produk-kini.svg", ...headerCopy.productLinks.loans },
  { href: routes.funding, art: "/art/produk-kawan.svg", ...headerCopy.productLinks.funding },
] as const;

const LIST_ID = "menu-produk";

/**
 * Produk: opens on click, on hover with intent and by keyboard (lib/enhancements/menus.ts); without scripts on hover
 * and focus.
 */
function ProductsMenu() {
  return (
    <div data-menu="hover" className="group/products relative">
      <ProductsButton
        controls={LIST_ID}
        className="group peer relative inline-flex min-h-11 items-center gap-1 rounded-sm px-3.5 font-semibold text-[0.9375rem] text-fg after:absolute after:inset-x-3.5 after:bottom-1 after:h-[3px] after:rounded-[2px_8px_2px_8px] hover:bg-bg-quiet aria-current:after:bg-kunyit-400"
      >
        {headerCopy.products}
        <ChevronDown aria-hidden="true" className="size-4 transition-transform duration-base group-aria-expanded:rotate-180" />
      </ProductsButton>
      <div className="absolute top-full -left-2 z-30 hidden w-88 pt-2 peer-aria-expanded:block noscript:group-focus-within/products:block noscript:group-hover/products:block">
        <ul id={LIST_ID} className="rounded-md bg-bg-card p-2 shadow-menu">
          {entries.map(({ href, art, name, about }) => (
            <li
              key={href}
              className="relative grid grid-cols-[auto_1fr] items-center gap-x-4 rounded-sm p-3 hover:bg-bg-quiet has-[[aria-current]]:bg-success-bg"
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

const navItemClass =
  "relative inline-flex min-h-11 items-center gap-1 rounded-sm px-3.5 font-semibold text-[0.9375rem] text-fg no-underline hover:bg-bg-quiet hover:no-underline after:absolute after:inset-x-3.5 after:bottom-1 after:h-[3px] after:rounded-[2px_8px_2px_8px] aria-[current]:after:bg-kunyit-400";

/** The menu's entries on wide screens. */
export function MainNav() {
  return (
    <ul className="hidden gap-1 xl:flex @max-[70rem]:hidden">
      <li>
        <ProductsMenu />
      </li>
      {mainLinks.map(({ href, name, sections }) => (
        <li key={href}>
          <NavLink href={href} sections={sections} className={navItemClass}>
            {name}
          </NavLink>
        </li>
      ))}
    </ul>
  );
}
