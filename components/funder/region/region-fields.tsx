"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useMemo, useRef, useState } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { exactOption, namesakes } from "@/components/form/match-options";
import { TextField } from "@/components/form/text-field";
import { regionList } from "@/components/funder/region/api";
import { formerOf, laterProvinces } from "@/components/funder/region/former-provinces";
import { levelAbove, levelsBelow, postcodeAfter, type RegionChoice, type RegionLevel } from "@/components/funder/region/region-cascade";
import { RegionField } from "@/components/funder/region/region-field";
import { funderCopy } from "@/lib/content/funder";
import { type FormField, labelsOf } from "@/lib/contract/field-list";
import { fieldMessages } from "@/lib/contract/messages";
import { regionLevels } from "@/lib/contract/region";
import type { Region } from "@/lib/contract/website";
import { POSTCODE_DIGITS } from "@/lib/limits";
import { digitsOf } from "@/lib/read/clean-text";

const copy = funderCopy.region;

type AddressValues = RegionChoice & { postcode: string };

type Props = {
  form: readonly FormField[];
  /**
   * The personal form empties the postcode with its levels; the company form leaves a typed postcode and offers the new
   * one.
   */
  clearsPostcode: boolean;
};

type Moved = { province: string; city: string };

/** Offers the newer province of a city; several where a regency has the same name. */
function MovedCity({ moved, onTake }: { moved: readonly Moved[]; onTake: (moved: Moved) => void }) {
  return moved.map((one) => (
    <button
      key={one.city}
      type="button"
      className="block min-h-11 text-left font-bold text-link underline underline-offset-[0.22em]"
      onClick={() => onTake(one)}
    >
      {copy.moved(one.city, one.province)}
    </button>
  ));
}

/** Province down to village, and the postcode that the village brings. A change empties what lies below it. */
export function RegionFields({ form, clearsPostcode }: Props) {
  const labels = useMemo(() => labelsOf(form) as Record<RegionLevel | "postcode", string>, [form]);
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
  const client = useQueryClient();
  const [moved, setMoved] = useState<readonly Moved[]>([]);
  /** Looks for a refused city in the provinces that were made out of the chosen one. */
  const lookAround = useCallback(
    async (typed: string | undefined) => {
      setMoved([]);
      for (const later of typed ? (laterProvinces[getValues("province")] ?? []) : []) {
        const chosen = { province: later, city: "", district: "", village: "" };
        const found = await client.fetchQuery(regionList("city", chosen)).catch(() => []);
        const names = [...new Set(found.flatMap(({ city }) => city ?? []))].map((name) => ({ value: name, label: name, ...formerOf(name) }));
        const city = exactOption(names, typed ?? "");
        const cities = city ? [city] : namesakes(names, typed ?? "");
        if (cities.length > 0) return setMoved(cities.map(({ value }) => ({ province: later, city: value })));
      }
    },
    [client, getValues],
  );
  const takeMoved = ({ province: now, city: name }: Moved) => {
    setMoved([]);
    set("province", now);
    picked("province", undefined);
    set("city", name);
    say(copy.movedTaken(name, now));
  };
  // Each list gets only the levels above it, so that a choice re-renders only the lists below.
  const lists = { province: {}, city: { province }, district: { province, city }, village: { province, city, district } };

  return (
    <>
      {regionLevels.map((level) => (
        <RegionField
          key={level}
          level={level}
          label={labels[level]}
          onPicked={picked}
          onEarly={early}
          onRefused={level === "city" ? lookAround : undefined}
          moved={level === "city" && moved.length > 0 ? <MovedCity moved={moved} onTake={takeMoved} /> : undefined}
          {...lists[level]}
        />
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
            form.find(({ name }) => name === "postcode")?.hint
          )
        }
      />
      <p role="status" className="sr-only">
        {said}
      </p>
    </>
  );
}
