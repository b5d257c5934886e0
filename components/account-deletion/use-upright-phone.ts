"use client";

import { useRouter } from "next/navigation";
import { useEffect } from "react";
import { isSidewaysPhone } from "@/components/account-deletion/screen-shape";
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
