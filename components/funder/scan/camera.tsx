"use client";

import { Camera as CameraIcon, Flashlight, SwitchCamera } from "lucide-react";
import { PickPicture } from "@/components/funder/scan/pick-picture";
import { useCamera } from "@/components/funder/scan/use-camera";
import { Button } from "@/components/ui/button";
import { scanSteps } from "@/lib/content/scan-steps";
import type { ScanKind } from "@/lib/contract/scan";

const copy = scanSteps.camera;

/** Proportion of an identity card (ISO/IEC 7810 ID-1). */
const CARD = 85.6 / 53.98;
/** The frame in the picture, shares of it. */
const frames: Record<ScanKind, { width: string; aspectRatio: number } | undefined> = {
  card: { width: "86%", aspectRatio: CARD },
  face: undefined,
  pages: undefined,
};
export type Picture = { picture: CanvasImageSource; width: number; height: number };
type Props = {
  kind: ScanKind;
  busy: boolean;
  onPicture: (picture: Picture) => void;
  onFiles: (files: File[]) => void;
};

/** Takes pictures with the camera, or has them chosen on the phone. */
export function Camera({ kind, busy, onPicture, onFiles }: Props) {
  const { video, state, shown, again, cameras, next, hasLight, isLit, light } = useCamera(kind === "face" ? "user" : "environment");
  const off = state === "refused" || state === "missing";
  const frame = frames[kind];
  const several = kind !== "face" && cameras.ids.length > 1;
  const take = () => {
    const { current } = video;
    if (current?.videoWidth) onPicture({ picture: current, width: current.videoWidth, height: current.videoHeight });
  };
  return (
    <div className="grid gap-4">
      {off ? null : <p>{copy[kind]}</p>}
      <div hidden={off} className="rounded-sm bg-pandan-950">
        {/* As wide as the picture, which upright is narrower than the window. */}
        <div className="relative mx-auto w-fit overflow-hidden rounded-sm">
          <video
            ref={video}
            aria-label={copy.label}
            autoPlay
            playsInline
            muted
            onLoadedData={shown}
            className="block max-w-full"
            style={{ maxHeight: "46vh", minHeight: "10rem" }}
          />
          {frame && state === "on" ? (
            <div className="absolute inset-0 grid place-items-center" aria-hidden="true">
              <div
                data-camera-frame
                className="rounded-sm"
                style={{ ...frame, border: "2px solid #fff", boxShadow: "0 0 0 100vmax rgb(0 0 0 / 0.45)" }}
              />
            </div>
          ) : null}
        </div>
      </div>
      <p role="status">{off ? copy[state] : state === "starting" ? copy.starting : several ? copy.place(cameras.at + 1, cameras.ids.length) : ""}</p>
      {!off && (several || hasLight) ? (
        <div className="flex flex-wrap gap-3">
          {several ? (
            <Button variant="line" size="compact" aria-disabled={state !== "on" || undefined} onClick={next}>
              <SwitchCamera aria-hidden="true" className="size-5" />
              {copy.other}
            </Button>
          ) : null}
          {hasLight ? (
            <Button
              variant={isLit ? "primary" : "line"}
              size="compact"
              aria-pressed={isLit}
              aria-disabled={state !== "on" || undefined}
              onClick={light}
            >
              <Flashlight aria-hidden="true" className="size-5" />
              {copy.light}
            </Button>
          ) : null}
        </div>
      ) : null}
      <div className="grid gap-3">
        {off ? (
          <Button variant="line" onClick={again}>
            {copy.again}
          </Button>
        ) : (
          <Button size="hero" busy={busy} aria-disabled={state !== "on" || undefined} onClick={take}>
            <CameraIcon aria-hidden="true" className="size-5" />
            {copy.take}
          </Button>
        )}
        <PickPicture label={copy.pick} variant={off ? "primary" : "line"} multiple={kind === "pages"} onFiles={onFiles} />
      </div>
    </div>
  );
}
