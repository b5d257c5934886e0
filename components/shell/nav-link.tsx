"use client";

import { usePathname } from "next/navigation";
import type { ComponentProps } from "react";
import { Link } from "@/components/ui/link";

/** A link that knows whether it leads to the page being read, or to its section. */
export function NavLink({ href, sections = [], ...rest }: ComponentProps<typeof Link> & { href: string; sections?: readonly string[] }) {
  const path = usePathname();
  // Rewritten addresses are made under an inner path, such as /blog/semua/1 for /blog.
  const current = path === href || path.startsWith(`${href}/`) ? "page" : sections.some((section) => path.startsWith(section)) ? "true" : undefined;
  return <Link href={href} aria-current={current} {...rest} />;
}
