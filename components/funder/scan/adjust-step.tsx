"use client";

import { Info } from "lucide-react";
import { useId, useMemo, useState } from "react";
import { FormRefusal } from "@/components/form/form-refusal";
import { CornerEditor } from "@/components/funder/scan/corner-editor";
import { PickPicture } from "@/components/funder/scan/pick-picture";
import { faultOf, type Page, type Photo, pageOf } from "@/components/funder/scan/picture";
import { Button } from "@/components/ui/button";
import { preflightFaults } from "@/lib/content/preflight";
import { scanSteps } from "@/lib/content/scan-steps";
import { isConvex, type Quad, WHOLE_PICTURE } from "@/lib/scanner/geometry";

const copy = scanSteps.adjust;

/** Where the corners begin if no page was found: all four in sight. */
const INSET: Quad = [
  { x: 0.08, y: 0.08 },
  { x: 0.92, y: 0.08 },
  { x: 0.92, y: 0.92 },
  { x: 0.08, y: 0.92 },
];

type Props = {
  photo: Photo;
  /** False for a picture without a page, which is used whole. */
  hasPage: boolean;
  onUse: (page: Page) => void;
  onRetake: () => void;
  /** Other pictures in place of this one. */
  onFiles: (files: File[]) => void;
};

/** One photo: its corners, what may be wrong with it, and the choice between using and repeating it. */
export function AdjustStep({ photo, hasPage, onUse, onRetake, onFiles }: Props) {
  const { canvas, found } = photo;
  const [corners, setCorners] = useState<Quad>(hasPage ? (found?.corners ?? INSET) : WHOLE_PICTURE);
  const [settled, setSettled] = useState(corners);
  const [making, setMaking] = useState(false);
  const [failed, setFailed] = useState(false);
  const howId = useId();
  const crossed = !isConvex(corners);
  const fault = useMemo(() => (isConvex(settled) ? faultOf(photo, settled) : undefined), [photo, settled]);
  // The warning is about the corners that were found, not about moved ones.
  const cut = found?.cut && settled === found.corners;
  const warnings = [...(cut ? [copy.cut] : []), ...(fault ? [preflightFaults[fault]] : [])];
  const use = async () => {
    setMaking(true);
    setFailed(false);
    // The spinner is drawn before the work begins.
    await new Promise((resolve) => setTimeout(resolve, 30));
    try {
      onUse(await pageOf(photo, corners));
    } catch {
      setFailed(true);
      setMaking(false);
    }
  };
  return (
    <div className="grid gap-4">
      {hasPage ? (
        <>
          <p>{found ? copy.found : copy.notFound}</p>
          <CornerEditor picture={canvas} corners={corners} onMove={setCorners} onSettle={() => setSettled(corners)} describedBy={howId} />
          <p id={howId} className="text-fg-mute text-small">
            {copy.how}
          </p>
        </>
      ) : (
        <CornerEditor picture={canvas} corners={undefined} />
      )}
      <div role="status" className="grid gap-2">
        {warnings.map((warning) => (
          <p key={warning} data-scan-warning="" className="flex gap-2 rounded-sm bg-warning-bg px-4 py-3 text-warning">
            <Info aria-hidden="true" className="mt-0.5 size-5 flex-none" />
            {warning}
          </p>
        ))}
      </div>
      <FormRefusal text={crossed ? copy.crossed : failed ? copy.failed : undefined} />
      {fault ? (
        <div className="grid gap-2">
          <p>{copy.pickHint}</p>
          <PickPicture label={copy.pick} variant="line" onFiles={onFiles} />
        </div>
      ) : null}
      <div className="grid grid-cols-[auto_1fr] gap-3">
        <Button variant="line" onClick={onRetake}>
          {copy.retake}
        </Button>
        <Button busy={making} busyLabel={copy.using} aria-disabled={crossed || undefined} onClick={crossed ? undefined : use}>
          {copy.use}
        </Button>
      </div>
    </div>
  );
}
