import type { Metadata } from "next";
import { PlainReset } from "@/components/auth/plain-forms";
import { forgotCopy as copy } from "@/lib/content/auth";
import { readState } from "@/lib/plain-forms/page";
import { plainPages, routes } from "@/lib/routes";
import { formMetadata } from "@/lib/seo/form-metadata";

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
  return <PlainReset state={state} />;
}
