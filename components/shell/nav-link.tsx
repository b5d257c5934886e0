"use client";

import { usePathname } from "next/navigation";
import type { ComponentProps } from "react";
import { Link } from "@/components/ui/link";

/** A link that knows whether it leads to the page being read, or to its section. */
export function NavLink({ href, sections = [], ...rest }: ComponentProps<typeof Link> & { href: string; sections?: readonly string[] }) {
  const path = usePathname();
  const current = path === href ? "page" : sections.includes(path) ? "true" : undefined;
  return <Link href={href} aria-current={current} {...rest} />;
}
