import type { Metadata } from "next";
import { PlainLogin } from "@/components/auth/plain-login";
import { loginCopy as copy } from "@/lib/content/auth";
import { formMetadata, readState } from "@/lib/plain-forms/page";
import { plainPages, routes } from "@/lib/routes";

type Props = PageProps<"/formulir/masuk">;

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  return formMetadata(await readState(plainPages.login, searchParams), { title: copy.title, description: copy.description, path: routes.login });
}

/** /formulir/masuk: the sign-in without scripts. */
export default async function PlainLoginPage({ searchParams }: Props) {
  const state = await readState(plainPages.login, searchParams);
  return <PlainLogin state={state} />;
}
