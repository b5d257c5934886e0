"use client";

import { useEffect, useState } from "react";
import { type NextStep, nextStep } from "@/components/funder/home/next-step";
import { Link } from "@/components/ui/link";
import { useShownUser } from "@/components/ui/use-shown-user";
import { funderStripCopy as copy } from "@/lib/content/funder-strip";

/**
 * The state of the signed-in user's details, and the next step. `linkClassName` comes from the server: the code of
 * buttons stays out of the home page.
 */
export function FunderStatus({ linkClassName }: { linkClassName: string }) {
  const user = useShownUser();
  const [step, setStep] = useState<NextStep | "checking" | "unknown">("checking");
  useEffect(() => {
    setStep("checking");
    if (user === undefined) return;
    let isCurrent = true;
    const show = (found: NextStep | "unknown") => isCurrent && setStep(found);
    import("@/lib/api/api-fetch")
      .then(({ apiFetch }) => apiFetch<"currentUser">({ method: "GET", path: "/api/investor/current-user" }))
      .then(
        ({ data }) => show(nextStep(data)),
        () => show("unknown"),
      );
    return () => {
      isCurrent = false;
    };
  }, [user]);
  const known = typeof step === "string" ? undefined : step;
  return (
    <>
      <p role="status" className="min-w-0 flex-[1_1_16rem]">
        {known ? <b className="block">{known.title}</b> : null}
        <span className="text-fg-soft">{known ? known.text : copy[step as "checking" | "unknown"]}</span>
      </p>
      {known ? (
        <Link href={known.href} className={linkClassName}>
          {known.action}
        </Link>
      ) : null}
    </>
  );
}
