"use client";

import { Copy } from "lucide-react";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { Button } from "@/components/ui/button";
import { toast } from "@/components/ui/toaster";
import { copyText } from "@/lib/browser/copy-text";
import { isText, storedItem } from "@/lib/browser/storage";
import { formCopy } from "@/lib/content/form";
import { messages } from "@/lib/content/messages";

/** Stores for this tab that the person continues on this device, or has an account. */
const passedItem = storedItem("continueHere", isText);
const HERE = "1";
const MEMBER = "akun";
const FORM_ID = "formulir";

const here = () => window.location.href;

type Props = {
  copy: { title: string; text: string; copy: string; copyHint?: string; proceed: string };
  /** The address to copy and its part that people read, where it is another than the one shown in the browser. */
  link?: () => string;
  /** Name of a button that opens the form in place of the apology, for people who need no registration. */
  disclosure?: string;
  /** Shown below the apology, such as a link for borrowers. */
  after?: ReactNode;
  children: ReactNode;
};

/**
 * On a phone-size screen an apology takes the place of a form (Accounts §9). It can be passed, because a zoomed
 * laptop reports the same width as a phone. Without scripts the form is open to those who need no registration.
 */
export function DesktopOnlyNotice({ copy, link = here, disclosure, after, children }: Props) {
  const [passed, setPassed] = useState(false);
  const form = useRef<HTMLDivElement>(null);
  const [address, setAddress] = useState("");
  useEffect(() => {
    const before = passedItem.get();
    setPassed(before === HERE || (before === MEMBER && disclosure !== undefined));
  }, [disclosure]);
  useEffect(() => {
    const { host, pathname } = new URL(link());
    setAddress(host + pathname);
  }, [link]);

  const copyLink = async () => {
    const copied = await copyText(link());
    if (copied) toast.success(messages.linkCopied);
    else toast.info(formCopy.addressNotCopied);
  };
  const proceed = () => {
    // The clicked button disappears with the notice: focus the form.
    flushSync(() => setPassed(true));
    (disclosure ? form.current?.querySelector("input") : null)?.focus();
    if (!form.current?.contains(document.activeElement)) form.current?.focus();
    passedItem.set(disclosure ? MEMBER : HERE);
  };

  return (
    <>
      <div className={passed ? "hidden" : disclosure ? "md:hidden noscript:hidden" : "md:hidden"}>
        <div className="mb-7 h-44 overflow-hidden leaf-16">
          {/* biome-ignore lint/performance/noImgElement: a drawing needs no image service */}
          <img src="/art/kain-ponsel.svg" alt="" width="480" height="180" className="size-full" />
        </div>
        {/* biome-ignore lint/a11y/useSemanticElements: the document has one h1, the form's; this one leads where it is hidden */}
        <p role="heading" aria-level={1} className="text-h1">
          {copy.title}
        </p>
        <p className="mt-4 text-fg-soft text-lead">{copy.text}</p>
        {disclosure && (
          <Button size="hero" block className="mt-7 noscript:hidden" onClick={proceed}>
            {disclosure}
          </Button>
        )}
        <Button
          size="hero"
          variant={disclosure ? "line" : "primary"}
          block
          className={`${disclosure ? "mt-3" : "mt-7"} noscript:hidden`}
          onClick={copyLink}
        >
          <Copy aria-hidden="true" className="size-5" />
          {copy.copy}
        </Button>
        <p className="mt-3 min-h-6 break-all text-center text-fg-mute text-small">{address}</p>
        {copy.copyHint && <p className="mt-2 text-fg-soft text-small">{copy.copyHint}</p>}
        {!disclosure && (
          <Button variant="text" block className="mt-2 underline underline-offset-4 noscript:hidden" onClick={proceed}>
            {copy.proceed}
          </Button>
        )}
      </div>
      <div
        ref={form}
        id={FORM_ID}
        tabIndex={-1}
        className={`outline-hidden ${passed ? "" : disclosure ? "max-md:hidden noscript:block" : "max-md:hidden"}`}
      >
        {children}
      </div>
      {after && <div className={passed ? "hidden" : "md:hidden"}>{after}</div>}
    </>
  );
}
