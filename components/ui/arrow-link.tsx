import { ArrowRight } from "lucide-react";
import type { ComponentProps } from "react";
import { Link } from "@/components/ui/link";

export const arrowLinkClass =
  "group/go inline-flex min-h-11 items-center gap-2 font-bold text-link no-underline in-[.deep]:text-kunyit-300 hover:no-underline";

/** The text of an arrow link: underlined words and an arrow that steps aside on hover. */
export function ArrowLinkText({ children }: { children: ComponentProps<"span">["children"] }) {
  return (
    <>
      <span className="border-current border-b pb-px group-hover/go:border-b-2 group-hover/go:pb-0">{children}</span>
      <ArrowRight aria-hidden="true" className="size-5 flex-none transition-transform duration-base ease-calm group-hover/go:translate-x-[3px]" />
    </>
  );
}

/** The secondary call to action: words and an arrow. */
export function ArrowLink({ children, className = "", ...rest }: ComponentProps<typeof Link>) {
  return (
    <Link className={`${arrowLinkClass} ${className}`} {...rest}>
      <ArrowLinkText>{children}</ArrowLinkText>
    </Link>
  );
}
