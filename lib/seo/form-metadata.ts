import type { Metadata } from "next";
import { formCopy } from "@/lib/content/form";
import type { FormState } from "@/lib/plain-forms/state";
import { pageMetadata } from "@/lib/seo/page-metadata";

/** Metadata of a form without scripts: not indexed; the title of a refused form starts with "Kesalahan:". */
export function formMetadata({ errors, refusal }: FormState, page: Parameters<typeof pageMetadata>[0]): Metadata {
  const isWrong = refusal !== undefined || Object.keys(errors).length > 0;
  return {
    ...pageMetadata({ ...page, title: isWrong ? formCopy.errorTitlePrefix + page.title : page.title }),
    robots: { index: false, follow: true },
  };
}
