import type { Metadata } from "next";
import { PlainReset } from "@/components/auth/plain-reset";
import { MAIN_ID } from "@/lib/browser/names";
import { forgotCopy as copy } from "@/lib/content/auth";
import { formMetadata } from "@/lib/plain-forms/form-metadata";
import { readState } from "@/lib/plain-forms/read-state";
import { plainPages, routes } from "@/lib/routes";

/** Rendered for each request: it shows what came of the form that was sent. */
export const dynamic = "force-dynamic";

type Props = PageProps<"/formulir/kata-sandi">;

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  return formMetadata(await readState(plainPages.password, searchParams), {
    title: copy.title,
    description: copy.description,
    path: routes.forgotPassword,
  });
}

/** /formulir/kata-sandi: a forgotten password without scripts. */
export default async function PlainResetPage({ searchParams }: Props) {
  const state = await readState(plainPages.password, searchParams);
  return (
    <main id={MAIN_ID} data-hydrate="idle" tabIndex={-1} className="wrap pt-10 pb-section outline-hidden">
      <div className="max-w-152">
        <PlainReset state={state} />
      </div>
    </main>
  );
}
