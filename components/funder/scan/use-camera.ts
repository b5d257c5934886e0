"use client";

import { useEffect, useRef, useState } from "react";

/** Largest camera picture that is asked for, pixels; phones give the nearest one they have. */
const CAMERA_SIDE = 2_560;

type State = "starting" | "on" | "refused" | "missing";

/** What browsers have and TypeScript's types lack: the light of a camera. */
type Light = { torch?: boolean };

/** The camera that this person chose, for the next picture too. */
let chosenCamera: string | undefined;

/**
 * The camera's stream while the component is mounted, the other cameras, of which phones have up to four, and the light.
 * `facing` applies until one is chosen.
 */
export function useCamera(facing: "user" | "environment") {
  const video = useRef<HTMLVideoElement>(null);
  const [turn, setTurn] = useState(0);
  const [state, setState] = useState<State>("starting");
  const [cameras, setCameras] = useState<{ ids: string[]; at: number }>({ ids: [], at: 0 });
  const [track, setTrack] = useState<MediaStreamTrack>();
  const [isLit, setLit] = useState(false);
  useEffect(() => {
    let stream: MediaStream | undefined;
    let gone = false;
    setState("starting");
    setLit(false);
    const stop = () => {
      for (const one of stream?.getTracks() ?? []) one.stop();
    };
    const start = async () => {
      // Absent without https.
      if (!navigator.mediaDevices?.getUserMedia) return setState("missing");
      const which = chosenCamera && facing === "environment" ? { deviceId: { exact: chosenCamera } } : { facingMode: { ideal: facing } };
      try {
        stream = await navigator.mediaDevices.getUserMedia({ video: { ...which, width: { ideal: CAMERA_SIDE } } });
        if (gone) return stop();
        const [opened] = stream.getVideoTracks();
        // Phones take it away from a page in the background.
        opened?.addEventListener("ended", () => setState("missing"));
        setTrack(opened);
        if (video.current) video.current.srcObject = stream;
        // Only known after a camera was allowed.
        const devices = await navigator.mediaDevices.enumerateDevices();
        const ids = devices.filter(({ kind, deviceId }) => kind === "videoinput" && deviceId).map(({ deviceId }) => deviceId);
        if (!gone) setCameras({ ids, at: Math.max(0, ids.indexOf(opened?.getSettings().deviceId ?? "")) });
      } catch (cause) {
        if (gone) return;
        // The chosen camera is gone: use the default one.
        if (chosenCamera) {
          chosenCamera = undefined;
          return setTurn(turn + 1);
        }
        setState(cause instanceof Error && cause.name === "NotAllowedError" ? "refused" : "missing");
      }
    };
    void start();
    return () => {
      gone = true;
      stop();
    };
  }, [facing, turn]);
  const next = () => {
    if (state !== "on") return;
    chosenCamera = cameras.ids[(cameras.at + 1) % cameras.ids.length];
    setTurn(turn + 1);
  };
  const light = async () => {
    if (state !== "on") return;
    try {
      await track?.applyConstraints({ advanced: [{ torch: !isLit } as MediaTrackConstraintSet] });
      setLit(!isLit);
    } catch {
      setLit(false);
    }
  };
  const hasLight = (track?.getCapabilities?.() as Light | undefined)?.torch === true;
  return { video, state, shown: () => setState("on"), again: () => setTurn(turn + 1), cameras, next, hasLight, isLit, light };
}
