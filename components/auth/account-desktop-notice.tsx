import type { ReactNode } from "react";
import { DesktopOnlyNotice } from "@/components/form/desktop-only-notice";
import { ArrowLink } from "@/components/ui/arrow-link";
import { apologyCopy } from "@/lib/content/auth";
import { routes } from "@/lib/routes";

type AccountDesktopNoticeProps = {
  /** Offers to open the form for people who have an account. */
  forMembers?: boolean;
  children: ReactNode;
};

const borrow = (
  <div className="mt-6 border-line border-t pt-5">
    <p className="text-fg-soft text-small">{apologyCopy.borrow}</p>
    <ArrowLink href={routes.recipient}>{apologyCopy.download}</ArrowLink>
  </div>
);

/** The apology that phone-size screens see in place of an account form. */
export function AccountDesktopNotice({ forMembers = false, children }: AccountDesktopNoticeProps) {
  return (
    <DesktopOnlyNotice
      copy={forMembers ? apologyCopy : { ...apologyCopy, text: apologyCopy.registerText }}
      after={borrow}
      {...(forMembers ? { disclosure: apologyCopy.haveAccount } : {})}
    >
      {children}
    </DesktopOnlyNotice>
  );
}
