"use client";

import { Check, CircleAlert, Info, X } from "lucide-react";
import { useEffect, useRef } from "react";
import { Toaster as Sonner, toast } from "sonner";
import { IconButton } from "@/components/ui/icon-button";
import { type Notice, type NoticeKind, noticeLook, onAttemptEnded, takeNotices } from "@/components/ui/toaster";
import { NOTICE_GAP_PX, useNoticeManners } from "@/components/ui/use-notice-manners";
import { kitWords } from "@/lib/content/kit";
import { TABLET_MIN_PX } from "@/lib/limits";

const SHOWN_MS = 5_000;
/** Screen readers tell what comes into a region that they know, not what a region brings along. */
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
      <IconButton label={kitWords.close} icon={X} className="ml-auto" onClick={onClose} />
    </div>
  );
}

/** The list itself; `turn` changes when there is something new to take. */
export function ToastList({ turn }: { turn: number }) {
  const known = useRef(false);
  /** The number of the last notice in each place of the list. */
  const shown = useRef(new Map<string | number, Notice>());
  const region = useRef<HTMLElement>(null);
  useNoticeManners(turn, region);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the turn is the signal that notices wait
  useEffect(() => {
    const show = () => {
      known.current = true;
      for (const notice of takeNotices()) {
        // The same words again replace the notice instead of piling up; by its key they are told anew.
        const same = [...shown.current].find(([, { kind, message }]) => kind === notice.kind && message === notice.message);
        // What is on its way out is not replaced: it has left its place.
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
      // What the attempt itself has said comes first: the same words keep their place.
      show();
      for (const [place, { id, kind }] of shown.current) {
        if (id > until || kind !== "error") continue;
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
      containerAriaLabel={kitWords.notices}
      offset={{ top: "var(--notices-top)", right: "1.5rem" }}
      mobileOffset={{ top: "var(--notices-top)", left: "0.75rem", right: "0.75rem" }}
      style={{ "--width": "26rem", fontFamily: "inherit" } as React.CSSProperties}
      // A phone keeps room for the page below them; the older ones come forward as the newer are closed.
      visibleToasts={window.innerWidth < TABLET_MIN_PX ? 2 : 4}
      expand
      gap={NOTICE_GAP_PX}
      toastOptions={{ unstyled: true, className: "w-full" }}
    />
  );
}
