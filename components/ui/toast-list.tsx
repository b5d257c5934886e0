"use client";

import { Check, CircleAlert, Info, X } from "lucide-react";
import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from "react";
import { Toaster as Sonner, toast } from "sonner";
import { IconButton } from "@/components/ui/icon-button";
import { closeNotice, type Notice, type NoticeKind, noticeLook, useNotices } from "@/components/ui/toaster";
import { NOTICE_GAP_PX, useNoticePlacement } from "@/components/ui/use-notice-placement";
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

function Toast({ notice, onRemove }: { notice: Notice; onRemove: (element: HTMLElement | null) => void }) {
  const { icon: Icon, tone, role } = looks[notice.kind];
  const element = useRef<HTMLDivElement>(null);
  // The cleanup runs while the notice is still in the document and may have the focus.
  useLayoutEffect(() => () => onRemove(element.current), [onRemove]);
  return (
    <div ref={element} role={role} className={noticeLook}>
      <Icon aria-hidden="true" className={`size-5 flex-none ${tone}`} />
      <span className="min-w-0">
        <span className="block">{notice.message}</span>
        {notice.detail ? <span className="block font-normal">{notice.detail}</span> : null}
      </span>
      <IconButton label={kitCopy.close} icon={X} className="ml-auto" onClick={() => closeNotice(notice.place)} />
    </div>
  );
}

/**
 * Returns the focus to where it came from when the notice that has it is removed. Sonner would return it whenever it
 * leaves the notices, also by Tab or a press on a field, so Sonner does not learn of the focus.
 */
function useReturnOfFocus(region: RefObject<HTMLElement | null>) {
  const before = useRef<EventTarget>(null);
  useEffect(() => {
    const { current } = region;
    if (!current) return;
    const onFocusIn = (event: FocusEvent) => {
      event.stopPropagation();
      if (!current.contains(event.relatedTarget as Node | null)) before.current = event.relatedTarget;
    };
    current.addEventListener("focusin", onFocusIn);
    return () => current.removeEventListener("focusin", onFocusIn);
  }, [region]);
  return useCallback((notice: HTMLElement | null) => {
    const hadFocus = notice?.closest("[data-sonner-toast]")?.contains(document.activeElement);
    if (hadFocus && before.current instanceof HTMLElement) before.current.focus({ preventScroll: true });
  }, []);
}

/** Shows the notices of the store in Sonner, each under its `place`. */
export function ToastList() {
  const notices = useNotices();
  /** The `id` of the notice shown in each place. */
  const shown = useRef(new Map<number, number>());
  const [ready, setReady] = useState(false);
  const region = useRef<HTMLElement>(null);
  const onRemove = useReturnOfFocus(region);
  useNoticePlacement(notices.at(-1)?.id, region);

  useEffect(() => {
    const timer = setTimeout(setReady, REGION_FIRST_MS, true);
    return () => clearTimeout(timer);
  }, []);

  useEffect(() => {
    if (!ready) return;
    for (const place of shown.current.keys()) {
      if (notices.some((notice) => notice.place === place)) continue;
      shown.current.delete(place);
      toast.dismiss(place);
    }
    for (const notice of notices) {
      const { id, place, kind } = notice;
      if (shown.current.get(place) === id) continue;
      shown.current.set(place, id);
      // The key makes screen readers announce a repeated message again.
      toast.custom(() => <Toast key={id} notice={notice} onRemove={onRemove} />, {
        id: place,
        onDismiss: () => closeNotice(place),
        onAutoClose: () => closeNotice(place),
        duration: kind === "error" ? Number.POSITIVE_INFINITY : SHOWN_MS,
      });
    }
  }, [notices, ready, onRemove]);

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
      toastOptions={{
        unstyled: true,
        className: "w-full rounded-sm focus-visible:outline-3! focus-visible:outline-action! focus-visible:outline-offset-3!",
      }}
    />
  );
}
