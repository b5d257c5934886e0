"use client";

import Link from "next/link";
import { usePathname } from "next/navigation";
import type { ComponentProps } from "react";

/** A link that knows whether it leads to the page being read, or to its section. */
export function NavLink({ href, sections = [], ...rest }: ComponentProps<typeof Link> & { href: string; sections?: readonly string[] }) {
  const path = usePathname();
  const current = path === href ? "page" : sections.includes(path) ? "true" : undefined;
  return <Link href={href} aria-current={current} {...rest} />;
}
