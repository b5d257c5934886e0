"use client";

import { useRouter } from "next/navigation";
import { useEffect, useRef } from "react";
import { DeletionSteps } from "@/components/account-deletion/deletion-steps";
import { isSidewaysPhone } from "@/components/account-deletion/screen-shape";
import { type Deletion, useDeletion } from "@/components/account-deletion/use-deletion";
import { Dialog } from "@/components/ui/dialog";
import { QueryProvider } from "@/components/ui/query-provider";
import { toast } from "@/components/ui/toaster";
import { accountDeletion } from "@/lib/content/account-deletion";
import { routes } from "@/lib/routes";

/**
 * Goes to the home page when a phone is in landscape orientation (Public §4; WCAG 1.3.4 exception in docs/decisions).
 */
export function useUprightPhone(active = true): void {
  const router = useRouter();
  useEffect(() => {
    if (!active) return;
    let left = false;
    const check = () => {
      if (left || !isSidewaysPhone()) return;
      left = true;
      toast.info(accountDeletion.landscape);
      router.replace(routes.home);
    };
    check();
    window.addEventListener("resize", check);
    return () => window.removeEventListener("resize", check);
  }, [active, router]);
}

type FrameProps = { deletion: Deletion; open: boolean; onClose: () => void; onCancel: () => void; onFinish: () => void };

/** The steps as a dialog. Closing it starts over; while a call runs it cannot be closed. */
export function DeletionDialogFrame({ deletion, open, onClose, onCancel, onFinish }: FrameProps) {
  const close = () => {
    deletion.restart();
    onClose();
  };
  return (
    <DeletionSteps deletion={deletion} onCancel={onCancel} onFinish={onFinish}>
      {({ title, head, body, banner, start }) => (
        <Dialog
          open={open}
          onOpenChange={(next) => next || close()}
          title={title}
          name={accountDeletion.title}
          head={head}
          banner={banner}
          dismissible={!deletion.forms.busy}
          staysOnPressBeside
          initialFocus={start}
        >
          {body}
        </Dialog>
      )}
    </DeletionSteps>
  );
}

type DialogProps = { open: boolean; onClose: () => void };

/** The deletion as a dialog over the page with its link. */
export function DeletionDialog(props: DialogProps) {
  return (
    <QueryProvider>
      <DeletionOverPage {...props} />
    </QueryProvider>
  );
}

function DeletionOverPage({ open, onClose }: DialogProps) {
  useUprightPhone(open);
  const deletion = useDeletion();
  const { restart } = deletion;
  const wasOpen = useRef(open);
  // The browser's Back closes the dialog without its own handler.
  useEffect(() => {
    if (wasOpen.current && !open) restart();
    wasOpen.current = open;
  }, [open, restart]);
  const leave = () => {
    deletion.restart();
    onClose();
  };
  return <DeletionDialogFrame deletion={deletion} open={open} onClose={onClose} onCancel={leave} onFinish={leave} />;
}
