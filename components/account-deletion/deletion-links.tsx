"use client";

import { usePathname, useRouter } from "next/navigation";
import { type ComponentType, useCallback, useEffect, useRef, useState } from "react";
import { isSidewaysPhone, isWideScreen } from "@/components/account-deletion/screen-shape";
import { closest } from "@/lib/browser/closest";
import { hasModifier } from "@/lib/browser/modifier-keys";
import { DELETION_HASH, OPEN_DELETION_EVENT } from "@/lib/browser/names";
import { routes } from "@/lib/routes";

type DialogProps = { open: boolean; onClose: () => void };

/**
 * Makes every link to the deletion page open it as a dialog over the page, on screens wider than 768 px. The links stay
 * links: without scripts, on small screens and with a modifier key they lead to the page. Mounted once in the layout.
 */
export function DeletionLinks() {
  const [open, setOpen] = useState(false);
  const [Dialog, setDialog] = useState<ComponentType<DialogProps>>();
  const opened = useRef(false);
  const pathname = usePathname();
  const router = useRouter();

  const settle = useCallback(() => {
    const asked = window.location.hash === DELETION_HASH && window.location.pathname !== routes.removeAccount;
    if (asked && !isWideScreen()) router.replace(routes.removeAccount);
    setOpen(asked && isWideScreen());
    if (!asked) opened.current = false;
  }, [router]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another page closes the dialog
  useEffect(settle, [pathname, settle]);

  useEffect(() => {
    const click = (event: MouseEvent) => {
      const link = closest(event, `a[href="${routes.removeAccount}"]`);
      if (!link || event.defaultPrevented || hasModifier(event) || !isWideScreen() || isSidewaysPhone()) return;
      event.preventDefault();
      // The page has its own dialog, which hears this (components/account-deletion/deletion-screen.tsx).
      if (window.location.pathname === routes.removeAccount) return void document.dispatchEvent(new Event(OPEN_DELETION_EVENT));
      opened.current = true;
      window.history.pushState(null, "", DELETION_HASH);
      setOpen(true);
    };
    document.addEventListener("click", click, true);
    window.addEventListener("popstate", settle);
    return () => {
      document.removeEventListener("click", click, true);
      window.removeEventListener("popstate", settle);
    };
  }, [settle]);

  useEffect(() => {
    if (!open || Dialog) return;
    import("@/components/account-deletion/deletion-dialog").then(
      (module) => setDialog(() => module.DeletionDialog),
      () => window.location.assign(routes.removeAccount),
    );
  }, [open, Dialog]);

  const close = () => {
    setOpen(false);
    if (opened.current) window.history.back();
    else window.history.replaceState(null, "", window.location.pathname + window.location.search);
    opened.current = false;
  };

  return Dialog ? <Dialog open={open} onClose={close} /> : null;
}
