"use client";

import { queryOptions, useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { useFormContext } from "react-hook-form";
import { DigitGroupsField } from "@/components/form/digit-groups-field";
import { exactOption } from "@/components/form/match-options";
import type { Option } from "@/components/form/select-field";
import { bankOption } from "@/components/funder/bank/bank-names";
import { ListedField } from "@/components/funder/registration/listed-field";
import { apiFetch } from "@/lib/api/api-fetch";
import { frequentBanks, funderCopy } from "@/lib/content/funder";
import { fieldMessages } from "@/lib/contract/messages";
import { BANK_ACCOUNT_MAX_DIGITS } from "@/lib/limits";

/** The banks that an account can be with. */
const bankList = queryOptions({
  queryKey: ["banks"],
  queryFn: async ({ signal }) => (await apiFetch<"bankList">({ method: "POST", path: "/api/common/bank-list", body: {}, signal })).data,
});

/** The banks of most accounts first, the others in the order of the service. */
export function frequentFirst(banks: readonly Option[]): Option[] {
  const frequent = frequentBanks.map((name) => exactOption(banks, name)).filter((bank) => bank !== undefined);
  return [...new Set([...frequent, ...banks])];
}

type Props = { labels: { bankName: string; bankAccount: string }; hints?: { bankName?: string | undefined; bankAccount?: string | undefined } };

/** The bank, by name with its logo, and the number of the account. */
export function BankFields({ labels, hints = {} }: Props) {
  const { control } = useFormContext<{ bankName: string; bankAccount: string }>();
  const list = useQuery(bankList);
  const { data } = list;
  const options = useMemo(() => {
    // A bank listed twice is one choice.
    const banks = new Map(data?.map((bank) => [bank.name, bankOption(bank)]));
    return frequentFirst([...banks.values()]);
  }, [data]);
  return (
    <>
      <ListedField
        control={control}
        name="bankName"
        label={labels.bankName}
        list={list}
        options={options}
        note={hints.bankName}
        unlisted={data?.length === 0 ? funderCopy.hints.bankUnlisted : undefined}
      />
      <DigitGroupsField
        control={control}
        name="bankAccount"
        label={labels.bankAccount}
        sizes={[]}
        maxDigits={BANK_ACCOUNT_MAX_DIGITS}
        tooLong={fieldMessages.bankAccountFormat}
        hint={hints.bankAccount}
      />
    </>
  );
}
