"use client";

import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { FormRefusal } from "@/components/form/form-refusal";
import { useSecondsLeft } from "@/components/form/use-seconds-left";
import { openScan, scanKey, scanState } from "@/components/funder/scan/api";
import { type Code, recallScan } from "@/components/funder/scan/scan-store";
import { rowsOf } from "@/components/funder/upload/upload-state";
import type { Uploads } from "@/components/funder/upload/use-uploads";
import { Button } from "@/components/ui/button";
import { Dialog, DialogActions } from "@/components/ui/dialog";
import { QrCode } from "@/components/ui/qr-code";
import { ApiError, isNoResponse } from "@/lib/api/api-error";
import { scanOffer as copy } from "@/lib/content/scan";
import { apiCodes } from "@/lib/contract/envelope";
import { SCAN_CODE_MS } from "@/lib/limits";
import { routes } from "@/lib/routes";

/** `documents`: all documents of the form, in its order. */
type Props = { open: boolean; onClose: () => void; field: string; title: string; documents: readonly string[]; uploads: Uploads };

/** The code in two groups, for reading it out. */
const grouped = (code: string) => code.replace(/^(.{4})(?=.)/, "$1-");
const timeLeft = (seconds: number) => (seconds > 60 ? copy.minutes(Math.ceil(seconds / 60)) : copy.seconds(seconds));

/** The state of a code, and the files received with it. Passes each file to the form once, also while the dialog is closed. */
function useScan(code: Code | undefined, { open, field, documents, uploads }: Pick<Props, "open" | "field" | "documents" | "uploads">) {
  const asked = scanState(uploads.owner, code ?? { code: "", endsAt: 0 }, { live: open });
  const { data, error } = useQuery({ ...asked, enabled: code !== undefined });
  const queries = useQueryClient();
  const name = code?.code ?? "";
  // Ends the stream of a closed dialog; the query then polls every two seconds.
  useEffect(() => {
    if (!open) void queries.cancelQueries({ queryKey: scanKey(name) });
  }, [open, name, queries]);
  const { receive } = uploads;
  const received = useRef(new Set<string>());
  const arrived = data?.files;
  useEffect(() => {
    for (const file of arrived ?? []) {
      // One that was removed from the form since must not come back.
      if (received.current.has(file.url)) continue;
      received.current.add(file.url);
      receive(file.field && documents.includes(file.field) ? file.field : field, file);
    }
  }, [arrived, field, documents, receive]);
  const seconds = useSecondsLeft(code?.endsAt ?? 0, SCAN_CODE_MS / 1_000);
  // Another tab opened a code for the same document.
  const replaced = error instanceof ApiError && error.code === apiCodes.codeWrong;
  const ended = seconds === 0 || replaced || data?.state === "ended";
  return { seconds, ended, claimed: data?.state === "claimed", files: arrived?.length ?? 0, offline: isNoResponse(error) };
}

type RunningProps = { code: string; state: ReturnType<typeof useScan>; busy: boolean; onAgain: () => void };

/** The code as long as no phone uses it, and what has happened to it. */
function RunningCode({ code, state: { seconds, ended, claimed, files, offline }, busy, onAgain }: RunningProps) {
  const address = window.location.host + routes.scan;
  const status = [
    ...(files > 0 ? [copy.arrived(files)] : []),
    ...(ended ? [copy.ended] : offline ? [copy.offline] : files > 0 ? [] : [claimed ? copy.claimed : copy.waiting]),
  ].join(" ");
  return (
    <>
      {ended || claimed ? null : (
        <div className="flex flex-wrap items-center gap-6">
          <QrCode text={`${window.location.origin}${routes.scan}#${code}`} label={copy.qr} className="w-50" />
          <div className="min-w-0 flex-1 basis-48">
            <p>{copy.how}</p>
            <p className="mt-3 text-fg-soft">{copy.address}</p>
            <p className="wrap-anywhere font-semibold">{address}</p>
            <p className="mt-3 text-fg-soft">{copy.code}</p>
            <p className="whitespace-nowrap text-h3 tabular-nums">
              <span aria-hidden="true" data-scan-code={code}>
                {grouped(code)}
              </span>
              <span className="sr-only">{copy.spelled(code)}</span>
            </p>
          </div>
        </div>
      )}
      <p role="status" className="rounded-sm bg-bg-quiet px-4 py-3 font-semibold">
        <span key={status}>{status}</span>
      </p>
      {ended ? null : (
        <p className="text-fg-mute text-small tabular-nums">
          <span key={timeLeft(seconds)}>{copy.left(timeLeft(seconds))}</span> {copy.caution}
        </p>
      )}
      {ended || claimed ? (
        <div>
          <Button variant="line" size="compact" busy={busy} onClick={onAgain}>
            {copy.again}
          </Button>
        </div>
      ) : null}
    </>
  );
}

/** The code for a phone as QR and text, what the phone does, and the files that arrived. */
export function ScanDialog({ open, onClose, field, title, documents, uploads }: Props) {
  const [code, setCode] = useState(() => recallScan(field, uploads.owner.handle));
  const { mutate, isPending, error } = useMutation({ ...openScan, onSuccess: setCode });
  const state = useScan(code, { open, field, documents, uploads });
  // The phone goes on to what is still missing.
  const others = documents.filter((other) => other !== field && rowsOf(uploads.items, other).length === 0);
  const start = () => mutate({ owner: uploads.owner, field, others });
  const isFirst = open && !code && !isPending && !error;
  // biome-ignore lint/correctness/useExhaustiveDependencies: opens the code once the dialog is open
  useEffect(() => {
    if (isFirst) start();
  }, [isFirst]);
  const notOffered = error instanceof ApiError && (error.kind === "not-found" || error.code === apiCodes.notOffered);
  return (
    <Dialog open={open} onOpenChange={onClose} title={copy.title} description={copy.lead(title)} staysOnPressBeside>
      {code ? (
        <RunningCode code={code.code} state={state} busy={isPending} onAgain={start} />
      ) : (
        <>
          <p role="status">{isPending ? copy.opening : ""}</p>
          <FormRefusal text={error ? (notOffered ? copy.notOffered : error.message) : undefined} />
        </>
      )}
      {error && !notOffered ? (
        <DialogActions>
          <Button variant="line" onClick={onClose}>
            {copy.done}
          </Button>
          <Button busy={isPending} onClick={start}>
            {copy.retry}
          </Button>
        </DialogActions>
      ) : (
        <Button variant={state.files > 0 ? "primary" : "line"} onClick={onClose}>
          {copy.done}
        </Button>
      )}
    </Dialog>
  );
}
