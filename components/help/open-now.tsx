"use client";

import { useEffect, useState } from "react";
import { helpPage } from "@/lib/content/help";
import { contact } from "@/lib/content/site";
import { isOpen } from "@/lib/format/opening";

const EVERY_MS = 30_000;

/** Whether the service is open at this moment in Jakarta. The page itself is cached, so the browser looks at the clock. */
export function OpenNow() {
  const [open, setOpen] = useState<boolean>();

  useEffect(() => {
    const look = () => setOpen(isOpen(new Date(), contact.opensAt, contact.closesAt));
    look();
    const timer = setInterval(look, EVERY_MS);
    return () => clearInterval(timer);
  }, []);

  if (open === undefined) return null;
  return (
    <span
      className={`ml-2 inline-flex rounded-xs px-2 py-0.5 font-bold text-micro ${open ? "bg-pandan-700 text-white" : "bg-kunyit-100 text-kunyit-800"}`}
    >
      {open ? helpPage.contact.open : helpPage.contact.closed}
    </span>
  );
}
