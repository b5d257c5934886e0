"use client";

import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import type { Owner } from "@/components/funder/upload/as-owner";
import { Button, buttonClass } from "@/components/ui/button";
import { Dialog, DialogActions } from "@/components/ui/dialog";
import { ApiError } from "@/lib/api/api-error";
import { funderCopy } from "@/lib/content/funder";
import { COLLEAGUE_LINK_HEADER } from "@/lib/contract/envelope";
import { loadReader } from "@/lib/pdf/load-reader";

const copy = funderCopy.upload;
/** Pages that are drawn; a longer document is downloaded. */
const PAGES_MAX = 30;
const PAGE_WIDTH_PX = 1_000;

type Stored = { url: string; name: string };

/** A stored document, with the session or with the handle of its registration. Throws for anybody but its owner. */
async function readFile(url: string, owner: Owner | undefined, signal: AbortSignal): Promise<Blob> {
  const read = (headers: Record<string, string>) => fetch(url, { headers, credentials: "same-origin", cache: "no-store", signal });
  const named: Record<string, string> = owner?.link ? { [COLLEAGUE_LINK_HEADER]: owner.link } : owner ? { RegistrationId: owner.handle } : {};
  let response = await read(owner?.link || owner?.ofSession === false ? named : {});
  if (response.status === 401 && owner) response = await read(named);
  const blob = await response.blob();
  if (!response.ok || blob.type.includes("json")) throw new ApiError("not-found", "1404", copy.viewFailed, { status: response.status });
  return blob;
}

/** Pages of a PDF as pictures, one after the other. */
function PdfPages({ blob, onFail }: { blob: Blob; onFail: () => void }) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    let close = () => {};
    let isStale = false;
    const draw = async () => {
      const reader = await loadReader();
      const task = reader.getDocument({ data: await blob.arrayBuffer() });
      close = () => void task.destroy();
      const document = await task.promise;
      for (let number = 1; number <= Math.min(document.numPages, PAGES_MAX) && !isStale; number += 1) {
        const page = await document.getPage(number);
        const viewport = page.getViewport({ scale: PAGE_WIDTH_PX / page.getViewport({ scale: 1 }).width });
        const canvas = Object.assign(window.document.createElement("canvas"), { width: viewport.width, height: viewport.height });
        canvas.className = "mb-3 block w-full bg-white";
        canvas.setAttribute("role", "img");
        canvas.setAttribute("aria-label", copy.pageOf(number, document.numPages));
        await page.render({ canvas, viewport }).promise;
        if (!isStale) list.current?.append(canvas);
      }
    };
    draw().catch(() => !isStale && onFail());
    return () => {
      isStale = true;
      close();
      list.current?.replaceChildren();
    };
  }, [blob, onFail]);
  return <div ref={list} />;
}

/** Shows a stored file to its owner: a picture or the pages of a PDF. Anything else is downloaded. */
export function FileViewer({ file: { url, name }, owner, onClose }: { file: Stored; owner?: Owner | undefined; onClose: () => void }) {
  const [failed, setFailed] = useState(false);
  const [fail] = useState(() => () => setFailed(true));
  const { data: blob, isError } = useQuery({
    queryKey: ["file", url],
    queryFn: ({ signal }) => readFile(url, owner, signal),
    gcTime: 0,
    retry: false,
    meta: { silent: true },
  });
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    if (!blob) return;
    const made = URL.createObjectURL(blob);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [blob]);
  const kind = blob?.type.startsWith("image/") ? "image" : blob?.type === "application/pdf" ? "pdf" : "other";
  const problem = isError || failed ? copy.viewFailed : blob && kind === "other" ? copy.notViewable : undefined;
  return (
    <Dialog open onOpenChange={onClose} title={name} className="md:max-w-220">
      <p role="status" className={problem ? "font-semibold" : "text-fg-soft"}>
        {problem ?? (blob ? "" : copy.viewing)}
      </p>
      {address && kind === "image" && !failed ? (
        // biome-ignore lint/performance/noImgElement: a private picture from memory
        <img src={address} alt={name} onError={fail} className="h-auto w-full" />
      ) : null}
      {blob && kind === "pdf" && !failed ? <PdfPages blob={blob} onFail={fail} /> : null}
      <DialogActions>
        {address ? (
          <a href={address} download={name} className={buttonClass({ variant: "line" })}>
            {copy.download}
          </a>
        ) : null}
        <Button onClick={onClose}>{copy.close}</Button>
      </DialogActions>
    </Dialog>
  );
}
