import type { Metadata } from "next";
import { PlainTicket } from "@/components/form/plain-form";
import { dataRights as copy } from "@/lib/content/data-rights";
import { plainActions } from "@/lib/plain-forms/actions";
import { readState } from "@/lib/plain-forms/page";
import { plainPages, routes } from "@/lib/routes";
import { formMetadata } from "@/lib/seo/form-metadata";

type Props = PageProps<"/formulir/hak-data">;

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  return formMetadata(await readState(plainPages.dataRequest, searchParams), {
    title: copy.form.title,
    description: copy.form.description,
    path: routes.legal,
  });
}

/** /formulir/hak-data: a request about personal data without scripts. */
export default async function DataRequestPage({ searchParams }: Props) {
  const state = await readState(plainPages.dataRequest, searchParams);
  return (
    <PlainTicket
      action={plainActions.dataRequest}
      page={plainPages.dataRequest}
      state={state}
      copy={copy.form}
      done={copy.done}
      kind={{ label: copy.form.kind, options: copy.kinds }}
    />
  );
}
