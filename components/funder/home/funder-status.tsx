"use client";

import { type ReactNode, useEffect, useState } from "react";
import { Link } from "@/components/ui/link";
import { shownUser } from "@/lib/browser/session";
import { funderStripCopy as copy } from "@/lib/content/funder-strip";
import { detailFormHref } from "@/lib/routes";

type Status = { kind: "checking" | "complete" | "unknown" } | { kind: "pending"; form: string };

const texts = {
  checking: copy.checking,
  pending: copy.pendingText,
  complete: copy.completeText,
  unknown: copy.unknown,
} as const;

type Props = {
  /** Classes of the link to the pending form, from the server: the code of buttons stays out of the home page. */
  formClassName: string;
  /** The link that is shown unless a form is pending. */
  children: ReactNode;
};

/** The status of the signed-in user's details, and the next step. */
export function FunderStatus({ formClassName, children }: Props) {
  const [status, setStatus] = useState<Status>({ kind: "checking" });
  useEffect(() => {
    if (shownUser() === undefined) return;
    import("@/lib/api/api-fetch")
      .then(({ apiFetch }) => apiFetch<"currentUser">({ method: "GET", path: "/api/investor/current-user" }))
      .then(
        ({ data }) => setStatus(data.validate ? { kind: "pending", form: detailFormHref(data.type, data.id) } : { kind: "complete" }),
        () => setStatus({ kind: "unknown" }),
      );
  }, []);
  const { kind } = status;
  return (
    <>
      <p role="status" className="min-w-0 flex-[1_1_16rem]">
        {kind === "pending" || kind === "complete" ? <b className="block">{copy[kind]}</b> : null}
        <span className="text-fg-soft">{texts[kind]}</span>
      </p>
      {kind === "pending" ? (
        <Link href={status.form} className={formClassName}>
          {copy.continueForm}
        </Link>
      ) : (
        children
      )}
    </>
  );
}
