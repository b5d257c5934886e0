"use client";

import { Toast } from "@base-ui/react/toast";
import { Check, CircleAlert, Info, X } from "lucide-react";
import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from "react";
import { IconButton } from "@/components/ui/icon-button";
import { closeNotice, type Notice, type NoticeKind, noticeLook, useNotices } from "@/components/ui/toaster";
import { useNoticePlacement } from "@/components/ui/use-notice-placement";
import { kitCopy } from "@/lib/content/kit";
import { TABLET_MIN_PX } from "@/lib/limits";

const SHOWN_MS = 5_000;
/** Screen readers announce what is added to a known live region, not what a new region contains. */
const REGION_FIRST_MS = 150;

/** The library makes each notice a dialog; the live region is the text inside. */
const NO_DIALOG = { role: undefined, "aria-modal": undefined };

const looks = {
  error: { icon: CircleAlert, tone: "text-[#ff9aa6]", role: "alert" },
  success: { icon: Check, tone: "text-padi-300", role: "status" },
  info: { icon: Info, tone: "text-padi-300", role: "status" },
} as const satisfies Record<NoticeKind, object>;

function NoticeText({ notice, onRemove }: { notice: Notice; onRemove: (element: HTMLElement | null) => void }) {
  const { icon: Icon, tone, role } = looks[notice.kind];
  const element = useRef<HTMLDivElement>(null);
  // The cleanup runs while the notice is still in the document and may have the focus.
  useLayoutEffect(() => () => onRemove(element.current), [onRemove]);
  return (
    <div ref={element} role={role} className={noticeLook}>
      <Icon aria-hidden="true" className={`size-5 flex-none ${tone}`} />
      <span className="min-w-0 max-[17rem]:order-last max-[17rem]:basis-full">
        <span className="block">{notice.message}</span>
        {notice.detail ? <span className="block font-normal">{notice.detail}</span> : null}
      </span>
      <IconButton label={kitCopy.close} icon={X} className="ml-auto" onClick={() => closeNotice(notice.place)} />
    </div>
  );
}

/** Returns the focus to where it came from when the notice that has it is removed. */
function useReturnOfFocus(region: RefObject<HTMLElement | null>) {
  const before = useRef<EventTarget>(null);
  useEffect(() => {
    const { current } = region;
    if (!current) return;
    const onFocusIn = ({ relatedTarget }: FocusEvent) => {
      if (!current.contains(relatedTarget as Node | null)) before.current = relatedTarget;
    };
    current.addEventListener("focusin", onFocusIn);
    return () => current.removeEventListener("focusin", onFocusIn);
  }, [region]);
  return useCallback((notice: HTMLElement | null) => {
    const hadFocus = notice?.closest("[data-notice]")?.contains(document.activeElement);
    if (hadFocus && before.current instanceof HTMLElement) before.current.focus({ preventScroll: true });
  }, []);
}

function Notices() {
  const notices = useNotices();
  const { toasts, add, close } = Toast.useToastManager<Notice>();
  /** The `id` of the notice shown in each place. */
  const shown = useRef(new Map<number, number>());
  const [ready, setReady] = useState(false);
  const region = useRef<HTMLDivElement>(null);
  const onRemove = useReturnOfFocus(region);
  useNoticePlacement(notices.at(-1), region);

  useEffect(() => {
    const timer = setTimeout(setReady, REGION_FIRST_MS, true);
    return () => clearTimeout(timer);
  }, []);

  useEffect(() => {
    if (!ready) return;
    for (const place of shown.current.keys()) {
      if (notices.some((notice) => notice.place === place)) continue;
      shown.current.delete(place);
      close(String(place));
    }
    for (const notice of notices) {
      const { id, place, kind } = notice;
      if (shown.current.get(place) === id) continue;
      shown.current.set(place, id);
      add({ id: String(place), data: notice, timeout: kind === "error" ? 0 : SHOWN_MS, onClose: () => closeNotice(place) });
    }
  }, [notices, ready, add, close]);

  return (
    <Toast.Viewport ref={region} render={<section />} aria-label={kitCopy.notices}>
      <ol
        data-notices=""
        className="pointer-events-none fixed top-(--notices-top) right-3 left-3 z-999 ml-auto flex max-w-104 flex-col gap-3 md:right-6"
      >
        {toasts.map((item) => (
          <Toast.Root
            key={item.id}
            toast={item}
            render={<li />}
            {...NO_DIALOG}
            data-notice=""
            swipeDirection={["up", "right"]}
            className="pointer-events-auto w-full rounded-sm transition-opacity duration-base focus-visible:outline-3! focus-visible:outline-action! focus-visible:outline-offset-3! data-limited:hidden data-ending-style:opacity-0 data-starting-style:opacity-0"
          >
            {/* The key makes screen readers announce a repeated message again. */}
            {item.data ? <NoticeText key={item.data.id} notice={item.data} onRemove={onRemove} /> : null}
          </Toast.Root>
        ))}
      </ol>
    </Toast.Viewport>
  );
}

/** Shows the notices of the store, each under its `place`. On a phone fewer at a time, to leave room for the page. */
export function ToastList() {
  return (
    <Toast.Provider limit={window.innerWidth < TABLET_MIN_PX ? 2 : 4}>
      <Notices />
    </Toast.Provider>
  );
}
