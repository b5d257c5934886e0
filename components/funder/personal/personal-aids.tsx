"use client";

import { useFormContext, useWatch } from "react-hook-form";
import type { Aids } from "@/components/funder/form/form-control";
import { birthdayDiffers, genderDiffers, offeredFacts, personalNpwpDoubt } from "@/components/funder/personal/id-number-facts";
import { funderCopy } from "@/lib/content/funder";
import type { FormField } from "@/lib/contract/field-list";
import { fieldMessages } from "@/lib/contract/messages";
import { personForm } from "@/lib/contract/person-form";
import { longDate } from "@/lib/format/date";

const { hints } = funderCopy;
/** A line of its own: within the text, one that wraps would lie over it. */
const offerLook = "block min-h-11 text-left font-bold text-link underline underline-offset-[0.22em]";
const hintOf = (name: string) => (personForm as readonly FormField[]).find((field) => field.name === name)?.hint;

type Values = { idNumber: string; gender: string; birthday: string; npwp: string };

/**
 * What the fields of a person say about each other: the identity number offers birthday, gender and tax number, and a
 * difference is pointed out, not refused. In a correction some of them are missing.
 */
export function usePersonalAids(): Aids {
  const { control, getValues, setValue, formState } = useFormContext<Values>();
  const watched: (string | undefined)[] = useWatch({ control, name: ["idNumber", "gender", "birthday", "npwp"] });
  const [idNumber = "", gender, birthday, npwp = ""] = watched;
  const npwpDoubt = personalNpwpDoubt(idNumber, npwp);
  // The error says the same as the hint.
  const tooYoung = formState.errors.birthday?.message === fieldMessages.birthdayAge;
  const useIdNumber =
    /^\d{16}$/.test(idNumber) && npwp !== idNumber ? (
      <>
        {hintOf("npwp")}{" "}
        <button
          type="button"
          className={offerLook}
          onClick={() => setValue("npwp", idNumber, { shouldValidate: formState.isSubmitted, shouldDirty: true })}
        >
          {hints.useIdNumber}
        </button>
      </>
    ) : (
      hintOf("npwp")
    );
  const offered = birthday === "" || gender === "" ? offeredFacts(idNumber) : undefined;
  const takeFacts = offered ? (
    <>
      {hintOf("idNumber")}{" "}
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
    hintOf("idNumber")
  );
  return {
    idNumber: { hint: takeFacts },
    npwp: { hint: useIdNumber, doubt: npwpDoubt ? hints.npwpDoubt[npwpDoubt] : "" },
    gender: { hint: undefined, doubt: genderDiffers(idNumber, gender ?? "") ? hints.genderDiffers : "" },
    birthday: { hint: tooYoung ? undefined : hintOf("birthday"), doubt: birthdayDiffers(idNumber, birthday ?? "") ? hints.birthdayDiffers : "" },
  };
}
