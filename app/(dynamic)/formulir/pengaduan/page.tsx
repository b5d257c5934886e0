import type { Metadata } from "next";
import { PlainTicket } from "@/components/form/plain-form";
import { helpPage } from "@/lib/content/help";
import { plainActions } from "@/lib/plain-forms/actions";
import { readState } from "@/lib/plain-forms/page";
import { plainPages, routes } from "@/lib/routes";
import { formMetadata } from "@/lib/seo/form-metadata";

const copy = helpPage.complaint;

type Props = PageProps<"/formulir/pengaduan">;

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  return formMetadata(await readState(plainPages.complaint, searchParams), {
    title: copy.form.title,
    description: copy.form.description,
    path: routes.help,
  });
}

/** /formulir/pengaduan: a complaint without scripts. */
export default async function ComplaintPage({ searchParams }: Props) {
  const state = await readState(plainPages.complaint, searchParams);
  return <PlainTicket action={plainActions.complaint} page={plainPages.complaint} state={state} copy={copy.form} done={copy.done} />;
}
