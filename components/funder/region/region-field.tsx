"use client";

import { useQuery, useQueryClient } from "@tanstack/react-query";
import { memo, type ReactNode, useMemo, useState } from "react";
import { useFormContext } from "react-hook-form";
import { regionList } from "@/components/funder/region/api";
import { formerOf } from "@/components/funder/region/former-provinces";
import { levelsAbove, missingLevelAbove, type RegionChoice, type RegionLevel } from "@/components/funder/region/region-cascade";
import { ListedField } from "@/components/funder/registration/listed-field";
import { funderCopy } from "@/lib/content/funder";
import type { Region } from "@/lib/contract/website";

/**
 * The regions of one level below those chosen; idle while a level above is empty. `unlisted`: the service has no list
 * for this level, or for one above it, so that the name is typed.
 */
function useRegions(level: RegionLevel, chosen: RegionChoice) {
  const client = useQueryClient();
  const isEmpty = (one: RegionLevel) => client.getQueryData(regionList(one, chosen).queryKey)?.every((region) => !region[one]) === true;
  const below = levelsAbove(level).some(isEmpty);
  const list = useQuery({ ...regionList(level, chosen), enabled: !missingLevelAbove(level, chosen) && !below });
  return { list, unlisted: below || isEmpty(level) };
}

type Props = Partial<RegionChoice> & {
  level: RegionLevel;
  label: string;
  onPicked: (level: RegionLevel, region: Region | undefined) => void;
  /** Called when a text is refused, for cities: the city may be in a newer province. */
  onRefused?: ((text: string | undefined) => void) | undefined;
  moved?: ReactNode;
  /** Called when it is opened too early. */
  onEarly: (level: RegionLevel) => void;
};

/** One level of the address, given those above it. Opened too early, it names the level to choose first. */
export const RegionField = memo(function RegionField({
  level,
  label,
  onPicked,
  onEarly,
  onRefused,
  moved,
  province = "",
  city = "",
  district = "",
}: Props) {
  const { control } = useFormContext<RegionChoice>();
  const chosen = { province, city, district, village: "" };
  const { list, unlisted } = useRegions(level, chosen);
  const [tried, setTried] = useState(false);
  const missing = missingLevelAbove(level, chosen);
  const options = useMemo(
    () =>
      [...new Set(list.data?.map((region) => region[level] ?? ""))].filter(Boolean).map((name) => ({ value: name, label: name, ...formerOf(name) })),
    [list.data, level],
  );
  const block = missing
    ? () => {
        setTried(true);
        onEarly(level);
      }
    : undefined;
  return (
    <ListedField
      // Another place above makes it another list: what was typed for the earlier one goes.
      key={[province, city, district].join("/")}
      control={control}
      name={level}
      label={label}
      list={list}
      options={options}
      unlisted={unlisted ? funderCopy.region.unlisted : undefined}
      fault={tried ? missing : undefined}
      onBlocked={block}
      onRefused={onRefused}
      note={moved}
      onPicked={(value) => {
        setTried(false);
        onPicked(
          level,
          list.data?.find((region) => region[level] === value),
        );
      }}
    />
  );
});
