"use client";

import { useMemo } from "react";
import { useFormContext } from "react-hook-form";
import { ComboboxField } from "@/components/form/combobox-field";
import { DigitGroupsField } from "@/components/form/digit-groups-field";
import { useBanks } from "@/components/funder/bank/use-banks";
import { ListFailed } from "@/components/funder/registration/list-failed";
import { funderWords } from "@/lib/content/funder";
import { BANK_ACCOUNT_MAX_DIGITS } from "@/lib/limits";

type Props = { labels: { bankName: string; bankAccount: string } };

/** The bank, by name with its logo, and the number of the account. */
export function BankFields({ labels }: Props) {
  const { control } = useFormContext<{ bankName: string; bankAccount: string }>();
  const { data, isFetching, isError, error, refetch } = useBanks();
  const options = useMemo(() => data?.map(({ name, logoUrl }) => ({ value: name, label: name, image: logoUrl })) ?? [], [data]);
  return (
    <>
      <ComboboxField
        control={control}
        name="bankName"
        label={labels.bankName}
        options={options}
        loading={isFetching}
        hint={isError ? <ListFailed error={error} onRetry={() => void refetch()} /> : undefined}
      />
      <DigitGroupsField
        control={control}
        name="bankAccount"
        label={labels.bankAccount}
        sizes={[]}
        maxDigits={BANK_ACCOUNT_MAX_DIGITS}
        hint={funderWords.hints.bankAccount}
      />
    </>
  );
}
