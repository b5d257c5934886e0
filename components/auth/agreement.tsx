import { registerWords } from "@/lib/content/auth";
import { privacyHref, termsHref } from "@/lib/routes";

/**
 * The agreement; its links open in a new tab, so that the form stays filled in. The spaces are part of the texts: Chrome drops
 * separate spaces from the accessible name of the checkbox.
 */
export function Agreement() {
  const { before, terms, and, privacy, after } = registerWords.agree;
  return (
    <>
      {`${before} `}
      <a href={termsHref} target="_blank" rel="noopener">
        {terms}
      </a>
      {` ${and} `}
      <a href={privacyHref} target="_blank" rel="noopener">
        {privacy}
      </a>
      {after}
    </>
  );
}
