import { mainLinks } from "@/components/shell/main-links";
import { NavLink } from "@/components/shell/nav-link";
import { ProductsMenu } from "@/components/shell/products-menu";

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
