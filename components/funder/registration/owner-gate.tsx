"use client";

import { type ReactNode, useEffect, useState } from "react";
import { OwnerQuestion } from "@/components/funder/handle/owner-question";
import { forgetHandle } from "@/components/funder/handle/tab-handle";
import { RegistrationFrame } from "@/components/funder/registration/registration-frame";
import { Button } from "@/components/ui/button";
import { readCookie, removeCookie } from "@/lib/browser/storage";
import { ownerCopy as copy } from "@/lib/content/funder-owner";
import type { AccountType } from "@/lib/contract/investor";
import { routes } from "@/lib/routes";

/** The name of the account that a link has opened in this browser, until the person has confirmed that it is theirs. */
const arrivedAccount = (): Promise<string | undefined> => readCookie("arrival");

/** Records that the person has confirmed the account. */
const confirmArrived = (): Promise<void> => removeCookie("arrival");

type Props = {
  title: string;
  type: AccountType;
  /** A registration or account is open on the page. */
  open: boolean;
  /** Why this browser must not fill it in. */
  foreign: string | undefined;
  children: ReactNode;
};

/** Asks before documents and details go to an account that may not be the person's own. */
export function OwnerGate({ title, type, open, foreign, children }: Props) {
  const [arrived, setArrived] = useState<string>();
  useEffect(() => void arrivedAccount().then(setArrived), []);

  if (open && arrived !== undefined) {
    const stay = () => {
      void confirmArrived();
      setArrived(undefined);
    };
    return (
      <RegistrationFrame title={title}>
        <OwnerQuestion
          title={copy.arrivedTitle(arrived)}
          text={copy.arrivedText}
          leave={copy.arrivedLeave}
          onLeft={() => window.location.assign(routes.login)}
        >
          <Button onClick={stay}>{copy.arrivedYes}</Button>
        </OwnerQuestion>
      </RegistrationFrame>
    );
  }
  if (open && foreign !== undefined) {
    const own = () => {
      forgetHandle(type);
      window.location.reload();
    };
    return (
      <RegistrationFrame title={title}>
        <OwnerQuestion title={copy.foreignTitle} text={copy.foreignText(foreign)} leave={copy.foreignLeave} onLeft={() => window.location.reload()}>
          <Button onClick={own}>{copy.foreignOwn}</Button>
        </OwnerQuestion>
      </RegistrationFrame>
    );
  }
  return children;
}
