import type { Metadata } from "next";
import { PlainTicket } from "@/components/form/plain-ticket";
import { MAIN_ID } from "@/lib/browser/names";
import { dataRights as copy } from "@/lib/content/data-rights";
import { plainActions } from "@/lib/plain-forms/actions";
import { formMetadata } from "@/lib/plain-forms/form-metadata";
import { readState } from "@/lib/plain-forms/read-state";
import { plainPages, routes } from "@/lib/routes";

/** Rendered for each request: it shows what came of the form that was sent. */
export const dynamic = "force-dynamic";

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
    <main id={MAIN_ID} data-hydrate="idle" tabIndex={-1} className="wrap pt-10 pb-section outline-hidden">
      <div className="max-w-152">
        <PlainTicket
          action={plainActions.dataRequest}
          page={plainPages.dataRequest}
          state={state}
          copy={copy.form}
          done={copy.done}
          kind={{ label: copy.form.kind, options: copy.kinds }}
        />
      </div>
    </main>
  );
}
