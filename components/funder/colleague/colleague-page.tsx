"use client";

import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useEffect, useState } from "react";
import { openedLink } from "@/components/funder/colleague/api";
import { ColleagueForm, type Work, workItem } from "@/components/funder/colleague/colleague-form";
import { savedTime } from "@/components/funder/draft/saved-time";
import { FinishedCloth } from "@/components/funder/finished-cloth";
import { Button } from "@/components/ui/button";
import { InAppNotice } from "@/components/ui/in-app-notice";
import { Mark } from "@/components/ui/mark";
import { QueryProvider } from "@/components/ui/query-provider";
import { asApiError, isTemporary } from "@/lib/api/api-error";
import { MAIN_ID } from "@/lib/browser/names";
import { colleaguePage as copy } from "@/lib/content/colleague";
import { inAppCopy } from "@/lib/content/in-app";
import { routes } from "@/lib/routes";

const Heading = ({ children }: { children: ReactNode }) => <h1 className="text-[clamp(2rem,1.5rem+1.8vw,3rem)] leading-[1.05]">{children}</h1>;

/** In place of the form: what happened, with a way on where there is one. */
function Ending({ title, text, done, children }: { title: string; text: string; done?: boolean; children?: ReactNode }) {
  return (
    <>
      {/* biome-ignore lint/performance/noImgElement: a drawing of half a kB needs no image service */}
      {done ? null : <img src="/art/gagal.svg" alt="" width="120" height="120" className="mb-5" />}
      <Heading>{title}</Heading>
      <p className="mt-4 mb-6 max-w-prose text-lead">{text}</p>
      {children}
      {done ? <FinishedCloth /> : null}
    </>
  );
}

/** The key in the address, which is not for the history, or the one that this tab has already. */
function takeLink(): Work | undefined {
  const link = window.location.hash.slice(1);
  const before = workItem.get();
  if (!link) return before;
  history.replaceState(history.state, "", window.location.pathname);
  if (before?.link === link) return before;
  const work = { link, values: {}, files: [] };
  workItem.set(work);
  return work;
}

function Part({ work }: { work: Work }) {
  const { data, error, isPending, refetch } = useQuery(openedLink(work.link));
  const [sent, setSent] = useState(false);
  useEffect(() => {
    if (sent) window.scrollTo(0, 0);
  }, [sent]);
  if (sent)
    return (
      <div role="status">
        <Ending title={copy.doneTitle} text={copy.doneText} done />
      </div>
    );
  if (isPending)
    return (
      <>
        <Heading>{copy.heading}</Heading>
        <p className="mt-7 flex items-start gap-3 text-fg-soft">
          <Mark turning />
          {copy.loading}
        </p>
      </>
    );
  if (!data) {
    const later = isTemporary(asApiError(error));
    return (
      <div role="alert">
        <Ending title={later ? copy.failedTitle : copy.endedTitle} text={later ? asApiError(error).message : copy.ended}>
          {later ? <Button onClick={() => void refetch()}>{copy.retry}</Button> : null}
        </Ending>
      </div>
    );
  }
  return (
    <>
      <Heading>{copy.heading}</Heading>
      <p className="mt-4 max-w-prose text-lead wrap-anywhere">{copy.lead(data.owner)}</p>
      <p className="mt-2 max-w-prose text-fg-soft">{copy.until(savedTime(Date.parse(data.expiresAt)))}</p>
      <ColleagueForm
        link={work.link}
        part={data.part}
        before={work}
        onSent={() => {
          workItem.remove();
          setSent(true);
        }}
      />
    </>
  );
}

function View() {
  const [work, setWork] = useState<Work | null>();
  useEffect(() => {
    const read = () => setWork(takeLink() ?? null);
    read();
    window.addEventListener("hashchange", read);
    return () => window.removeEventListener("hashchange", read);
  }, []);
  if (work) return <Part key={work.link} work={work} />;
  if (work === null) return <Ending title={copy.endedTitle} text={copy.ended} />;
  return (
    <>
      <Heading>{copy.heading}</Heading>
      <p className="mt-4 max-w-prose text-lead noscript:hidden">{copy.loading}</p>
      <noscript>
        <p className="mt-4 max-w-prose text-lead">{copy.noScript}</p>
      </noscript>
    </>
  );
}

/** The page of a colleague's link. */
export function ColleaguePage() {
  return (
    <main id={MAIN_ID} tabIndex={-1} className="wrap pt-4 pb-16 outline-hidden xl:pt-10">
      <div className="max-w-200">
        <QueryProvider>
          <InAppNotice text={inAppCopy.upload} link={() => `${window.location.origin}${routes.colleague}#${workItem.get()?.link ?? ""}`} />
          <View />
        </QueryProvider>
      </div>
    </main>
  );
}
