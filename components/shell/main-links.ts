import { headerCopy } from "@/lib/content/shell";
import { routes } from "@/lib/routes";

/** The links after Produk, in their order. `sections` are pages that belong below one. */
export const mainLinks = [
  { href: routes.about, name: headerCopy.about, sections: [] },
  { href: routes.careers, name: headerCopy.careers, sections: [routes.openings] },
  { href: routes.blog, name: headerCopy.blog, sections: [routes.article, "/artikel/"] },
  { href: routes.help, name: headerCopy.help, sections: [] },
] as const;

/** The id of the footer's links: where the menu of small screens leads without scripts. */
export const FOOTER_NAV_ID = "menu-bawah";
