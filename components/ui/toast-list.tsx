"use client";

import { Check, CircleAlert, Info, X } from "lucide-react";
import { useEffect, useRef } from "react";
import { Toaster as Sonner, toast } from "sonner";
import { IconButton } from "@/components/ui/icon-button";
import { type Notice, type NoticeKind, noticeLook, onAttemptEnded, onRetracted, takeNotices } from "@/components/ui/toaster";
import { NOTICE_GAP_PX, useNoticeManners } from "@/components/ui/use-notice-manners";
import { kitCopy } from "@/lib/content/kit";
import { TABLET_MIN_PX } from "@/lib/limits";

const SHOWN_MS = 5_000;
/** Screen readers announce what is added to a known live region, not what a new region contains. */
const REGION_FIRST_MS = 150;

const looks = {
  error: { icon: CircleAlert, tone: "text-[#ff9aa6]", role: "alert" },
  success: { icon: Check, tone: "text-padi-300", role: "status" },
  info: { icon: Info, tone: "text-padi-300", role: "status" },
} as const satisfies Record<NoticeKind, object>;

function Toast({ notice, onClose }: { notice: Notice; onClose: () => void }) {
  const { icon: Icon, tone, role } = looks[notice.kind];
  return (
    <div role={role} className={noticeLook}>
      <Icon aria-hidden="true" className={`size-5 flex-none ${tone}`} />
      <span className="min-w-0">{notice.message}</span>
      <IconButton label={kitCopy.close} icon={X} className="ml-auto" onClick={onClose} />
    </div>
  );
}

/** The list of notices; `turn` changes when new ones are waiting. */
export function ToastList({ turn }: { turn: number }) {
  const known = useRef(false);
  /** The last notice shown under each id of Sonner. */
  const shown = useRef(new Map<string | number, Notice>());
  const region = useRef<HTMLElement>(null);
  useNoticeManners(turn, region);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `turn` signals that notices are waiting
  useEffect(() => {
    const show = () => {
      known.current = true;
      for (const notice of takeNotices()) {
        // A repeated message replaces its notice; the new key makes screen readers announce it again.
        const same = [...shown.current].find(([, { kind, message }]) => kind === notice.kind && message === notice.message);
        // A notice that is being dismissed is not replaced.
        const place = same?.[0] ?? notice.id;
        shown.current.set(place, notice);
        toast.custom((id) => <Toast key={notice.id} notice={notice} onClose={() => toast.dismiss(id)} />, {
          id: place,
          onDismiss: ({ id }) => shown.current.delete(id),
          onAutoClose: ({ id }) => shown.current.delete(id),
          duration: notice.kind === "error" ? Number.POSITIVE_INFINITY : SHOWN_MS,
        });
      }
    };
    onAttemptEnded((until) => {
      if (!known.current) return;
      // The attempt's own notices first, so that a repeated message stays in its place.
      show();
      for (const [place, { id, kind }] of shown.current) {
        if (id > until || kind !== "error") continue;
        toast.dismiss(place);
        shown.current.delete(place);
      }
    });
    onRetracted((message) => {
      for (const [place, notice] of shown.current) {
        if (notice.message !== message) continue;
        toast.dismiss(place);
        shown.current.delete(place);
      }
    });
    if (known.current) return show();
    const timer = setTimeout(show, REGION_FIRST_MS);
    return () => clearTimeout(timer);
  }, [turn]);
  return (
    <Sonner
      ref={region}
      position="top-right"
      containerAriaLabel={kitCopy.notices}
      offset={{ top: "var(--notices-top)", right: "1.5rem" }}
      mobileOffset={{ top: "var(--notices-top)", left: "0.75rem", right: "0.75rem" }}
      style={{ "--width": "26rem", fontFamily: "inherit" } as React.CSSProperties}
      // Fewer on a phone, to leave room for the page; older ones appear as newer ones are closed.
      visibleToasts={window.innerWidth < TABLET_MIN_PX ? 2 : 4}
      expand
      gap={NOTICE_GAP_PX}
      toastOptions={{ unstyled: true, className: "w-full" }}
    />
  );
}
