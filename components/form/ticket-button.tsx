"use client";

import { type ComponentProps, useState } from "react";
import type { TicketDialog } from "@/components/form/ticket-dialog";
import { Button, buttonClass } from "@/components/ui/button";
import { useLazyComponent } from "@/components/ui/use-lazy-component";

const load = () => import("@/components/form/ticket-dialog").then((module) => module.TicketDialog);

type Props = Omit<ComponentProps<typeof TicketDialog>, "open" | "onClose"> & {
  label: string;
  /** The page with the same form for browsers without scripts. */
  page: string;
};

/** Opens a form for a message to the company. The dialog is loaded on the click; without scripts a page has the form. */
export function TicketButton({ label, page, ...form }: Props) {
  const [open, setOpen] = useState(false);
  const [loading, setLoading] = useState(false);
  const { Part: Dialog, ask } = useLazyComponent(load);

  const show = async () => {
    setLoading(true);
    setOpen(await ask());
    setLoading(false);
  };
  return (
    <>
      <Button busy={loading} onClick={show} className="noscript:hidden">
        {label}
      </Button>
      <a className={`${buttonClass()} hidden! noscript:inline-flex!`} href={page}>
        {label}
      </a>
      {Dialog ? <Dialog {...form} open={open} onClose={() => setOpen(false)} /> : null}
    </>
  );
}
