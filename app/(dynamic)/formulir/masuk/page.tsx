import type { Metadata } from "next";
import { PlainLogin } from "@/components/auth/plain-forms";
import { loginCopy as copy } from "@/lib/content/auth";
import { readState } from "@/lib/plain-forms/page";
import { plainPages, routes } from "@/lib/routes";
import { formMetadata } from "@/lib/seo/form-metadata";

type Props = PageProps<"/formulir/masuk">;

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  return formMetadata(await readState(plainPages.login, searchParams), { title: copy.title, description: copy.description, path: routes.login });
}

/** /formulir/masuk: the sign-in without scripts. */
export default async function PlainLoginPage({ searchParams }: Props) {
  const state = await readState(plainPages.login, searchParams);
  return <PlainLogin state={state} />;
}
