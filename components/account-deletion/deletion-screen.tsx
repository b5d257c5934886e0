"use client";

import { useRouter } from "next/navigation";
import { useEffect, useState } from "react";
import { DeletionDialogFrame, useUprightPhone } from "@/components/account-deletion/deletion-dialog";
import { DeletionSteps } from "@/components/account-deletion/deletion-steps";
import { useWideScreen } from "@/components/account-deletion/screen-shape";
import { useDeletion } from "@/components/account-deletion/use-deletion";
import { Button } from "@/components/ui/button";
import { InAppNotice } from "@/components/ui/in-app-notice";
import { QueryProvider } from "@/components/ui/query-provider";
import { dropDeletionDone } from "@/lib/browser/deletion-step";
import { DELETION_DIALOG_MEDIA, DELETION_PAGE_MEDIA, OPEN_DELETION_EVENT } from "@/lib/browser/names";
import { accountDeletion } from "@/lib/content/account-deletion";
import { inAppCopy } from "@/lib/content/in-app";
import { routes } from "@/lib/routes";

/** Whether this tab has a page of this site to go back to. Opened from a store's link there is none. */
function canGoBackHere(): boolean {
  const { navigation } = window as Window & { navigation?: { canGoBack: boolean } };
  if (navigation) return navigation.canGoBack;
  return window.history.length > 1 && URL.canParse(document.referrer) && new URL(document.referrer).origin === window.location.origin;
}

/** Shows one of both in the server's HTML. Not `md:`, which includes 768 px. */
const AT_FIRST = `@media ${DELETION_DIALOG_MEDIA}{.deletion-on-page{display:none}}@media ${DELETION_PAGE_MEDIA}{.deletion-button{display:none}}`;

/** Hides the preparation steps after success. */
const AFTERWARDS = ".deletion-preparations{display:none}";

/**
 * The deletion on its own page: part of the page up to 768 px, above that a dialog that opens by itself and again by
 * the button. The server's HTML has both, and CSS shows one.
 */
export function DeletionScreen() {
  return (
    <QueryProvider>
      <Deletion />
    </QueryProvider>
  );
}

function Deletion() {
  useUprightPhone();
  const wide = useWideScreen();
  const [open, setOpen] = useState(true);
  const deletion = useDeletion();
  const router = useRouter();
  useEffect(() => {
    const show = () => setOpen(true);
    document.addEventListener(OPEN_DELETION_EVENT, show);
    return () => document.removeEventListener(OPEN_DELETION_EVENT, show);
  }, []);

  const cancel = () => {
    deletion.restart();
    if (canGoBackHere()) router.back();
    else router.replace(routes.home);
  };
  const finish = () => {
    dropDeletionDone();
    router.replace(routes.home);
  };

  return (
    <>
      {wide === undefined ? <style>{AT_FIRST}</style> : null}
      {deletion.stage.step === "done" ? <style>{AFTERWARDS}</style> : null}
      <InAppNotice text={inAppCopy.deletion} />
      {wide === false || wide === undefined ? (
        <DeletionSteps deletion={deletion} onCancel={cancel} onFinish={finish}>
          {({ title, head, body, banner }) => (
            <section aria-label={title} className={wide === undefined ? "deletion-on-page noscript:hidden" : ""}>
              {banner ? <div className="mt-6 mb-6 h-28 overflow-hidden rounded-[0.5rem_4rem_0_0]">{banner}</div> : null}
              {title === accountDeletion.title ? null : <h2 className="text-[1.75rem]">{title}</h2>}
              {head}
              <div className="pt-5">{body}</div>
            </section>
          )}
        </DeletionSteps>
      ) : (
        <DeletionDialogFrame deletion={deletion} open={open} onClose={() => setOpen(false)} onCancel={cancel} onFinish={finish} />
      )}
      {wide === false ? null : (
        <Button size="hero" className={wide === undefined ? "deletion-button noscript:hidden" : ""} onClick={() => setOpen(true)}>
          {accountDeletion.start}
        </Button>
      )}
      <p className="hidden font-semibold noscript:block">{accountDeletion.noScript}</p>
    </>
  );
}
