import type { Metadata } from "next";
import { PlainLogin } from "@/components/auth/plain-login";
import { MAIN_ID } from "@/lib/browser/names";
import { loginCopy as copy } from "@/lib/content/auth";
import { formMetadata } from "@/lib/plain-forms/form-metadata";
import { readState } from "@/lib/plain-forms/read-state";
import { plainPages, routes } from "@/lib/routes";

/** Rendered for each request: it shows what came of the form that was sent. */
export const dynamic = "force-dynamic";

type Props = PageProps<"/formulir/masuk">;

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  return formMetadata(await readState(plainPages.login, searchParams), { title: copy.title, description: copy.description, path: routes.login });
}

/** /formulir/masuk: the sign-in without scripts. */
export default async function PlainLoginPage({ searchParams }: Props) {
  const state = await readState(plainPages.login, searchParams);
  return (
    <main id={MAIN_ID} data-hydrate="idle" tabIndex={-1} className="wrap pt-10 pb-section outline-hidden">
      <div className="max-w-152">
        <PlainLogin state={state} />
      </div>
    </main>
  );
}
