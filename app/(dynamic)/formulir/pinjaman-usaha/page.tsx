import type { Metadata } from "next";
import { PlainTicket } from "@/components/form/plain-form";
import { businessLoan as copy } from "@/lib/content/business-loan";
import { plainActions } from "@/lib/plain-forms/actions";
import { readState } from "@/lib/plain-forms/page";
import { plainPages, routes } from "@/lib/routes";
import { formMetadata } from "@/lib/seo/form-metadata";

type Props = PageProps<"/formulir/pinjaman-usaha">;

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  return formMetadata(await readState(plainPages.businessLoan, searchParams), {
    title: copy.form.title,
    description: copy.form.description,
    path: routes.loans,
  });
}

/** /formulir/pinjaman-usaha: a request for a business loan without scripts. */
export default async function BusinessLoanPage({ searchParams }: Props) {
  const state = await readState(plainPages.businessLoan, searchParams);
  return <PlainTicket action={plainActions.businessLoan} page={plainPages.businessLoan} state={state} copy={copy.form} done={copy.done} />;
}
