"use client";

import { Info } from "lucide-react";
import { useState } from "react";
import { States } from "@/app/dev/components/states";
import { Accordion, AccordionItem } from "@/components/ui/accordion";
import { ArrowLink } from "@/components/ui/arrow-link";
import { Button } from "@/components/ui/button";
import { Carousel } from "@/components/ui/carousel";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import { CopyLink } from "@/components/ui/copy-link";
import { CopyableNumber } from "@/components/ui/copyable-number";
import { Dialog, DialogActions } from "@/components/ui/dialog";
import { HeroCarousel } from "@/components/ui/hero-carousel";
import { IconButton } from "@/components/ui/icon-button";
import { InAppNotice } from "@/components/ui/in-app-notice";
import { Logo } from "@/components/ui/logo";
import { Mark } from "@/components/ui/mark";
import { Pagination } from "@/components/ui/pagination";
import { Proof } from "@/components/ui/proof";
import { QrCode } from "@/components/ui/qr-code";
import { Tabs } from "@/components/ui/tabs";
import { toast } from "@/components/ui/toaster";
import { VideoButton } from "@/components/ui/video-button";

const variants = ["primary", "line", "gold", "danger", "text"] as const;
const sizes = ["hero", "default", "compact"] as const;
/** 31 January 2026, 12:00 in Jakarta. */
const RECEIVED_AT = 1_769_835_600_000;
const slides = ["One", "Two", "Three", "Four", "Five", "Six"].map((id) => ({
  id,
  content: <div className="grid h-40 place-items-center rounded-sm bg-bg-quiet">{id}</div>,
}));

export function KitStates() {
  const [open, setOpen] = useState(false);
  const [asking, setAsking] = useState(false);
  const [page, setPage] = useState(3);
  return (
    <>
      <States name="Button">
        {variants.map((variant) => (
          <div key={variant} className="flex flex-wrap items-center gap-3">
            {sizes.map((size) => (
              <Button key={size} variant={variant} size={size}>
                {variant} {size}
              </Button>
            ))}
            <Button variant={variant} busy busyLabel="Busy">
              Busy
            </Button>
            <Button variant={variant} disabled>
              Disabled
            </Button>
          </div>
        ))}
      </States>
      <States name="IconButton and Mark">
        <div className="flex items-center gap-3">
          <IconButton label="Plain" icon={Info} />
          <IconButton label="Line" icon={Info} line />
          <IconButton label="Disabled" icon={Info} line disabled />
          <Mark />
          <Mark turning />
        </div>
      </States>
      <States name="Links, logo and QR code">
        <div className="flex flex-wrap items-center gap-6">
          <ArrowLink href="#">ArrowLink</ArrowLink>
          <CopyLink url="https://simpul.example/bantuan" />
          <CopyableNumber number="HPS-7K3M-Q9XR-02VT" copy={{ label: "Number", copy: "Copy", copied: "Copied" }} hint="A hint" />
          <Logo />
          <QrCode text="https://simpul.example" label="QR code" />
        </div>
      </States>
      <States name="Tabs">
        <Tabs
          label="Tabs"
          tabs={["First", "Second", "Third"].map((label) => ({ id: label.toLowerCase(), label, panel: <p>Panel of {label.toLowerCase()}</p> }))}
        />
      </States>
      <States name="Accordion">
        <Accordion>
          <AccordionItem summary="Closed">Text</AccordionItem>
          <AccordionItem summary="Open" open>
            Text
          </AccordionItem>
        </Accordion>
      </States>
      <States name="Pagination">
        <Pagination label="Pages" page={page} pages={12} onSelect={setPage} />
      </States>
      <States name="Carousel">
        <Carousel label="Single" slides={slides.slice(0, 3)} />
        <Carousel label="Several" kind="multi" autoplay={false} slides={slides} slideClassName="w-80 mr-4" heading={<h3>Several</h3>} />
        <Carousel label="One slide has no controls" slides={slides.slice(0, 1)} />
      </States>
      <States name="HeroCarousel">
        <div className="relative xl:h-176">
          <HeroCarousel label="Hero" slides={[slides[0] as (typeof slides)[0], ...slides.slice(1)]} />
        </div>
      </States>
      <States name="Proof">
        <Proof
          title="Proof"
          number="HPS-7K3M-Q9XR-02VT"
          words={{ label: "Number", copy: "Copy", copied: "Copied" }}
          hint="A hint"
          at={RECEIVED_AT}
          steps={[
            { when: "Today", text: "It was received" },
            { when: "In 14 days", text: "It is done" },
          ]}
        />
      </States>
      <States name="InAppNotice and VideoButton">
        <InAppNotice text="Shown in the browsers of other apps only" />
        <VideoButton video={{ src: "/video/none.mp4", title: "A film", text: ["What is said"] }}>Play</VideoButton>
      </States>
      <States name="Dialog and toasts">
        <div className="flex flex-wrap gap-3">
          <Button onClick={() => setOpen(true)}>Open a dialog</Button>
          <Button onClick={() => setAsking(true)}>Ask before a loss</Button>
          {(["error", "success", "info"] as const).map((kind) => (
            <Button key={kind} variant="line" onClick={() => toast[kind](`A toast of kind ${kind}`)}>
              Show {kind}
            </Button>
          ))}
        </div>
        <Dialog open={open} onOpenChange={setOpen} title="Title" description="One sentence below the title.">
          <p>Body</p>
          <DialogActions>
            <Button variant="line" onClick={() => setOpen(false)}>
              Cancel
            </Button>
            <Button onClick={() => setOpen(false)}>Continue</Button>
          </DialogActions>
        </Dialog>
        <ConfirmDialog
          open={asking}
          title="Delete the draft?"
          text="What is lost."
          yes="Delete"
          no="Cancel"
          onYes={() => setAsking(false)}
          onNo={() => setAsking(false)}
        />
      </States>
    </>
  );
}
