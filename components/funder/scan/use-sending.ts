"use client";

import { useCallback, useEffect, useRef, useState } from "react";
import type { Claim } from "@/components/funder/scan/api";
import type { Page } from "@/components/funder/scan/picture";
import { sendUpload } from "@/components/funder/upload/send-upload";
import { sendWithRetries } from "@/components/funder/upload/send-with-retries";
import { asApiError, isNoResponse } from "@/lib/api/api-error";
import { scanSteps } from "@/lib/content/scan-steps";
import { apiCodes } from "@/lib/contract/envelope";
import { jpegPdf } from "@/lib/scanner/jpeg-pdf";

const copy = scanSteps.pages;

type Job = { pages: Page[]; file: File; requestId: string | undefined };
type Sending = { percentage: number; retrying: boolean };

/** The finished pages as one PDF, or the one picture as it is. */
async function fileOf(pages: Page[], name: string, isPdf: boolean): Promise<File> {
  if (!isPdf) return new File([pages[0]?.jpeg as Blob], `${name}.jpg`, { type: "image/jpeg" });
  const jpegs = await Promise.all(pages.map(async ({ jpeg, width, height }) => ({ bytes: new Uint8Array(await jpeg.arrayBuffer()), width, height })));
  return new File([jpegPdf(jpegs)], `${name}.pdf`, { type: "application/pdf" });
}

type Options = { claim: Claim; name: string; pages: Page[]; onSent: () => void; onRefused: (message: string) => void };

/**
 * Sends the pages as one file. An interrupted upload is sent again when the network is back, under the same request id, so
 * that a lost answer does not add the file twice. `onRefused`: the code is not valid any more.
 */
export function useSending({ claim, name, pages, onSent, onRefused }: Options) {
  const [sending, setSending] = useState<Sending>();
  const [message, setMessage] = useState<string>();
  const job = useRef<Job>(undefined);
  const running = useRef<AbortController>(undefined);
  const broken = useRef(false);

  const send = useCallback(async () => {
    if (running.current) return;
    const abort = new AbortController();
    running.current = abort;
    broken.current = false;
    setMessage(undefined);
    setSending({ percentage: 0, retrying: false });
    try {
      if (job.current?.pages !== pages)
        job.current = { pages, file: await fileOf(pages, name, claim.kind === "pages"), requestId: crypto.randomUUID?.() };
      const { file, requestId } = job.current;
      await sendWithRetries(file, {
        send: (one, options) => sendUpload(one, { ...options, registrationId: undefined, scan: { pass: claim.pass, field: claim.field, requestId } }),
        signal: abort.signal,
        onProgress: (percentage) => setSending({ percentage: Math.min(99, Math.floor(percentage)), retrying: false }),
        onRetry: () => setSending({ percentage: 0, retrying: true }),
      });
      job.current = undefined;
      onSent();
    } catch (cause) {
      if (abort.signal.aborted) return;
      const error = asApiError(cause);
      if (error.code === apiCodes.codeWrong) return onRefused(error.message);
      broken.current = isNoResponse(error);
      setMessage(broken.current ? copy.unsent : error.message);
    } finally {
      if (running.current === abort) running.current = undefined;
      setSending(undefined);
    }
  }, [claim, name, pages, onSent, onRefused]);

  const cancel = useCallback(() => {
    running.current?.abort();
    running.current = undefined;
  }, []);

  useEffect(() => {
    const resume = () => broken.current && void send();
    window.addEventListener("online", resume);
    return () => window.removeEventListener("online", resume);
  }, [send]);
  useEffect(() => cancel, [cancel]);
  return { send, cancel, sending, message };
}
