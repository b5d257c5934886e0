"use client";

import { CircleCheck } from "lucide-react";
import { useCallback, useEffect, useRef, useState } from "react";
import { FormRefusal } from "@/components/form/form-refusal";
import { useSecondsLeft } from "@/components/form/use-seconds-left";
import { useAskBeforeLeaving } from "@/components/funder/draft/use-ask-before-leaving";
import { AdjustStep } from "@/components/funder/scan/adjust-step";
import type { Claim } from "@/components/funder/scan/api";
import { Camera, type Picture } from "@/components/funder/scan/camera";
import { DocumentList, documentTitle } from "@/components/funder/scan/document-list";
import { PagesStep } from "@/components/funder/scan/pages-step";
import { type Page, type Photo, photoOf, photoOfFile, releasePages, turnPage } from "@/components/funder/scan/picture";
import { SentStep } from "@/components/funder/scan/sent-step";
import { useSending } from "@/components/funder/scan/use-sending";
import { scanSteps as copy } from "@/lib/content/scan-steps";
import type { ScanDocument } from "@/lib/contract/scan";
import { SCAN_CODE_MS } from "@/lib/limits";

type Props = {
  claim: Claim;
  /** Stored by the caller, because they outlive a code. */
  pages: Page[];
  onPages: (pages: Page[]) => void;
  /** All documents of the code, and those that this phone has sent. */
  documents: readonly ScanDocument[];
  taken: readonly string[];
  onTaken: () => void;
  onPick: (document: ScanDocument) => void;
  /** The code is not valid any more. */
  onRefused: (message: string) => void;
};

/** The photo that is being checked, and the chosen pictures that follow. */
function usePhotos(search: boolean) {
  const [photo, setPhoto] = useState<Photo>();
  const [waiting, setWaiting] = useState<File[]>([]);
  const [reading, setReading] = useState(false);
  const [unreadable, setUnreadable] = useState<string>();
  const open = async ([file, ...rest]: File[]) => {
    setPhoto(undefined);
    setWaiting(rest);
    if (!file) return;
    setReading(true);
    setUnreadable(undefined);
    try {
      setPhoto(await photoOfFile(file, search));
    } catch {
      setUnreadable(copy.camera.unreadable(file.name));
    } finally {
      setReading(false);
    }
  };
  const take = (picture: Picture) => {
    setUnreadable(undefined);
    setPhoto(photoOf(picture, search));
  };
  return { photo, waiting, reading, unreadable, take, open, drop: () => setPhoto(undefined) };
}

/** Minutes until the code ends. */
function TimeLeft({ endsAt }: { endsAt: number }) {
  const seconds = useSecondsLeft(endsAt, SCAN_CODE_MS / 1_000);
  const text = seconds === 0 ? copy.over : copy.left(Math.ceil(seconds / 60));
  return (
    <p className="text-fg-mute text-small">
      <span key={text}>{text}</span>
    </p>
  );
}

/** From the camera to the sent file, for one document, and on to the next. */
export function ScanSteps({ claim, pages, onPages, documents, taken, onTaken, onPick, onRefused }: Props) {
  const { kind, field, type, owner, endsAt } = claim;
  const title = documentTitle(type, field);
  const several = kind === "pages";
  const { photo, waiting, reading, unreadable, take, open, drop } = usePhotos(kind !== "face");
  const [adding, setAdding] = useState(false);
  /** The pages of the file that was just sent. */
  const [sent, setSent] = useState<Page[]>();
  const onSent = useCallback(() => {
    onPages([]);
    setSent(pages);
    onTaken();
  }, [pages, onPages, onTaken]);
  useEffect(() => () => releasePages(sent ?? []), [sent]);
  const sending = useSending({ claim, name: title, pages, onSent, onRefused });
  useAskBeforeLeaving(pages.length > 0 || photo !== undefined);

  const step = sent ? "sent" : photo ? "adjust" : pages.length > 0 && !adding ? "pages" : "camera";
  const heading = useRef<HTMLHeadingElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each step and each photo begins at its heading
  useEffect(() => heading.current?.focus(), [step, photo]);

  const use = (page: Page) => {
    if (!several) releasePages(pages);
    onPages(several ? [...pages, page] : [page]);
    setAdding(false);
    void open(waiting);
  };
  const retake = () => {
    setAdding(true);
    drop();
  };
  const remove = (id: string) => {
    releasePages(pages.filter((page) => page.id === id));
    onPages(pages.filter((page) => page.id !== id));
    heading.current?.focus();
  };
  const turn = async (page: Page) => {
    const turned = await turnPage(page).catch(() => page);
    onPages(pages.map((other) => (other.id === page.id ? turned : other)));
  };
  const next = documents.find((document) => !taken.includes(document.field));
  const headings = {
    camera: title,
    adjust: kind === "face" ? copy.adjust.photo : copy.adjust.heading,
    pages: copy.pages.heading,
    sent: copy.sent.heading,
  };
  return (
    <div className="grid gap-4">
      <div>
        <h1 ref={heading} tabIndex={-1} className="flex items-center gap-2 text-h3 outline-hidden">
          {step === "sent" ? <CircleCheck aria-hidden="true" className="size-6 flex-none text-success" /> : null}
          {headings[step]}
        </h1>
        {step === "camera" ? null : <p className="font-semibold">{title}</p>}
        <p className="text-fg-soft">{copy.owner(owner)}</p>
        {step === "pages" ? <p className="text-fg-soft">{copy.ownerCheck}</p> : null}
        <TimeLeft endsAt={endsAt} />
      </div>
      {step === "camera" ? (
        <>
          <Camera kind={kind} busy={reading} onPicture={take} onFiles={(files) => void open([...files, ...waiting])} />
          <FormRefusal text={unreadable} />
        </>
      ) : null}
      {photo && step === "adjust" ? (
        <AdjustStep
          key={String(pages.length)}
          photo={photo}
          hasPage={kind !== "face"}
          onUse={use}
          onRetake={retake}
          onFiles={(files) => files.length > 0 && void open([...files, ...waiting])}
        />
      ) : null}
      {step === "pages" ? (
        <PagesStep pages={pages} several={several} sending={sending} onAdd={() => setAdding(true)} onTurn={turn} onRemove={remove} />
      ) : null}
      {step === "sent" ? (
        <SentStep type={type} pages={sent ?? []} next={next} several={documents.length > 1} onNext={onPick} onAgain={() => setSent(undefined)} />
      ) : null}
      {documents.length > 1 && (step === "sent" || step === "camera") && pages.length === 0 ? (
        <DocumentList type={type} documents={documents} current={step === "sent" ? "" : field} taken={taken} onPick={onPick} />
      ) : null}
    </div>
  );
}
