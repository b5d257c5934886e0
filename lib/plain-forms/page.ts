import "server-only";
import { cookies } from "next/headers";
import { plainFormCopy } from "@/lib/content/plain-form";
import { webEnv } from "@/lib/env";
import { type FormState, openState, stateCookieName } from "@/lib/plain-forms/state";
import { type PlainPage, SENT_PARAMETER } from "@/lib/routes";

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
