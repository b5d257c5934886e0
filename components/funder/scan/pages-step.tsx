"use client";

import { Plus, RotateCw, Send, Trash2 } from "lucide-react";
import { FormRefusal } from "@/components/form/form-refusal";
import type { Page } from "@/components/funder/scan/picture";
import type { useSending } from "@/components/funder/scan/use-sending";
import { Button } from "@/components/ui/button";
import { IconButton } from "@/components/ui/icon-button";
import { scanSteps } from "@/lib/content/scan-steps";
import { UPLOAD_MAX_BYTES } from "@/lib/limits";

const copy = scanSteps.pages;

/** Above this size no page can be added, bytes: one more still fits into an upload. */
const FULL_BYTES = 0.85 * UPLOAD_MAX_BYTES;

type Props = {
  pages: Page[];
  /** Whether more than one page belongs to the document. */
  several: boolean;
  sending: ReturnType<typeof useSending>;
  onAdd: () => void;
  onTurn: (page: Page) => void;
  onRemove: (id: string) => void;
};

/** The finished pages, to look at, remove, add to and send. */
export function PagesStep({ pages, several, sending: { send, cancel, sending, message }, onAdd, onTurn, onRemove }: Props) {
  const full = pages.reduce((sum, { jpeg }) => sum + jpeg.size, 0) > FULL_BYTES;
  return (
    <div className="grid gap-4">
      <ol className="grid gap-4" style={{ gridTemplateColumns: "repeat(2, minmax(0, 1fr))" }}>
        {pages.map((page, index) => (
          <li key={page.id} className="grid content-start gap-1">
            {/* biome-ignore lint/performance/noImgElement: a picture of this device */}
            <img src={page.src} width={page.width} height={page.height} alt={copy.page(index + 1)} className="h-auto w-full border border-line" />
            {sending ? null : (
              <div className="flex justify-between">
                <IconButton label={copy.turn(index + 1)} icon={RotateCw} onClick={() => onTurn(page)} />
                <IconButton label={copy.remove(index + 1)} icon={Trash2} onClick={() => onRemove(page.id)} />
              </div>
            )}
          </li>
        ))}
      </ol>
      {full ? <p className="rounded-sm bg-warning-bg px-4 py-3 text-warning">{copy.full}</p> : null}
      <FormRefusal text={message} />
      <p role="status">{sending ? (sending.retrying ? copy.resending : copy.sending(sending.percentage)) : copy.local}</p>
      <div className="grid gap-3">
        <Button size="hero" busy={Boolean(sending)} onClick={send}>
          <Send aria-hidden="true" className="size-5" />
          {copy.send(pages.length)}
        </Button>
        {sending ? (
          <Button variant="line" onClick={cancel}>
            {copy.cancel}
          </Button>
        ) : full ? null : (
          <Button variant="line" onClick={onAdd}>
            <Plus aria-hidden="true" className="size-5" />
            {several ? copy.add : copy.replace}
          </Button>
        )}
      </div>
    </div>
  );
}
