"use client";

import { useFormContext, useWatch } from "react-hook-form";
import { DateField } from "@/components/form/date-field";
import { DigitGroupsField } from "@/components/form/digit-groups-field";
import { Doubt } from "@/components/form/doubt";
import { RadioTiles } from "@/components/form/radio-tiles";
import { TextField } from "@/components/form/text-field";
import { birthdayDiffers, genderDiffers, offeredFacts, personalNpwpDoubt } from "@/components/funder/personal/id-number-facts";
import type { PersonalValues } from "@/components/funder/personal/personal-schema";
import { funderCopy, personalLabels as labels } from "@/lib/content/funder";
import { genders } from "@/lib/contract/genders";
import { fieldMessages } from "@/lib/contract/messages";
import { longDate } from "@/lib/format/date";
import { TEXT_MAX_CHARS } from "@/lib/limits";

const { hints } = funderCopy;
/** A line of its own: within the text, one that wraps would lie over it. */
const offerLook = "block min-h-11 text-left font-bold text-link underline underline-offset-[0.22em]";
const tiles = genders.map((value) => ({ value, label: value }));

/** The funder's identity. The identity number is compared with the other fields; a difference is pointed out, not refused. */
export function IdentityFields() {
  const { control, getValues, setValue, formState } = useFormContext<PersonalValues>();
  const [idNumber, gender, birthday, npwp] = useWatch({ control, name: ["idNumber", "gender", "birthday", "npwp"] });
  const npwpDoubt = personalNpwpDoubt(idNumber, npwp);
  // The error says the same as the hint.
  const tooYoung = formState.errors.birthday?.message === fieldMessages.birthdayAge;
  const useIdNumber = /^\d{16}$/.test(idNumber) ? (
    <>
      {hints.personalNpwp}{" "}
      <button
        type="button"
        className={offerLook}
        onClick={() => setValue("npwp", idNumber, { shouldValidate: formState.isSubmitted, shouldDirty: true })}
      >
        {hints.useIdNumber}
      </button>
    </>
  ) : (
    hints.personalNpwp
  );
  const offered = birthday === "" || gender === "" ? offeredFacts(idNumber) : undefined;
  const takeFacts = offered ? (
    <>
      {hints.idNumber}{" "}
      <button
        type="button"
        className={offerLook}
        onClick={(event) => {
          // The button goes with the offer.
          event.currentTarget.closest("[data-field]")?.querySelector("input")?.focus();
          for (const name of ["birthday", "gender"] as const)
            if (getValues(name) === "") setValue(name, offered[name], { shouldValidate: formState.isSubmitted, shouldDirty: true });
        }}
      >
        {hints.takeFacts(longDate(offered.birthday), offered.gender)}
      </button>
    </>
  ) : (
    hints.idNumber
  );
  return (
    <>
      <DigitGroupsField control={control} name="idNumber" label={labels.idNumber} hint={takeFacts} />
      <div>
        <TextField control={control} name="npwp" label={labels.npwp} inputMode="numeric" hint={useIdNumber} />
        <Doubt>{npwpDoubt ? hints.npwpDoubt[npwpDoubt] : ""}</Doubt>
      </div>
      <div>
        <RadioTiles control={control} name="gender" label={labels.gender} tiles={tiles} />
        <Doubt>{genderDiffers(idNumber, gender) ? hints.genderDiffers : ""}</Doubt>
      </div>
      <TextField control={control} name="placeOfBirth" label={labels.placeOfBirth} longest={TEXT_MAX_CHARS} />
      <div>
        <DateField control={control} name="birthday" label={labels.birthday} hint={tooYoung ? undefined : hints.birthday} />
        <Doubt>{birthdayDiffers(idNumber, birthday) ? hints.birthdayDiffers : ""}</Doubt>
      </div>
    </>
  );
}
