import { Link2 } from "lucide-react";
import { kitCopy } from "@/lib/content/kit";

type CopyLinkProps = {
  /** Absolute address of a place on this page, with its fragment. */
  url: string;
  /** Accessible name of the target, where the link is only an icon. */
  about?: string;
};

/** Copies the address of a place on the page (lib/enhancements/actions.ts). Without scripts a link to that place. */
export function CopyLink({ url, about }: CopyLinkProps) {
  return (
    <a
      href={url.slice(url.indexOf("#"))}
      data-do="copy"
      data-copy={url}
      aria-label={about && kitCopy.copyLinkTo(about)}
      className={`inline-flex min-h-11 min-w-11 items-center gap-2 font-semibold text-fg-mute text-small no-underline hover:text-link print:hidden ${about ? "justify-end" : ""}`}
    >
      <Link2 aria-hidden="true" className="size-4 flex-none" />
      {about ? null : kitCopy.copyLink}
    </a>
  );
}
