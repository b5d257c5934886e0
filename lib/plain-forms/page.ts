import "server-only";
import type { Metadata } from "next";
import { cookies } from "next/headers";
import { formCopy } from "@/lib/content/form";
import { plainFormCopy } from "@/lib/content/plain-form";
import { webEnv } from "@/lib/env";
import { type FormState, openState, stateCookieName } from "@/lib/plain-forms/state";
import { type PlainPage, SENT_PARAMETER } from "@/lib/routes";
import { pageMetadata } from "@/lib/seo/page-metadata";

const nothingSent: FormState = { values: {}, errors: {}, at: 0 };

type Query = Promise<Record<string, string | string[] | undefined>>;

/**
 * What the page of a plain form shows: the result if its address says that the form was sent, or a message that the
 * result is missing; else an empty form.
 */
export async function readState(page: PlainPage, searchParams: Query): Promise<FormState> {
  if ((await searchParams)[SENT_PARAMETER] === undefined) return nothingSent;
  const name = stateCookieName(webEnv().https);
  return openState((await cookies()).get(name)?.value, page) ?? { ...nothingSent, refusal: plainFormCopy.lost };
}

/** Metadata of a plain form: not indexed; the title of a refused form starts with "Kesalahan:". */
export function formMetadata({ errors, refusal }: FormState, page: Parameters<typeof pageMetadata>[0]): Metadata {
  const isWrong = refusal !== undefined || Object.keys(errors).length > 0;
  return {
    ...pageMetadata({ ...page, title: isWrong ? formCopy.errorTitlePrefix + page.title : page.title }),
    robots: { index: false, follow: true },
  };
}
