"use client";

import { Camera as CameraIcon, ImagePlus } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { Button, buttonClass } from "@/components/ui/button";
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
/** Largest camera picture that is asked for, pixels; phones give the nearest one they have. */
const CAMERA_SIDE = 2_560;

export type Picture = { picture: CanvasImageSource; width: number; height: number };
type State = "starting" | "on" | "refused" | "missing";

/** The camera's stream while the component is mounted. */
function useCamera(facing: "user" | "environment", turn: number) {
  const video = useRef<HTMLVideoElement>(null);
  const [state, setState] = useState<State>("starting");
  // biome-ignore lint/correctness/useExhaustiveDependencies: `turn` asks again
  useEffect(() => {
    let stream: MediaStream | undefined;
    let gone = false;
    setState("starting");
    const stop = () => {
      for (const track of stream?.getTracks() ?? []) track.stop();
    };
    const start = async () => {
      // Absent without https.
      if (!navigator.mediaDevices?.getUserMedia) return setState("missing");
      try {
        stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: { ideal: facing }, width: { ideal: CAMERA_SIDE } } });
        if (gone) return stop();
        // Phones take it away from a page in the background.
        for (const track of stream.getTracks()) track.addEventListener("ended", () => setState("missing"));
        if (video.current) video.current.srcObject = stream;
      } catch (cause) {
        if (!gone) setState(cause instanceof Error && cause.name === "NotAllowedError" ? "refused" : "missing");
      }
    };
    void start();
    return () => {
      gone = true;
      stop();
    };
  }, [facing, turn]);
  return { video, state, shown: () => setState("on") };
}

type Props = {
  kind: ScanKind;
  busy: boolean;
  onPicture: (picture: Picture) => void;
  onFiles: (files: File[]) => void;
};

/** Takes pictures with the camera, or has them chosen on the phone. */
export function Camera({ kind, busy, onPicture, onFiles }: Props) {
  const [turn, setTurn] = useState(0);
  const { video, state, shown } = useCamera(kind === "face" ? "user" : "environment", turn);
  const off = state === "refused" || state === "missing";
  const frame = frames[kind];
  const take = () => {
    const { current } = video;
    if (current?.videoWidth) onPicture({ picture: current, width: current.videoWidth, height: current.videoHeight });
  };
  return (
    <div className="grid gap-4">
      {off ? null : <p>{copy[kind]}</p>}
      <div hidden={off} className="relative overflow-hidden rounded-sm bg-pandan-950">
        <video
          ref={video}
          aria-label={copy.label}
          autoPlay
          playsInline
          muted
          onLoadedData={shown}
          className="mx-auto block max-w-full"
          style={{ maxHeight: "46vh", minHeight: "10rem" }}
        />
        {frame && state === "on" ? (
          <div className="absolute inset-0 grid place-items-center" aria-hidden="true">
            <div className="rounded-sm" style={{ ...frame, border: "2px solid #fff", boxShadow: "0 0 0 100vmax rgb(0 0 0 / 0.45)" }} />
          </div>
        ) : null}
      </div>
      <p role="status">{off ? copy[state] : state === "starting" ? copy.starting : ""}</p>
      <div className="grid gap-3">
        {off ? (
          <Button variant="line" onClick={() => setTurn(turn + 1)}>
            {copy.again}
          </Button>
        ) : (
          <Button size="hero" busy={busy} aria-disabled={state !== "on" || undefined} onClick={take}>
            <CameraIcon aria-hidden="true" className="size-5" />
            {copy.take}
          </Button>
        )}
        <span
          className={`relative has-focus-visible:outline-3 has-focus-visible:outline-action has-focus-visible:outline-offset-3 ${buttonClass({ variant: off ? "primary" : "line" })}`}
        >
          <ImagePlus aria-hidden="true" className="size-5" />
          <span aria-hidden="true">{copy.pick}</span>
          <input
            type="file"
            accept="image/*"
            multiple={kind === "pages"}
            aria-label={copy.pick}
            className="absolute inset-0 cursor-pointer opacity-0 file:cursor-pointer"
            onChange={(event) => {
              onFiles([...(event.target.files ?? [])]);
              // The same picture may be chosen again.
              event.target.value = "";
            }}
          />
        </span>
      </div>
    </div>
  );
}
