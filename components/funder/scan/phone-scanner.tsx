"use client";

import { useCallback, useEffect, useRef, useState } from "react";
import { Form } from "@/components/form/form";
import { FormRefusal } from "@/components/form/form-refusal";
import { SubmitButton } from "@/components/form/submit-button";
import { TextField } from "@/components/form/text-field";
import { useZodForm } from "@/components/form/use-zod-form";
import { type Claim, claimScan } from "@/components/funder/scan/api";
import type { CodeValues } from "@/components/funder/scan/code-schema";
import type { Page } from "@/components/funder/scan/picture";
import { InAppNotice } from "@/components/ui/in-app-notice";
import { QueryProvider } from "@/components/ui/query-provider";
import { useLazyComponent } from "@/components/ui/use-lazy-component";
import { useSingleMutation } from "@/components/ui/use-single-mutation";
import { ApiError, asApiError } from "@/lib/api/api-error";
import { inAppBrowser, pageUserAgent } from "@/lib/browser/in-app-browser";
import { inAppCopy } from "@/lib/content/in-app";
import { scanPage as copy } from "@/lib/content/scan";
import type { ScanDocument } from "@/lib/contract/scan";

const loadSchema = () => import("@/components/funder/scan/code-schema").then(({ codeSchema }) => codeSchema);
const loadSteps = () => import("@/components/funder/scan/scan-steps").then(({ ScanSteps }) => ScanSteps);

/** 192 random bits: the secret of this phone for one code. */
function newPass(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(24));
  return btoa(String.fromCharCode(...bytes))
    .replace(/\+/g, "-")
    .replace(/\//g, "_");
}

/** Removes the code from the address and the history. */
function removeHash(): void {
  if (window.location.hash) history.replaceState(history.state, "", window.location.pathname);
}

const refusalOf = (error: Error) => (error instanceof ApiError && error.kind === "not-found" ? copy.notOffered : asApiError(error).message);

/** The code of the laptop, from the address or typed, and then the scanner. */
function Scanner() {
  const form = useZodForm<CodeValues, { code: string }>(loadSchema, { defaultValues: { code: "" } });
  const { setValue, setError, handleSubmit } = form;
  const [claim, setClaim] = useState<Claim>();
  const [pages, setPages] = useState<Page[]>([]);
  /** All documents of the code, and those that this phone has sent. */
  const [documents, setDocuments] = useState<ScanDocument[]>([]);
  const [taken, setTaken] = useState<string[]>([]);
  // Reused when the same code is opened again after a lost response; a new code gets a new pass.
  const attempt = useRef({ code: "", pass: "" });
  const { Part: ScanSteps, ask } = useLazyComponent(loadSteps);
  const { mutate, isPending } = useSingleMutation({
    ...claimScan,
    async onSuccess(accepted) {
      if (!(await ask())) return;
      const { field, kind, others = [] } = accepted;
      setDocuments([{ field, kind }, ...others]);
      // A new code lists only documents that are still missing.
      setTaken([]);
      setClaim(accepted);
    },
    onError: (error) => setError("code", { type: "server", message: refusalOf(error) }, { shouldFocus: true }),
  });
  const sent = claim?.field;
  const onTaken = useCallback(() => sent && setTaken((before) => [...new Set([...before, sent])]), [sent]);
  const open = ({ code }: { code: string }) => {
    if (attempt.current.code !== code) attempt.current = { code, pass: newPass() };
    removeHash();
    return mutate(attempt.current);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address is read when the page opens, and when it changes
  useEffect(() => {
    const read = () => {
      const code = window.location.hash.slice(1);
      if (!code) return;
      setClaim(undefined);
      setValue("code", code);
      // Inside an app the code stays unused and in the address, with which the page is opened in a browser.
      if (!inAppBrowser(pageUserAgent())) void handleSubmit(open)();
    };
    read();
    window.addEventListener("hashchange", read);
    return () => window.removeEventListener("hashchange", read);
  }, []);

  if (claim && ScanSteps)
    return (
      <ScanSteps
        key={claim.field}
        claim={claim}
        pages={pages}
        onPages={setPages}
        documents={documents}
        taken={taken}
        onTaken={onTaken}
        onPick={(document) => setClaim({ ...claim, ...document })}
        onRefused={(message) => {
          setClaim(undefined);
          setValue("code", "");
          // The field is drawn again first.
          setTimeout(() => setError("code", { type: "server", message }, { shouldFocus: true }));
        }}
      />
    );
  return (
    <>
      <InAppNotice text={inAppCopy.scan} />
      <h1 className="mb-3 text-h2">{copy.heading}</h1>
      <p className="text-fg-soft text-lead">{copy.lead}</p>
      {pages.length > 0 ? <p className="mt-4 font-semibold">{copy.kept(pages.length)}</p> : null}
      <Form form={form} onSubmit={open} className="mt-6 grid gap-6">
        <TextField
          control={form.control}
          name="code"
          label={copy.code}
          hint={copy.codeHint}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          enterKeyHint="go"
        />
        <FormRefusal text={form.formState.errors.root?.message} />
        <SubmitButton busy={isPending} busyLabel={copy.opening}>
          {copy.open}
        </SubmitButton>
      </Form>
    </>
  );
}

/** /pindai: the phone as the scanner of a registration that is open on a laptop. */
export function PhoneScanner() {
  return (
    <QueryProvider>
      <Scanner />
    </QueryProvider>
  );
}
