"use client";

import { useCallback, useRef, useState } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { TextField } from "@/components/form/text-field";
import { levelAbove, levelsBelow, postcodeAfter, type RegionChoice, type RegionLevel, regionLevels } from "@/components/funder/region/region-cascade";
import { RegionField } from "@/components/funder/region/region-field";
import { funderCopy } from "@/lib/content/funder";
import { digitsOf } from "@/lib/contract/clean-text";
import type { Region } from "@/lib/contract/common";
import { fieldMessages } from "@/lib/contract/messages";
import { POSTCODE_DIGITS } from "@/lib/limits";

const copy = funderCopy.region;

type AddressValues = RegionChoice & { postcode: string };

type Props = {
  labels: Record<RegionLevel | "postcode", string>;
  /**
   * The personal form empties the postcode with its levels; the company form leaves a typed postcode and offers the new
   * one.
   */
  clearsPostcode: boolean;
};

/** Province down to village, and the postcode that the village brings. A change empties what lies below it. */
export function RegionFields({ labels, clearsPostcode }: Props) {
  const { control, getValues, setValue, formState } = useFormContext<AddressValues>();
  const [province, city, district] = useWatch({ control, name: ["province", "city", "district"] });
  const [said, say] = useState("");
  const [offer, setOffer] = useState<string>();
  /** The postcode that a village brought by itself. */
  const brought = useRef<string>(undefined);
  const { isSubmitted } = formState;
  const set = useCallback(
    (name: keyof AddressValues, value: string) => setValue(name, value, { shouldValidate: isSubmitted }),
    [setValue, isSubmitted],
  );

  const picked = useCallback(
    (level: RegionLevel, region: Region | undefined) => {
      const emptied = levelsBelow(level).filter((below) => getValues(below));
      for (const below of emptied) set(below, "");
      if (clearsPostcode && getValues("postcode")) set("postcode", "");
      const next = level === "village" ? postcodeAfter(getValues("postcode"), region?.postcode, brought.current) : undefined;
      const offered = next && "offer" in next ? next.offer : undefined;
      setOffer(offered);
      if (next && "fill" in next) {
        set("postcode", next.fill);
        brought.current = next.fill;
        say(next.fill ? copy.postcodeFilled(next.fill) : copy.postcodeCleared);
      } else if (emptied.length > 0) say(copy.cleared(emptied.map((below) => labels[below]).join(", ")));
      else say(offered ? copy.postcodeDiffers(offered) : "");
    },
    [getValues, set, clearsPostcode, labels],
  );
  const early = useCallback(
    (level: RegionLevel) => {
      const above = levelAbove(level);
      if (above) say(copy.early(labels[above]));
    },
    [labels],
  );
  // Each list gets only the levels above it, so that a choice re-renders only the lists below.
  const lists = { province: {}, city: { province }, district: { province, city }, village: { province, city, district } };

  return (
    <>
      {regionLevels.map((level) => (
        <RegionField key={level} level={level} label={labels[level]} onPicked={picked} onEarly={early} {...lists[level]} />
      ))}
      <TextField
        control={control}
        name="postcode"
        label={labels.postcode}
        inputMode="numeric"
        autoComplete="postal-code"
        clean={digitsOf}
        longest={POSTCODE_DIGITS}
        tooLong={fieldMessages.postcodeFormat}
        hint={
          offer ? (
            <button
              type="button"
              className="min-h-11 font-bold text-link underline underline-offset-[0.22em]"
              onClick={(event) => {
                // The button goes with the offer.
                event.currentTarget.closest("[data-field]")?.querySelector("input")?.focus();
                set("postcode", offer);
                setOffer(undefined);
              }}
            >
              {copy.postcodeOffer(offer)}
            </button>
          ) : (
            funderCopy.hints.postcode
          )
        }
      />
      <p role="status" className="sr-only">
        {said}
      </p>
    </>
  );
}
