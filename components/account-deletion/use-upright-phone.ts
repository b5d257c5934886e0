import { useRouter } from "next/navigation";
import { useEffect } from "react";
import { notify } from "@/components/ui/toaster";
import { accountDeletion } from "@/lib/content/account-deletion";
import { TABLET_MIN_PX } from "@/lib/limits";
import { routes } from "@/lib/routes";

/** Shorter side of the largest phone's screen, pixels. */
const PHONE_MAX_SHORT_SIDE_PX = 500;

/**
 * Whether a phone is held sideways. Asks the screen beside the window: an open keyboard makes the window of an upright
 * phone wider than high, and a laptop zoomed to 400 % has a window as small as a phone's.
 */
export function isSidewaysPhone(): boolean {
  const { innerWidth, innerHeight, screen } = window;
  if (innerWidth <= innerHeight || screen.orientation?.type.startsWith("portrait")) return false;
  return screen.width < TABLET_MIN_PX || Math.min(screen.width, screen.height) < PHONE_MAX_SHORT_SIDE_PX;
}

/** Leaves for the home page while a phone is held sideways (Public §4; WCAG 1.3.4 exception in docs/decisions). */
export function useUprightPhone(active = true): void {
  const router = useRouter();
  useEffect(() => {
    if (!active) return;
    let left = false;
    const check = () => {
      if (left || !isSidewaysPhone()) return;
      left = true;
      notify.info(accountDeletion.landscape);
      router.replace(routes.home);
    };
    check();
    window.addEventListener("resize", check);
    return () => window.removeEventListener("resize", check);
  }, [active, router]);
}
