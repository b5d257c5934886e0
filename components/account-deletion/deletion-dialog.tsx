"use client";

import { useEffect, useRef } from "react";
import { DeletionSteps } from "@/components/account-deletion/deletion-steps";
import { type Deletion, useDeletion } from "@/components/account-deletion/use-deletion";
import { useUprightPhone } from "@/components/account-deletion/use-upright-phone";
import { Dialog } from "@/components/ui/dialog";
import { QueryProvider } from "@/components/ui/query-provider";
import { accountDeletion } from "@/lib/content/account-deletion";

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
